// Queen Alice's people, half figures on their cards.

figure queen_alice/qa_red_squire 96 72 0.48 3.8 2.7 The Red Squire
wire ink 11 152,150 152,6
wire bark 5 152,150 152,6
shape rose A 156,12! 197,8! 184,34! 197,60! 156,64!
use crownlet 170,42 0.42 C=pink D=pink
hatch rose- 7 12 100 162,14 174,13 186,12
use shoulders 84,128 0.88 C=rose
shape steel B 44,110 58,98 84,104 110,98 124,110 128,134 108,127 84,133 60,127 40,134
hatch soft 7 15 104 98,102 114,104 124,113
use crownlet 84,145 0.4 C=pink D=pink
use manface 84,78 0.8
eye ochre 70,76 8.5 8 2,0 -1
eye ochre 98,76 8.5 8 2,0 1
line ginger- 5 57,68 69,65 80,71
line ginger- 5 88,71 99,65 111,68
use bulb 85,87 0.76
shape ginger B 84,100 69,94 50,101 37,92 41,107 58,113 84,107 110,113 127,107 131,92 118,101 99,94
hatch ginger- 7 9 80 65,100 84,103 106,100
line ink 3.4 75,113 84,116 93,113
use helm 84,62 0.8 C=rose
use fist 152,124 0.9 S=skin

figure queen_alice/qa_white_squire 96 72 0.48 3.8 2.7 The White Squire
wire ink 11 152,150 152,6
wire bark 5 152,150 152,6
shape cream A 156,10! 196,10! 196,62! 156,62!
wire teal B 158,20 194,20
wire teal B 158,52 194,52
hatch trim 7 14 100 164,22 178,22 190,22
use shoulders 84,128 0.88 C=cream
shape steel B 44,110 58,98 84,104 110,98 124,110 128,134 108,127 84,133 60,127 40,134
hatch soft 7 15 104 98,102 114,104 124,113
wire teal B 58,142 84,146 110,142
use manface 84,78 0.8
both 84 line fair 7 50,66 46,84 54,100
eye teal 70,78 8.5 10 0,-2 2
eye teal 98,78 8.5 10 0,-2 -2
line fair- 5 58,69 68,63 80,66
line fair- 5 88,66 100,63 110,69
use bulb 85,90 0.66
line ink 4 71,106 82,110 99,102
line rose 3 76,111 84,114 91,110
both 84 dot nose- 64,94 1.6
both 84 dot nose- 60,91 1.6
use helm 84,62 0.8 C=teal
use fist 152,124 0.9 S=skin

figure queen_alice/qa_carpenter 96 72 0.48 3.8 2.7 The Carpenter
use shoulders 88,126 0.96 C=bark
shape paper B 62,96! 66,118 62,150! 118,150! 114,118 118,96! 104,108 76,108
hatch trim 8 18 196 116,106 114,124 116,146
use manface 88,74 0.86
both 88 shape brown B 54,74 44,84 46,104 58,110 62,92
eye teal 73,72 9 6 2,0 -3
eye teal 103,72 9 6 2,0 3
shape brown 0 58,66 72,56 88,66 72,63
shape brown 0 90,66 104,56 118,66 104,63
use bulb 89,88 1
shape brown B 88,100 72,98 52,108 60,124 88,130 116,124 124,108 104,98
hatch brown- 7 14 96 64,108 88,104 112,108
line ink 5 76,110 88,114 100,110
shape paper A 50,52! 58,12! 90,4! 120,12! 128,52! 88,44
hatch trim 8 24 104 100,10 118,14 124,36
line trim 4 60,20 88,12 116,20
wire soft C 90,6! 88,44
shape paper B 46,58 52,40 88,36 126,40 132,58 88,50
shape steel A 126,104! 180,22! 196,42! 146,118!
shape steel 0 196,44 190,52! 194,58! 184,62! 188,70! 176,74! 180,82! 168,86! 172,94! 160,98! 164,106! 150,110! 146,118
wire ink C 196,42! 189,50! 194,58! 184,62! 188,70! 176,74! 180,82! 168,86! 172,94! 160,98! 164,106! 150,110!
line soft 3 138,98 166,62 186,36
shape ginger A 118,104 134,96 152,112 154,130 140,142 122,130
oval skin B 136,120 6 5 45
use fist 128,124 0.9 S=skin

figure queen_alice/qa_hatta_with_tea 96 72 0.48 3.8 2.7 Hatta with tea
use shoulders 78,126 0.8 C=plum
shape paper B 58,92! 78,112! 98,92! 90,122 78,130 66,122
use hatterhead 18,2 0.62
use hattergrin 18,2 0.62
shape rose B 77,104 56,92 48,108 58,122
shape rose B 81,104 102,92 110,108 100,122
oval rose B 79,107 7 8
tube plum 24 B 130,140 146,148 152,130
use cup 152,98 0.88
line soft 4 146,66 140,54 150,44 144,30
line soft 4 164,66 158,52 170,42 164,26
use fist 146,126 0.9 S=skin

