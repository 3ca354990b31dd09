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

figure queen_alice/qa_carpenter 96 72 0.48 3.8 2.7 Cabbages and Kings
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

figure queen_alice/qa_hatta_with_tea 96 72 0.48 3.8 2.7 Hatta with Tea
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

figure queen_alice/qa_hatta_in_prison 96 72 0.48 3.8 2.7 Hatta in Prison
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

figure queen_alice/qa_haigha_with_hay 96 72 0.48 3.8 2.7 Haigha with Hay
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

figure queen_alice/qa_guard_with_the_telescope 96 72 0.48 3.8 2.7 The Guard with the Telescope
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

figure queen_alice/qa_passenger_in_paper 96 72 0.48 3.8 2.7 The Passenger in Paper
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

figure queen_alice/qa_snoring_king 96 72 0.48 3.8 2.7 The Snoring King
shape moss A 4,150! 14,132 60,122 130,124 184,130 198,150!
use sleeper 66,86 0.92 C=ginger
shape rose A 40,150! 52,128 84,118 116,92 148,92 178,112 194,150!
hatch rose- 9 26 110 128,94 156,98 180,118
line rose- 5 72,146 92,128 112,118
use crownlet 148,132 0.6 C=pink D=pink
wire ink B 136,34! 152,34! 136,54! 152,54!
wire ink A 164,10! 188,10! 164,38! 188,38!
wire ink C 118,52! 128,52! 118,64! 128,64!

figure queen_alice/qa_red_kings_dream 96 72 0.48 3.8 2.7 The Red King’s Dream
shape moss A 2,150! 10,136 60,130 110,132 130,150!
use sleeper 56,96 0.82 C=ginger
shape rose A 24,150! 40,138 70,136 104,126 126,136 134,150!
hatch rose- 8 14 110 92,130 110,130 124,138
dot paper 112,84 5
oval paper B 108,88 5 4
oval paper B 116,76 7 6
shape paper A 150,4 170,6 182,18 195,28 196,46 188,60 176,72 156,72 144,80 130,70 116,64 112,48 116,30 128,22 136,8
use hair_drape 154,40 0.34 H=fair
use girlface 154,42 0.4 I=teal H=fair
shape fair 0 155,22 146,28 138,44 137,34 144,25 154,21 164,25 171,34 170,44 164,32
shape teal B 138,66 146,62 162,62 170,66 166,71 156,71 144,76
line ink 4 138,32 154,19 170,32

figure queen_alice/qa_eldest_oyster 96 72 0.48 3.8 2.7 The Eldest Oyster
use oyster 100,76 1.36
shape cream B 100,104 82,96 64,102 56,120 76,120 88,130 100,146! 112,130 124,120 144,120 136,102 118,96
line trim 3 86,104 84,114 90,124
line trim 3 112,104 116,114 110,124
shape ink 0 90,106 100,103 110,106 100,112
eye teal 84,78 11 6 -2,0 4
eye teal 116,78 11 6 -2,0 -4
line white 8 68,70 82,62 98,66
line white 8 132,70 118,62 102,66
line ink 3 70,86 84,90 98,86
line ink 3 102,86 116,90 130,86
oval nose C 100,92 6 7
wire ink 10 172,148 168,96 178,84 188,90
wire bark 5 172,148 168,96 178,84 188,90
tube soft 6 C 158,112 166,116 170,112

figure queen_alice/qa_youngest_oysters 96 72 0.48 3.8 2.7 The Youngest Oysters
use oyster 152,62 0.78 8
eye teal 142,62 6 7 -1,1
eye teal 162,64 6 7 -1,1
shape rose- C 144,76 152,74 160,78 152,86
use oyster 46,60 0.8 -8
eye teal 36,60 6 7 2,1
eye teal 56,58 6 7 2,1
line ink 4 38,76 48,80 56,73
use oyster 100,84 1.02
eye ochre 88,84 8 9 2,-2
eye ochre 112,84 8 9 2,-2
shape rose- B 86,102 100,105 114,100 108,114 94,114
shape white C 89,103 100,106 111,102 108,107 94,107
blush 80,98 6 4
blush 120,98 6 4

