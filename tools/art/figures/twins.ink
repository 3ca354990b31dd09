// The twins whose collars tell their seat; the seats' colours are those of the theme.

part twindee
use twincoat 0,0 1 C=$C
use twinhead 100,94 0.94
eye teal 79,95 12 12 3,0 1
eye teal 121,95 12 12 3,0 -1
line brown 5 63,80 77,73 91,80
line brown 5 109,80 123,71 137,79
shape nose B 100,96 110,108 107,115 98,116 91,110
shape rose- B 66,119 100,126 134,117 125,137 100,144 75,137
shape white C 72,121 100,127 128,120 123,128 100,132 77,129
shape tongue 0 82,137 100,132 118,137 100,143
line ink 4 62,114 66,119 64,125
line ink 4 138,112 134,117 136,123
use cap 100,78 0.93 C=rose T=pink

part twindum
use twincoat 0,0 1 C=$C
use twinhead 100,94 0.94
eye teal 79,97 12 8 -3,0 -3
eye teal 121,97 12 8 -3,0 3
line brown 7 59,79 77,79 93,90
line brown 7 141,79 123,79 107,90
shape nose B 100,96 110,108 107,115 98,116 91,110
line ink 7 74,139 100,124 126,139
line soft 4 88,146 100,142 112,146
line ink 4 68,137 74,139 74,145
use cap 100,78 0.93 C=teal T=paper

figure rolling_in_wonderland/twin_dee 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#0B5C8F

figure rolling_in_wonderland/twin_dee_s1 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#0B5C8F

figure rolling_in_wonderland/twin_dee_s2 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#A8480A

figure rolling_in_wonderland/twin_dee_s3 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#0A6B50

figure rolling_in_wonderland/twin_dee_s4 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#8A3F72

figure rolling_in_wonderland/twin_dee_s5 64 64 0.32 5 3.6 the grinning twin
use twindee 0,0 1 C=#806000

figure rolling_in_wonderland/twin_dum 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#0B5C8F

figure rolling_in_wonderland/twin_dum_s1 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#0B5C8F

figure rolling_in_wonderland/twin_dum_s2 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#A8480A

figure rolling_in_wonderland/twin_dum_s3 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#0A6B50

figure rolling_in_wonderland/twin_dum_s4 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#8A3F72

figure rolling_in_wonderland/twin_dum_s5 64 64 0.32 5 3.6 the frowning twin
use twindum 0,0 1 C=#806000