figure queen_alice/qa_hatta_in_prison 96 72 0.48 3.8 2.7 Hatta in prison
shape soft 0 10,8! 190,8! 190,142! 10,142!
hatch ink 10 60 100 120,10 150,10 184,10
use shoulders 98,124 0.86 C=plum
shape paper B 78,92! 98,112! 118,92! 110,122 98,130 86,122
use hatterhead 37,2 0.62
line ink 5 82,95 98,87 114,95
line soft 3 88,100 98,97 108,100
shape #BFD9E0 C 84,70 80,80 84,84 88,80
both 100 wire ink 13 42,8! 42,142!
both 100 wire steel 6 42,8! 42,142!
both 100 wire ink 13 12,8! 12,142!
both 100 wire steel 6 12,8! 12,142!
both 100 wire ink 13 72,8! 72,142!
both 100 wire steel 6 72,8! 72,142!
shape steel A 4,2! 196,2! 196,16! 4,16!
shape steel A 4,136! 196,136! 196,149! 4,149!
use fist 72,118 0.8 S=skin
use fist 128,118 -0.8 S=skin

figure queen_alice/qa_haigha_with_hay 96 72 0.48 3.8 2.7 Haigha with hay
use shoulders 76,128 0.78 C=ochre
shape paper B 56,96! 76,112! 96,96! 90,130 76,140 62,130
use harehead 14,4 0.62
shape teal B 75,104 54,96 50,112 58,122
shape teal B 79,104 100,96 104,112 96,122
oval teal B 77,108 6 7
shape straw A 158,84 146,60 124,34 136,40 134,20 150,36 156,8 166,36 184,14 180,38 194,34 178,62 172,84 180,112 192,134 164,142 140,138 148,112
hatch straw-- 8 24 96 150,104 160,106 172,104
line straw-- 4 156,84 148,58 134,34
line straw-- 4 162,84 162,54 158,18
line straw-- 4 168,84 174,54 184,26
line straw-- 3 164,84 172,60 190,42
tube ochre 22 B 126,142 140,132 152,112
shape rose B 144,86 164,92 184,86 184,98 164,104 144,98
use fist 150,104 0.9 S=fur

figure queen_alice/qa_aged_aged_man 96 72 0.48 3.8 2.7 The Aged Aged Man
wire ink 11 26,150 26,66 34,48 50,46 58,58
wire bark 5 26,150 26,66 34,48 50,46 58,58
shape soft A 44,150! 50,116 66,98 100,92 134,98 152,116 160,150!
hatch ink 8 32 106 132,98 150,116 157,140
line ink 4 60,110 56,126 56,144
both 100 shape cream B 62,52 46,58 40,76 48,94 60,104 66,86
both 100 line trim 3.4 58,60 50,76 54,94
use manface 100,68 0.9
shape cream A 66,86 80,96 100,92 120,96 134,86 136,110 124,136 110,149 96,150! 84,142 72,128 64,108
hatch trim 8 22 120 120,98 132,104 126,130
line trim 4 78,102 82,122 92,140
line trim 4 94,104 98,124 104,142
line trim 4 112,102 112,122 108,140
shape cream B 100,88 84,84 68,94 82,102 100,96 118,102 132,94 116,84
shape ink 0 92,104 100,102 108,104 100,110
eye teal 84,66 9.5 5.5 -1,0 4
eye teal 116,66 9.5 5.5 -1,0 -4
line steel 8 70,58 82,50 94,54
line steel 8 130,58 118,50 106,54
line soft 3 74,74 84,78 94,74
line soft 3 106,74 116,78 126,74
line soft 3 84,34 100,31 116,34
line soft 3 80,42 100,38 120,42
use bulb 101,80 1.05
line cream 5 78,24 72,38 74,46
use fist 28,112 0.9 S=skin
tube soft 20 B 66,116 52,136 36,126
use fist 28,118 0.9 S=skin