figure queen_alice/qa_curtsey_while_you_think 96 72 0.48 3.8 2.7 Curtsey While You Think
shape rose A 84,92 100,96 116,92 140,106 170,128 190,150! 10,150! 30,128 60,106
hatch rose- 9 36 100 130,102 158,122 176,142
line rose- 5 58,112 40,130 28,148
shape paper B 80,96 100,102 120,96 128,120 142,150! 58,150! 72,120
line trim 4 88,118 80,134 76,148
line trim 4 106,118 110,134 112,148
tube rose 18 B 74,106 48,112 32,132
tube rose 18 B 126,106 152,112 168,132
use mitten 32,134 0.7 S=skin
use mitten 168,134 -0.7 S=skin
use hair_drape 100,54 0.66 H=fair 6
use girlface 100,56 0.78 I=teal H=fair 6
line rose 4 88,82 97,86 106,83
shape fair B 106,18 90,28 74,48 66,62 66,40 80,20 102,12 124,20 136,40 134,64 126,48 116,30
line fair- 4 102,18 86,28 74,44
line fair- 4 110,18 124,32 132,50
shape teal B 101,12 86,2 82,16 90,22
shape teal B 105,12 120,2 124,16 116,22

figure queen_alice/qa_faster_faster 96 72 0.48 3.8 2.7 Faster! Faster!
line soft 4 2,34 24,32 46,34
line soft 4 4,58 20,56 36,58
line soft 4 2,108 20,106 38,108
line soft 4 8,132 24,130 36,132
shape fair A 72,50 54,44 26,46 10,56 28,60 14,74 36,74 26,88 50,86 74,90
line fair- 4 66,56 44,52 24,56
line fair- 4 64,72 46,70 30,74
shape teal A 46,150! 54,124 72,108 92,108 106,124 110,150!
hatch teal- 8 24 106 92,110 104,124 108,140
tube teal 16 B 92,124 108,126 122,120
use girlface 80,72 0.72 I=teal H=fair 8
shape rose- C 72,94 80,92 86,96 79,104
shape fair B 84,38 66,44 56,58 54,72 48,56 58,38 82,30 102,36 114,54 108,70 102,54
line ink 6 52,54 66,36 92,32
shape rose A 104,150! 110,122 128,106 152,104 172,116 184,150!
hatch rose- 8 28 106 158,106 174,124 180,142
use hair_drape 150,66 0.56 H=#4A3428
use girlface 150,70 0.76 I=rose H=#4A3428
shape #4A3428 B 116,72 118,48 136,34 154,32 172,42 182,58 182,76 170,62 154,50 134,58
line ink 4 126,58 138,56 146,62
line ink 4 154,62 164,56 174,58
shape rose- C 142,92 151,90 160,91 157,100 147,101
use crownlet 152,30 0.74 C=gold D=rose
shape paper B 124,112 138,104 152,112 166,104 178,114 168,122 152,120 136,122
use fist 118,124 0.7 S=skin

figure queen_alice/qa_crown_on_the_egg 96 72 0.48 3.8 2.7 The Crown on the Egg
shape bark A 8,128! 192,128! 192,150! 8,150!
wire soft C 10,139 190,139
wire soft C 52,130 52,138
wire soft C 150,130 150,138
wire soft C 96,140 96,149
tube teal 15 B 62,108 40,112 34,92
tube teal 15 B 138,108 160,112 168,92
use mitten 34,86 0.7 S=skin
use mitten 168,86 -0.7 S=skin
use egghead 100,80 0.96
eye teal 82,74 10 10 0,-4 2
eye teal 118,74 10 10 0,-4 -2
line brown 5 68,58 80,50 94,56
line brown 5 106,56 120,50 132,58
use bulb 101,86 0.7
line rose- 5 76,98 100,112 124,98
line ink 3 72,94 76,99 73,104
line ink 3 128,94 124,99 127,104
shape plum B 52,108 76,118 100,121 124,118 148,108 142,124 122,132 100,135 78,132 58,124
shape gold C 100,120 108,126 100,132 92,126
use crownlet 100,24 1 C=gold D=rose

figure queen_alice/qa_promise_to_humpty_dumpty 96 72 0.48 3.8 2.7 A Promise to Humpty Dumpty
use egghead 74,78 1.1
eye teal 54,70 11 9 4,0 -1
eye teal 94,70 11 9 4,0 2
line brown 6 38,52 52,44 68,52
line brown 6 80,50 96,40 110,52
use bulb 77,84 0.8
line rose- 6 46,100 76,116 106,97
line ink 3 42,96 46,101 43,106
line ink 3 110,92 106,98 109,103
shape ochre B 20,108 46,120 74,124 104,120 128,108 126,126 108,140 74,146 42,140 24,126
shape rose B 72,124 50,112 46,126 50,140
shape rose B 78,124 100,112 104,126 100,140
oval rose B 75,126 7 8
tube teal 18 B 128,118 150,124 166,104
shape bark A 4,138! 196,138! 196,150! 4,150!
wire soft C 60,140 60,149
wire soft C 130,140 130,149
use mitten 168,92 0.95 S=skin
line ink 4 168,78 170,62 168,52
shape skin B 163,84 162,60 168,54 174,60 174,84

figure queen_alice/qa_kings_messengers 96 72 0.48 3.8 2.7 The King’s Messengers
use shoulders 140,126 0.62 C=ochre
shape paper B 124,100! 140,114! 156,100! 152,128 140,136 128,128
use harehead 84,20 0.56
shape teal B 139,106 122,100 118,114 126,122
shape teal B 141,106 158,100 162,114 154,122
use shoulders 58,130 0.62 C=plum
use hatterhead 2,20 0.57
use hattergrin 2,20 0.57
shape rose B 57,116 38,106 34,122 42,130
shape rose B 59,116 78,106 82,122 74,130
use letter 100,134 0.9 -8
use fist 82,140 0.7 S=skin
use fist 122,138 -0.7 S=fur

figure queen_alice/qa_prisoner_of_the_square 96 72 0.48 3.8 2.7 The Prisoner of the Square
shape soft 0 10,8! 190,8! 190,142! 10,142!
hatch ink 10 60 100 120,10 150,10 184,10
use shoulders 100,126 0.86 C=plum
shape steel B 60,110 74,98 100,104 126,98 140,110 144,134 124,127 100,133 76,127 56,134
use manface 100,78 0.8
eye teal 86,76 8.5 8 0,2 4
eye teal 114,76 8.5 8 0,2 -4
line fair- 5 74,70 85,62 98,60
line fair- 5 102,60 115,62 126,70
use bulb 101,87 0.74
shape fair B 100,98 86,96 72,110 64,124 82,114 100,104 118,114 136,124 128,110 114,96
line ink 4 90,110 100,106 110,110
use helm 100,60 0.78 C=plum
both 100 wire ink 13 42,8! 42,142!
both 100 wire gold 6 42,8! 42,142!
both 100 wire ink 13 12,8! 12,142!
both 100 wire gold 6 12,8! 12,142!
both 100 wire ink 13 72,8! 72,142!
both 100 wire gold 6 72,8! 72,142!
shape gold A 4,2! 196,2! 196,15! 4,15!
shape gold A 4,137! 196,137! 196,149! 4,149!

figure queen_alice/qa_nobody_on_the_road 96 72 0.48 3.8 2.7 Nobody on the Road
shape straw B 150,54! 162,54! 198,150! 112,150!
wire paper B 157,62 156,76
wire paper B 157,88 156,106
wire paper B 157,120 156,140
shape moss A 176,56 170,40 180,24 194,28 199,44 194,58
wire ink B 186,56 187,76
use shoulders 78,128 0.8 C=rose
shape paper B 30,118 46,102 78,110 110,102 126,118 122,130 100,120 78,128 56,120 34,130
dot ink 44,116 2.6
dot ink 62,118 2.6
dot ink 94,118 2.6
dot ink 112,116 2.6
use manface 78,72 0.86
shape cream A 42,80 58,92 78,88 98,92 114,80 114,104 100,122 78,130 56,122 42,104
hatch trim 7 16 120 102,92 112,100 104,118
line trim 3 62,102 66,114 74,122
line trim 3 80,104 82,116 80,126
shape cream B 78,86 64,82 50,92 64,98 78,94 92,98 106,92 92,82
eye teal 65,68 9 9 4,0 1
eye teal 93,68 9 9 4,0 2
line steel 6 54,58 64,52 76,58
line steel 6 82,58 94,50 104,54
use bulb 80,78 0.9
use crownlet 78,24 1.2 C=gold D=rose
tube rose 20 B 140,140 148,112 132,86
shape skin B 140,86 132,70 112,58 92,54 94,48 112,46 134,52 148,66 152,82
line ink 2.6 104,50 120,53 134,62