figure queen_alice/qa_anglo_saxon_attitude 96 72 0.48 3.8 2.7 The Anglo-Saxon Attitude
tube teal 24 B 74,118 40,128 22,98
tube teal 24 B 124,118 160,106 170,62
shape teal A 68,150! 66,120 82,100 100,98 118,100 134,120 134,150!
hatch teal- 8 30 104 116,102 132,120 133,140
wire gold B 68,140 100,146 134,140
shape ochre B 76,112 100,102 124,112 100,124
use manface 100,62 0.92
both 100 shape fair B 60,36 50,54 48,78 54,98 66,88 66,62
both 100 line fair- 4 58,50 54,70 58,88
shape fair A 58,56 58,30 78,10 100,6 122,10 142,30 142,56 128,44 116,48 100,42 84,48 72,44
hatch fair- 8 20 110 110,10 132,22 141,40
line fair- 4 98,8 90,22 88,38
wire gold 6 60,40 100,28 140,40
goggle teal 84,62 11 -2,-5
goggle teal 118,62 11 -2,-5
line fair-- 5 70,46 82,42 94,48
line fair-- 5 108,48 118,40 132,44
use bulb 101,76 0.9
shape fair B 100,86 84,84 70,94 62,108 82,104 100,94 118,104 138,108 130,94 116,84
shape rose- C 92,98 100,96 108,98 100,108
shape skin B 10,76 6,64 14,66 18,52 24,64 32,54 34,68 42,66 36,82 34,96 16,96
line ink 3 18,80 24,76 32,80
shape skin B 156,44 152,32 160,34 164,18 170,30 180,20 180,34 190,32 184,48 180,64 162,62
line ink 3 164,48 170,44 178,48

figure queen_alice/qa_guard_with_the_telescope 96 72 0.48 3.8 2.7 The guard with the telescope
use shoulders 84,128 0.86 C=#2F4F53
shape paper B 62,102! 84,122! 106,102! 98,130 84,138 70,130
both 84 shape #2F4F53 B 62,100 48,112 62,140 82,150! 78,126
dot gold 84,140 4
use manface 84,80 0.86
shape ink B 46,92 58,94 70,100 84,94 98,100 110,94 122,92 118,112 104,122 84,116 64,122 50,112
hatch soft 8 14 96 52,100 70,104 98,104 116,100
line rose- 4 76,112 84,114 92,112
line ink 6 58,72 70,78 82,76
line soft 4 60,80 70,84 80,80
line ink 6 92,66 104,60 118,64
use bulb 85,90 0.9
shape #2F4F53 A 40,58 42,32 60,18 84,14 108,18 126,32 128,58 84,48
hatch ink 8 24 104 100,18 120,28 127,46
wire gold B 41,50 84,40 127,50
shape ink A 36,60 60,50 84,48 110,50 134,60 112,66 84,60 58,66
oval gold C 84,30 9 9
shape ochre A 96,62! 128,52! 134,80! 102,88!
shape gold A 128,50! 164,36! 172,72! 134,84!
shape ochre A 162,32! 186,22! 198,66! 174,76!
oval #BFD9E0 B 192,44 6 23 -15
line paper 4 100,68 128,60 158,50
line ochre-- 4 106,84 138,76 168,66
use fist 140,78 0.9 S=skin
tube #2F4F53 22 B 140,140 150,120 146,98
use fist 144,84 0.95 S=skin

figure queen_alice/qa_passenger_in_paper 96 72 0.48 3.8 2.7 The passenger in paper
shape paper A 22,150! 28,124 50,106 82,98 114,106 136,124 142,150!
hatch trim 8 30 104 114,108 132,124 138,142
line soft 2.6 46,126 60,122 74,124
line soft 2.6 44,134 60,130 76,133
line soft 2.6 92,124 106,122 118,126
line soft 2.6 92,132 106,130 120,134
line soft 2.6 46,142 60,138 74,141
shape paper B 62,98! 82,118! 100,98! 96,128 82,136 68,128
use manface 82,74 0.84
both 82 line soft 8 44,62 42,76 48,90
oval none C 68,72 12 11
oval none C 98,72 12 11
wire ink C 80,72 86,72
eye teal 68,72 8 7 4,1 1
eye teal 98,72 8 7 4,1 2
line soft 5 54,60 66,54 80,60
line soft 5 88,58 100,50 112,56
use bulb 83,84 0.86
line ink 4 70,101 82,97 94,101
line soft 3 76,107 82,106 88,108
shape paper A 34,52! 80,4! 130,52! 82,42
hatch trim 8 22 118 92,18 108,34 124,48
wire soft C 80,6! 82,42
shape paper B 28,56 50,46 82,42 116,46 136,56 110,62 82,56 54,62
line soft 2.6 56,42 66,36 76,34
shape paper A 124,66! 160,78! 196,66! 196,134! 160,148! 124,136!
wire ink B 160,78! 160,148!
hatch trim 8 16 180 160,86 160,140
line ink 5 132,76 146,80 154,84
line soft 2.6 131,88 144,92 154,96
line soft 2.6 131,98 144,102 154,106
line soft 2.6 131,108 144,112 154,116
line soft 2.6 131,118 144,122 154,126
line soft 2.6 166,92 178,88 190,84
line soft 2.6 166,102 178,98 190,94
line soft 2.6 166,112 178,108 190,104
use fist 126,122 0.8 S=skin