figure queen_alice/qa_queen_of_the_hill 96 72 0.48 3.8 2.7 Speak When You’re Spoken To
shape moss A 2,150! 16,130 52,118 100,114 148,118 184,130 198,150!
hatch moss- 9 16 104 140,120 166,126 186,136
use shoulders 100,122 0.7 C=rose
shape paper B 44,118 36,86 48,74! 66,92 84,110 100,118 116,110 134,92 152,74! 164,86 156,118 132,124 100,130 68,124
use crowned 100,70 1.04 I=rose H=#4A3428
line ink 6 78,57 90,60 98,68
line ink 6 122,57 110,60 102,68
line ink 4 89,103 100,97 111,103
use heart 100,134 0.9 C=pink

figure queen_alice/qa_living_backwards 96 72 0.48 3.8 2.7 Living Backwards
use shoulders 84,128 0.78 C=cream
shape paper B 40,118 56,102 84,112 112,102 128,118 104,126 84,134 64,126
use crowned 84,70 1.04 I=teal H=straw
line fair-- 4 64,60 74,52 84,56
line fair-- 4 88,56 96,50 106,58
shape rose- B 76,92 84,88 93,92 92,104 84,108 77,104
shape tongue 0 79,101 84,99 90,101 84,106
tube cream 20 B 136,144 152,130 158,108
use mitten 160,94 0.86 S=skin
shape skin B 156,86 155,58 161,50 167,58 168,86
shape rose B 161,26! 168,38 166,46 158,46 155,38
wire teal A 134,40 150,16 176,16 190,40
shape teal B 126,36! 144,40! 130,54!

figure queen_alice/qa_queens_daughter 96 72 0.48 3.8 2.7 The Queen’s Daughter
use shoulders 74,128 0.76 C=plum
shape paper B 30,118 46,102 74,112 102,102 118,118 94,126 74,134 54,126
use crowned 74,72 1.02 I=ochre H=straw
line rose 5 64,96 75,101 87,95
use pawnpiece 152,104 1.02 C=plum+
use bloomface 152,68 0.9 F=skin
line rose 3 146,81 152,84 158,80
use crownlet 152,42 0.5 C=gold D=rose
tube plum 20 B 96,140 124,140 140,124
use fist 142,120 0.76 S=skin

figure queen_alice/qa_no_room_for_two_opinions 96 72 0.48 3.8 2.7 Turn Out Your Toes
use twincoat 2,38 0.56 C=rose
use twincoat 86,38 0.56 C=teal
use twinhead 56,88 0.6
use twinhead 144,88 0.6
eye teal 48,88 8 7 4,0 3
eye teal 74,88 8 7 4,0 3
line brown 5 38,76 50,78 60,84
line brown 5 66,84 76,78 86,76
shape nose B 66,88 78,98 74,104 66,105 61,101
shape rose- B 52,110 64,107 80,110 76,120 64,123 54,119
shape white C 56,110! 76,110! 74,114 58,114
use cap 56,76 0.6 C=rose T=pink
eye teal 126,88 8 7 -4,0 -3
eye teal 152,88 8 7 -4,0 -3
line brown 5 114,76 124,78 134,84
line brown 5 140,84 150,78 162,76
shape nose B 134,88 122,98 126,104 134,105 139,101
line ink 6 120,120 134,110 152,118
line soft 3 128,126 136,124 144,126
use cap 144,76 0.6 C=teal T=paper
line ink 4 100,28 98,40 100,52
line ink 4 88,32 90,42 94,50
line ink 4 112,32 110,42 106,50
