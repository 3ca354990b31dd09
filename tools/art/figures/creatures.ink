// Queen Alice's beasts.

figure queen_alice/qa_lion 96 72 0.48 3.8 2.7 The Fight for the Crown
shape ochre A 98,2 118,8 140,6 150,22 170,28 172,48 186,62 180,82 190,100 178,118 182,138 168,150! 32,150! 18,138 22,118 10,100 20,82 14,62 28,48 30,28 50,22 60,6 80,8
hatch ochre-- 9 30 150 144,12 166,30 178,56 184,84 182,112
both 100 line ochre-- 5 60,16 48,34 44,54
both 100 line ochre-- 5 38,40 30,62 32,84
both 100 line ochre-- 5 26,84 26,106 34,124
both 100 line ochre-- 5 40,100 42,124 52,144
line ochre-- 5 90,8 86,20 88,30
both 100 shape fur B 64,38 46,28 44,50 58,60
both 100 dot tongue 53,44 5
shape #D9B27A A 100,28 130,34 148,58 146,86 130,100 132,122 116,138 100,140 84,138 68,122 70,100 54,86 52,58 70,34
hatch fur- 8 14 195 148,62 145,84 132,98
shape fur 0 92,32 100,44 108,32 104,70 96,70
both 100 line brown 7 60,60 74,48 92,58
oval white C 78,70 15 14
oval white C 122,70 15 14
eye ochre 78,72 11 6 2,1 -2
eye ochre 122,72 11 6 2,1 2
wire ink B 93,68 100,64 107,68
both 100 oval none B 78,70 16 15
shape brown B 86,92 100,88 114,92 110,102 100,108 90,102
shape cream B 100,108 84,104 68,114 76,130 100,124 124,130 132,114 116,104
line ink 4 100,106 100,116 92,124 76,122
line ink 4 100,116 108,124 124,122
shape rose- C 90,126 100,122 110,126 104,136 96,136
both 100 dot brown 82,112 2
both 100 dot brown 76,117 2
both 100 dot brown 86,119 2
both 100 line soft 2.4 70,116 52,112 34,116
both 100 line soft 2.4 70,121 54,124 38,132

figure queen_alice/qa_unicorn 96 72 0.48 3.8 2.7 The Lion and the Unicorn
shape gold A 68,46! 20,2! 88,32!
wire ink C 58,38 66,26
wire ink C 46,28 52,18
wire ink C 35,17 40,11
shape steel A 100,22 134,16 168,34 186,70 192,110 196,150! 140,150! 142,110 120,60
line soft 5 112,28 148,36 170,74 176,140
line soft 5 120,38 146,54 160,92 160,146
line soft 4 140,22 172,48 186,96
shape cream A 84,36 92,12 104,22 112,36 134,56 146,92 152,150! 68,150! 82,122 84,108 62,112 40,116 22,112 14,98 22,84 50,72 66,46
hatch trim 8 26 110 128,56 142,90 148,128
shape pink C 92,34 95,20 102,30
shape steel B 78,38 92,30 108,32 118,44 106,44 104,54 94,46 84,54
eye teal 78,72 11 8 -3,1 -3
line soft 6 62,62 78,56 94,66
line ink 5 20,96 24,92 29,96
line ink 4 22,108 38,104 52,106
line trim 4 52,78 46,92 52,100
line trim 4 84,108 98,102 106,88
blush 62,92 10 7
shape teal A 60,136 72,126 84,136 98,126 112,136 126,126 140,134 154,126 164,140 160,150! 62,150!
line paper 3 76,148 82,140 86,148
line paper 3 108,148 112,140 116,148
line paper 3 138,148 142,140 146,148

figure queen_alice/qa_walrus 96 72 0.48 3.8 2.7 The Walrus
shape bark A 98,8 128,14 150,38 158,68 180,92 192,126 194,150! 10,150! 14,122 28,92 44,68 50,38 70,14
hatch bark- 9 34 112 148,44 164,78 182,104 188,132
line bark- 5 46,86 34,112 32,144
line bark- 4 86,18 100,22 116,18
line bark- 4 82,27 100,31 120,27
shape rose A 44,124 70,118 100,134 132,118 158,124 164,150! 38,150!
shape paper B 80,130 100,146 122,130 130,150! 70,150!
hatch rose- 8 18 100 132,124 148,124 158,130
both 100 oval none C 76,58 16 14
eye brown 76,58 11 9 2,3 4
eye brown 124,58 11 9 2,3 -4
line bark-- 6 58,48 74,38 90,38
line bark-- 6 110,38 126,38 142,48
shape #BFD9E0 C 62,66 54,80 60,88 68,80
both 100 shape paper B 74,96! 92,98! 90,120 84,144! 74,122
both 100 hatch trim 7 10 10 77,108 80,124
shape straw A 100,84 84,74 60,78 42,94 36,114 50,118 66,112 82,112 100,100 118,112 134,112 150,118 164,114 158,94 140,78 116,74
hatch straw-- 8 22 98 60,86 80,82 98,90 120,82 144,88
line straw-- 4 84,82 64,92 52,112
line straw-- 4 116,82 136,92 148,112
line straw-- 4 92,88 82,98 76,110
line straw-- 4 108,88 118,98 124,110
shape ink 0 86,70 100,64 114,70 110,80 100,84 90,80
line soft 4 92,70 98,68 104,69

figure queen_alice/qa_bandersnatch 96 72 0.48 3.8 2.7 The Bandersnatch
shape rose- A 40,150! 30,120 10,110! 30,98 8,82! 34,78 18,54! 46,58 40,30! 66,42 70,10! 90,32 108,6! 116,34 144,18! 138,44 166,42! 152,64 160,150!
hatch ink 9 24 120 84,30 112,30 138,40 150,60
shape rose A 60,150! 50,116 58,76 84,50 116,46 150,56 178,70 192,84 190,94 166,96 140,98 150,104 176,110 180,124 156,134 132,136 130,150!
hatch rose- 9 26 62 58,84 72,62 94,50 116,47
line rose- 5 66,146 62,122 68,100
line rose- 5 82,148 80,130 84,114
shape ink B 188,94 164,96 138,96 118,104 122,116 140,118 160,122 180,122 152,108
shape tongue B 124,108 140,106 158,114 172,124 158,126 138,118
shape white C 146,97! 152,108! 158,96!
shape white C 160,96! 166,106! 172,95!
shape white C 174,95! 179,104! 184,93!
shape white C 142,119! 147,110! 153,121!
shape white C 160,122! 166,113! 171,122!
goggle ochre 122,70 14 3,1
shape rose- B 104,66 116,54 138,62 142,70 122,62
line ink 5 180,78 186,80 188,85
line rose- 4 146,70 158,76 166,86
line rose- 4 140,64 156,68 172,78
shape rose A 112,150! 106,126 118,120 122,130 132,122 136,134 146,130 146,150!
both 127 shape white C 112,140! 108,150! 118,150!

figure queen_alice/qa_fawn 96 72 0.48 3.8 2.7 The Fawn
both 92 shape fur A 70,44 44,34 14,22 20,46 40,62 64,62
both 92 shape pink C 60,50 40,42 26,34 38,52
shape fur A 70,100 60,126 52,150! 160,150! 152,126 124,112 116,98
hatch fur- 9 26 110 124,114 146,124 154,140
shape cream B 78,112 94,120 110,112 116,150! 72,150!
dot cream 132,128 5
dot cream 144,138 5
dot cream 128,144 4
dot cream 64,136 4
shape fur A 92,14 116,22 126,46 120,70 108,90 108,106 92,116 76,106 76,90 64,70 58,46 68,22
hatch fur- 8 14 200 126,48 119,72 108,92
dot cream 82,30 3.4
dot cream 102,30 3.4
dot cream 92,40 3.4
dot cream 92,22 3
shape cream B 92,86 108,92 106,106 92,114 78,106 76,92
shape ink B 92,96 82,90 86,85 98,85 102,90
line ink 3.4 92,96 91,104 84,107
line ink 3.4 92,103 97,107 101,106
eye brown 72,60 11 13 2,0 3
eye brown 112,60 11 13 2,0 -3
line brown 4 60,44 70,40 80,44
line brown 4 104,44 114,40 124,44
wire moss- B 150,150 164,120 176,104
shape moss B 164,122 160,100 170,88 178,104
shape moss B 166,120 184,112 196,118 182,128
wire moss- B 20,150 24,124 18,106
shape moss B 23,124 10,112 12,96 24,106

figure queen_alice/qa_jabberwock 96 72 0.48 3.8 2.7 The Jabberwock
shape moss-- A 30,150! 22,110 4,84! 26,86 14,50! 40,60 38,14! 66,44 88,78 96,150!
line moss 4 74,120 54,80 40,24
line moss 4 68,126 42,94 18,56
line moss 4 64,134 38,112 10,88
shape moss-- A 176,150! 180,116 198,96! 184,92 196,58! 172,76 150,110 150,150!
shape moss- A 72,150! 84,120 86,88 78,64 80,34 104,14 132,18 150,38 154,66 146,92 152,120 168,150!
hatch ink 9 26 165 134,22 151,46 152,70 146,94 152,122
shape trim B 92,150! 98,120 98,92 116,90 124,120 136,150!
line moss-- 4 98,112 110,118 122,112
line moss-- 4 96,128 112,134 128,128
line moss-- 4 93,142 114,148 132,142
shape rose B 120,18! 134,2 146,20 160,12 156,34 172,34 160,52 174,62 156,70! 150,44 138,26
shape moss- A 92,22 70,26 44,36 22,50 12,64 20,72 44,70 66,72 58,80 36,84 28,92 40,104 70,108 98,100 124,76 128,44 112,24
hatch moss-- 8 20 100 70,78 92,96 112,88
shape ink B 18,70 44,70 72,70 88,78 76,90 54,94 34,92 58,82
shape rose B 86,78 70,80 52,88 38,100 52,96 72,92 84,86
shape white C 22,71! 27,84! 33,70!
shape white C 38,70! 43,82! 49,70!
shape white C 54,70! 59,80! 65,70!
shape white C 42,94! 46,84! 53,95!
shape white C 60,95! 64,86! 71,94!
shape gold B 72,52! 84,40 98,44! 104,54! 88,58
shape ink 0 86,43 90,49 87,57 84,50
line ink 8 62,44 84,34 108,50
line ink 4 18,58 24,56 28,60
line moss-- 4 44,46 56,50 58,60
line moss-- 4 36,56 46,58 50,64
wire ink B 92,24 86,8 76,4
wire ink B 104,20 104,6 98,1
dot ink 75,4 4
dot ink 97,3 4
shape trim B 84,150! 80,134 88,128 92,138 100,128 102,140 112,132 112,150!

figure queen_alice/qa_monstrous_crow 96 72 0.48 3.8 2.7 The Monstrous Crow
shape ink A 96,58 70,30 40,14 4,8! 18,28 2,34! 18,48 4,58! 24,66 14,80! 36,84 30,100! 56,98 80,100
shape ink A 110,58 132,26 160,8 198,2! 184,22 199,30! 182,44 196,56! 176,64 184,80! 162,82 166,98! 140,96 120,100
both 103 line soft 4 90,62 60,36 20,18
both 103 line soft 4 86,70 54,52 20,40
both 103 line soft 4 84,80 54,68 22,60
both 103 line soft 4 84,90 58,82 36,80
shape ink A 104,34 124,40 134,60 134,90 126,120 136,148! 116,138 104,149! 94,138 76,148! 82,118 76,92 78,62 88,42
hatch soft 9 20 160 130,64 132,90 124,118
both 104 line soft 3 88,106 94,114 100,106
both 104 line soft 3 92,122 98,128 103,122
shape gold A 104,66 118,76 110,92 104,112! 98,92 90,76
line ochre 4 104,72 102,88 104,104
wire ink C 92,82 104,86 116,82
eye rose 88,62 11 9 2,1 5
eye rose 120,62 11 9 -2,1 -5
line steel 6 74,48 90,52 102,64
line steel 6 134,48 118,52 106,64
both 104 tube gold 5 B 90,136 84,144 76,149

figure queen_alice/qa_jubjub_bird 96 72 0.48 3.8 2.7 The Jubjub Bird
shape rose A 98,40 90,20 78,10! 94,14 98,2! 106,14 116,4! 116,18 130,12! 120,28 118,40
shape rose A 50,150! 44,118 50,86 66,56 90,38 118,36 140,50 150,74 148,100 158,126 164,150!
hatch rose- 9 26 150 130,42 148,64 150,88 150,108 160,136
shape cream B 84,150! 78,126 86,108 102,116 112,106 124,116 134,108 140,128 136,150!
line rose 3 92,128 100,138 108,128
line rose 3 112,128 120,138 128,128
shape ochre A 50,94 26,82 4,56! 8,84 2,102! 16,112 14,128! 32,130 40,144! 56,134
line gold 4 48,104 28,94 10,72
line gold 4 48,116 30,110 12,104
line gold 4 50,126 36,124 22,124
shape gold A 138,66 164,62 190,74 198,92! 182,88 160,90 142,86
shape gold A 140,90 158,92 178,96 166,108 146,106
shape rose- C 144,86 162,90 180,91 160,94 144,92
line ochre 3 152,70 168,70 184,80
goggle teal 100,70 16 5,-1
goggle teal 134,66 13 4,-1
line ink 7 80,54 98,46 116,58
line ink 7 120,54 132,44 148,52
line rose- 4 76,92 84,100 92,100

figure queen_alice/qa_railway_goat 96 72 0.48 3.8 2.7 The Railway Goat
both 100 shape trim A 84,36 66,28 50,10 26,2 12,14 10,36 20,54! 22,34 34,20 50,30 66,48
both 100 line brown 3 56,22 52,26 46,28
both 100 line brown 3 40,12 38,18 36,22
both 100 line brown 3 22,16 24,22 30,24
shape ink A 34,150! 42,126 66,112 100,108 134,112 158,126 166,150!
hatch soft 8 24 106 128,112 150,124 160,142
shape rose B 70,112! 100,142! 130,112! 122,150! 78,150!
shape paper B 68,108! 100,132! 132,108! 112,110 100,118 88,110
both 100 shape cream B 66,52 46,50 30,62 34,74 52,74 68,66
both 100 shape pink C 60,58 46,58 38,64 50,68
shape cream A 100,26 128,34 136,58 124,84 120,108 110,116 90,116 80,108 76,84 64,58 72,34
hatch trim 8 16 200 134,54 124,80 119,106
shape cream B 100,20 112,30 118,48 106,44 100,54 92,44 80,48 88,30
line trim 3 98,26 96,36 94,44
line trim 3 106,28 108,36 106,44
shape ink B 100,100 90,94 94,88 106,88 110,94
line ink 4 84,106 100,112 116,106
shape cream A 84,112 100,118 116,112 112,130 102,149! 90,134
line trim 3 94,120 98,132 101,144
line trim 3 106,120 105,130 103,142
eye gold 80,62 10 7 2,0 4
eye gold 120,62 10 7 2,0 -4
wire ink B 78,62 86,62
wire ink B 118,62 126,62
line soft 4 66,50 78,48 90,54
line soft 4 110,54 122,48 134,50
oval none C 120,62 14 13
line ink 2.4 134,66 142,90 140,116

figure queen_alice/qa_raven 96 72 0.48 3.8 2.7 The Raven
shape ink A 50,150! 46,116 54,82 68,52 90,30 118,26 140,42 146,66 140,92 148,122 152,150!
shape ink A 44,104 26,120 8,150! 60,150! 62,120
line soft 5 58,96 48,120 46,146
line soft 5 70,104 62,124 62,146
line soft 5 82,112 78,130 80,148
line soft 4 34,128 26,138 20,148
hatch steel- 8 18 140 126,34 142,52 144,74
line steel 3 86,36 76,50 70,66
both 110 shape ink B 96,92 88,104 94,112! 98,106 102,122! 108,108 110,130!
shape soft A 134,54 160,58 188,72 197,88! 178,90 156,92 138,82
line ink 4 136,76 164,78 192,86
line steel 3 146,62 164,64 182,74
wire ink C 152,66 160,68
eye gold 112,62 13 10 4,0 3
line steel 6 94,52 110,44 128,56
line soft 4 98,76 112,80 124,76
shape ink B 104,26 100,12! 112,18 116,6! 122,20 134,14! 130,30

figure queen_alice/qa_old_frog 96 72 0.48 3.8 2.7 The Old Frog
shape moss A 20,150! 20,126 36,108 60,100 140,100 164,108 180,126 180,150!
shape straw A 30,150! 34,122 56,108 100,122 144,108 166,122 170,150!
hatch straw-- 8 22 106 128,114 150,118 164,138
line straw-- 4 100,124 99,136 100,148
dot brown 92,138 3
shape rose B 98,114 80,106 72,118 80,130
shape rose B 102,114 120,106 128,118 120,130
oval rose B 100,116 7 8
shape moss A 100,34 124,32 150,44 168,68 166,92 142,108 100,114 58,108 34,92 32,68 50,44 76,32
hatch moss- 9 18 160 148,44 167,66 166,90 146,106
both 100 shape moss A 54,46 48,26 60,10 80,10 90,24 86,42
oval white B 70,28 15 13
oval white B 130,28 15 13
shape moss B 54,26 62,12 78,12 86,24 70,22
shape moss B 114,24 122,12 138,12 146,26 130,22
shape gold 0 64,24! 78,23! 80,34 72,38 64,34
shape gold 0 124,23! 138,24! 138,34 130,38 122,34
oval ink 0 72,30 5 3
oval ink 0 130,30 5 3
line ink 6 40,76 66,90 100,92
line ink 6 98,92 134,90 160,76
line ink 4 38,70 40,78 36,84
line ink 4 162,70 160,78 164,84
line moss- 4 70,100 100,104 130,100
both 100 line moss- 3 56,48 68,46 82,50
dot moss- 92,62 2.4
dot moss- 108,62 2.4
dot moss- 48,66 3.4
dot moss- 58,74 2.6
dot moss- 146,66 3
wire ink 8 178,150 178,84
wire bark 4 178,150 178,84
use fist 174,126 0.8 S=moss

figure queen_alice/qa_gnat 96 72 0.48 3.8 2.7 The Gnat
both 98 shape #DCE9E4 A 84,62 62,38 34,24 10,28 6,48 22,66 52,74 80,76
both 98 line teal+ 3 78,66 48,46 16,40
both 98 line teal+ 3 74,70 46,62 20,56
both 98 shape #DCE9E4 B 82,76 56,80 34,94 36,108 56,106 82,88
both 98 wire ink B 84,90 60,108 54,136 44,146
both 98 wire ink B 88,98 76,118 76,142 68,149
shape soft A 98,72 114,84 118,104 112,128 98,148 84,128 78,104 82,84
hatch ink 7 14 150 112,84 117,104 111,126
wire straw B 82,98 98,104 114,98
wire straw B 82,112 98,118 114,112
wire straw B 88,126 98,131 108,126
shape rose A 98,22 122,30 132,50 124,72 98,82 72,72 64,50 74,30
hatch rose- 8 14 190 128,36 131,52 122,70
goggle teal 82,50 15 3,3
goggle teal 114,50 15 3,3
line ink 5 66,36 78,28 92,34
line ink 5 104,34 118,28 130,36
line ink 4 88,72 98,70 108,72
shape steel B 95,74! 98,104! 102,74! 98,68
wire ink B 88,26 80,12 66,6
wire ink B 108,26 116,12 130,6
dot ink 65,6 4
dot ink 131,6 4

figure queen_alice/qa_horse_sure_of_its_feet 96 72 0.48 3.8 2.7 A Horse Sure of Its Feet
use horsehead 0,0 1 C=paper M=brown
shape teal B 70,150! 92,132 126,126 162,132 186,150!
line gold 4 84,142 126,132 168,140

figure queen_alice/qa_sheeps_shop 96 72 0.48 3.8 2.7 The Ribbon and the Pegs
shape brown A 4,4! 196,4! 196,14! 4,14!
shape brown A 120,62! 196,62! 196,72! 120,72!
shape teal B 132,60! 130,36 138,30 138,22! 150,22! 150,30 158,36 156,60!
shape rose B 166,60! 164,40! 190,40! 188,60!
line rose- 3 166,48 177,50 188,48
shape gold B 20,26! 18,14! 34,14! 32,26!
shape plum A 26,150! 30,126 52,112 84,110 116,114 134,130 138,150!
hatch plum- 8 22 106 112,114 128,126 134,142
shape cream A 84,16 100,10 112,20 126,22 130,36 142,44 138,60 146,72 136,84 138,98 122,102 112,112 84,114 56,112 46,102 30,98 32,84 22,72 30,60 26,44 38,36 42,22 56,20 68,10
hatch trim 8 14 190 128,30 140,48 142,70 137,92
both 84 shape soft B 58,54 40,54 28,66 36,74 56,68
shape soft A 84,40 104,44 112,60 106,80 98,100 84,108 70,100 62,80 56,60 64,44
hatch ink 7 12 200 111,60 105,80 97,98
shape cream B 84,32 98,34 106,44 98,52 84,50 70,52 62,44 70,34
oval white B 71,70 12 11
oval white B 97,70 12 11
eye ochre 71,71 8 6 0,2 1
eye ochre 97,71 8 6 0,2 -1
wire ink B 82,68 86,68
line ink 4 78,92 84,96 90,92
line ink 3 76,102 84,104 92,102
shape white B 54,14 84,4 114,14 118,26 84,20 50,26
wire steel 6 104,112 160,146
wire steel 6 178,108 124,146
dot ink 104,112 4
dot ink 178,108 4
shape rose A 136,122 152,114 168,124 168,140 150,149 134,140
line rose+ 3 140,128 152,126 164,134
line rose+ 3 138,136 150,136 162,142
line rose- 3 144,120 154,132 156,144

figure queen_alice/qa_all_the_kings_horses 96 72 0.48 3.8 2.7 All the King’s Horses
shape fur A 36,104 40,98 130,98 130,160! 20,160! 26,124
use horsehead -4,2 0.7 C=fur M=#4A3428
shape #8C6A80 A 74,128 80,120 160,120 160,160! 62,160!
use horsehead 32,22 0.72 C=#8C6A80 M=#42202F
use horsehead 68,46 0.7 C=paper M=brown
shape teal B 84,150! 110,134 150,130 186,138 200,150!
line gold 4 104,146 140,138 184,146

figure queen_alice/qa_daisy_chorus 96 72 0.48 3.8 2.7 The Daisy Chorus
wire moss- A 44,150 46,100
wire moss- A 156,150 154,100
wire moss- A 100,150 100,100
use leaf 52,150 0.7 30
use leaf 148,150 -0.7 -30
use leaf 112,150 0.7 20
use plaindaisy 44,86 0.78 C=white
use bloomface 44,86 0.94 F=gold+
shape rose- C 38,96 44,94 50,96 44,104
use plaindaisy 156,86 0.78 C=white
use bloomface 156,86 0.94 F=gold+
shape rose- C 150,96 156,94 162,96 156,104
use plaindaisy 100,62 1 C=white
use bloomface 100,62 1.2 F=gold+
shape rose- C 91,74 100,71 109,74 104,84 96,84
shape tongue 0 95,80 100,78 105,80 100,84

figure queen_alice/qa_daisy_the_pawn 96 72 0.48 3.8 2.7 Daisy the Pawn
use pawnpiece 52,92 1.26 C=#F4EAD2
wire moss- A 142,150 142,90
use leaf 144,150 0.8 34
use leaf 140,150 -0.8 -34
use daisyhead 142,62 1.06 C=white
use bloomface 142,62 1.26 F=gold+
line rose- 4 132,76 143,82 154,75

figure queen_alice/qa_lily_the_pawn 96 72 0.48 3.8 2.7 Lily the Pawn
use pawnpiece 52,92 1.26 C=#F4EAD2
wire moss- A 142,150 142,90
use leaf 144,150 0.8 34
use leaf 140,150 -0.8 -34
use petal 142,62 1.12 30 C=#E9DCC0
use petal 142,62 1.12 90 C=#E9DCC0
use petal 142,62 1.12 150 C=#E9DCC0
use petal 142,62 1.12 210 C=#E9DCC0
use petal 142,62 1.12 270 C=#E9DCC0
use petal 142,62 1.12 330 C=#E9DCC0
use petal 142,62 1.12 0 C=cream
use petal 142,62 1.12 60 C=cream
use petal 142,62 1.12 120 C=cream
use petal 142,62 1.12 180 C=cream
use petal 142,62 1.12 240 C=cream
use petal 142,62 1.12 300 C=cream
use bloomface 142,64 1.3 F=skin
line rose 4 134,80 142,83 150,79

figure queen_alice/qa_poppy_the_pawn 96 72 0.48 3.8 2.7 Violet the Pawn
use pawnpiece 52,92 1.26 C=rose
wire moss- A 142,150 142,90
use leaf 144,150 0.8 34
use leaf 140,150 -0.8 -34
shape rose A 142,6 160,2 178,14 180,30 196,42 192,66 180,78 178,98 158,108 142,102 126,108 106,98 104,78 92,66 88,42 104,30 106,14 124,2
hatch rose- 8 20 190 176,16 192,50 182,80
line rose- 4 142,12 140,24 142,34
line rose- 4 100,50 110,54 118,58
line rose- 4 114,92 122,88 128,84
shape ink B 142,30 164,36 174,56 170,78 156,92 142,94 128,92 114,78 110,56 120,36
use bloomface 142,62 1.2 F=skin
shape rose- C 136,76 142,74 149,76 143,84

figure queen_alice/qa_rose_the_pawn 96 72 0.48 3.8 2.7 Rose the Pawn
use pawnpiece 52,92 1.26 C=rose
wire moss- A 142,150 142,90
wire moss B 142,128 152,120
use leaf 144,150 0.8 34
use leaf 140,150 -0.8 -34
both 142 oval rose- A 110,76 22 26 24
oval rose- A 142,98 34 16
both 142 oval rose A 108,46 20 28 -18
hatch rose-- 8 16 190 178,26 190,48 186,80
oval rose A 120,26 28 20 -28
oval rose A 164,26 28 20 28
line rose- 4 104,22 122,16 140,24
line rose- 4 146,24 164,16 182,24
line rose- 4 94,36 92,52 98,66
line rose- 4 190,36 192,52 186,66
oval rose A 142,64 38 38
use bloomface 142,62 1.26 F=skin
line brown 4 124,48 132,46 138,52
line brown 4 146,52 152,46 160,48
line rose 4 134,78 142,76 150,78

figure queen_alice/qa_tiger_lily 96 72 0.48 3.8 2.7 Tiger-Lily
wire moss- A 100,150 100,90
use leaf 106,150 1.1 50
use leaf 94,150 -1.1 -50
shape #C9702B A 100,2! 114,26 136,8! 138,34 170,26! 154,54 178,78! 146,80 140,106! 118,94 100,112! 82,94 60,106! 54,80 22,78! 46,54 30,26! 62,34 64,8! 86,26
hatch rose- 9 18 190 138,26 156,48 150,78
line rose- 4 100,12 102,22 100,32
line rose- 4 44,34 58,42 66,50
line rose- 4 156,34 142,42 134,50
line rose- 4 38,76 52,72 64,70
both 100 dot brown 70,30 3
both 100 dot brown 56,54 3
both 100 dot brown 62,84 3
both 100 dot brown 82,22 2.6
both 100 dot brown 80,98 2.6
use bloomface 100,62 1.36 F=skin
line brown 4 80,48 90,48 98,54
line brown 4 120,48 110,48 102,54
shape rose- C 92,78 100,75 109,78 101,86

figure queen_alice/qa_pudding_this_is_alice 96 72 0.48 3.8 2.7 Pudding, This Is Alice
oval paper A 100,134 94 14
line trim 4 16,136 100,144 184,136
shape brown A 30,128 30,84 50,50 78,36 100,34 122,36 150,50 170,84 170,128 136,136 100,138 64,136
hatch ink 9 22 190 150,56 168,84 168,122
shape cream A 38,72 50,46 76,32 100,30 124,32 150,46 164,74 154,84 144,68 134,72 128,90 116,82 108,66 92,68 84,84 72,80 66,66 54,82 42,86
hatch trim 8 14 190 140,42 154,58 160,76
use leaf 102,32 0.5 30
use leaf 96,32 -0.5 -34
oval rose B 96,24 8 8
oval rose B 108,26 7 7
eye teal 78,98 11 9 0,-1 -3
eye teal 122,98 11 9 0,-1 3
line ink 6 62,86 78,82 92,92
line ink 6 138,86 122,82 108,92
blush 62,112 9 6
blush 138,112 9 6
shape rose- B 84,120 100,112 116,120 108,126 92,126
dot ink 50,104 2.4
dot ink 150,104 2.4
dot ink 100,132 2.4

figure queen_alice/qa_rocking_horse_fly 96 72 0.48 3.8 2.7 The Rocking-Horse-Fly
both 112 shape #DCE9E4 A 108,72 84,54 62,26 70,8 92,10 108,34
both 112 line teal+ 3 102,60 84,38 74,20
shape rose A 52,150! 60,118 50,96 58,78 84,70 128,70 152,78 162,96 156,118 166,150! 144,150! 134,116 82,116 74,150!
hatch rose- 8 22 106 132,72 152,84 158,106
use horsehead 8,24 0.5 C=rose+ M=ochre
shape gold B 90,70 108,64 126,70 124,86 108,90 92,86
line ochre 3 96,80 108,84 120,80
wire ink 12 14,128 50,144 108,148 166,144 196,128
wire bark 6 14,128 50,144 108,148 166,144 196,128
shape ochre B 160,90 180,94 190,112 184,128 176,112 162,104

figure queen_alice/qa_snap_dragon_fly 96 72 0.48 3.8 2.7 The Snap-Dragon-Fly
both 100 shape #DCE9E4 A 90,62 66,34 34,22 6,32 8,50 36,60 72,70
both 100 shape #DCE9E4 A 90,76 60,76 30,90 16,108 36,116 64,104 88,86
both 100 line teal+ 3 82,62 52,44 18,40
both 100 line teal+ 3 82,80 54,92 30,106
shape plum A 100,60 114,70 112,96 108,124 100,148 92,124 88,96 86,70
hatch plum- 7 12 170 113,72 111,98 106,126
line gold 3 90,88 100,92 110,88
line gold 3 91,104 100,108 109,104
line gold 3 93,120 100,123 107,120
shape brown A 100,24 122,30 130,46 122,62 100,68 78,62 70,46 78,30
hatch ink 7 12 190 124,34 129,48 120,60
shape gold B 84,30 78,16 90,18 92,2! 102,12 112,4! 112,18 122,14! 116,30 100,34
shape rose B 92,28 92,18 100,12! 108,20 108,28
eye gold 86,46 9 9 2,0 -2
eye gold 114,46 9 9 2,0 2
line ink 4 90,60 100,62 110,58
oval ink 0 100,54 3 2

figure queen_alice/qa_bread_and_butterfly 96 72 0.48 3.8 2.7 The Bread-and-Butterfly
both 100 shape straw A 88,64 70,26 40,6 10,14 6,40 18,62 8,84 16,112 44,120 72,102 90,84
both 100 shape #F2D58A B 80,62 64,34 42,20 22,26 20,42 32,60 22,82 28,102 46,106 68,92 82,80
both 100 line ochre 3 74,62 54,46 34,38
both 100 line ochre 3 74,80 54,84 36,94
hatch ochre 8 12 190 168,28 172,44 160,62
shape ochre A 100,62 112,70 112,110 100,146 88,110 88,70
hatch ochre-- 7 11 170 111,72 111,104
line ochre-- 3 90,92 100,96 110,92
line ochre-- 3 91,108 100,112 109,108
line ochre-- 3 94,124 100,127 106,124
shape white A 80,28! 120,28! 122,64! 78,64!
hatch trim 7 14 190 119,32 120,60
wire ink B 90,28 82,14 70,8
wire ink B 110,28 118,14 130,8
dot ink 69,8 4
dot ink 131,8 4
eye teal 91,44 8 9 2,1 2
eye teal 109,44 8 9 2,1 -2
line ink 3 92,56 100,58 108,56

figure queen_alice/qa_beetle_in_the_carriage 96 72 0.48 3.8 2.7 The Beetle in the Carriage
both 100 wire ink A 64,70 36,58 24,34
both 100 wire ink A 54,96 24,96 10,78
both 100 wire ink A 62,120 34,128 26,148
shape teal A 100,46 134,54 152,82 152,112 134,138 100,148 66,138 48,112 48,82 66,54
hatch teal- 8 26 170 138,60 152,90 150,116 130,140
line teal+ 6 62,84 66,68 80,58
wire ink B 100,48 100,148
line teal- 5 84,60 78,96 86,134
shape ink A 100,14 126,20 138,40 128,56 100,60 72,56 62,40 74,20
oval white B 84,38 11 11
oval white B 116,38 11 11
eye ochre 84,39 8 7 2,1 2
eye ochre 116,39 8 7 2,1 -2
oval none C 116,38 14 14
line steel 4 92,52 100,54 108,51
wire ink B 86,16 76,4 64,6
wire ink B 114,16 124,4 136,6

part fish
shape $C A -78,0 -60,-22 -24,-36 14,-30 40,-12 56,-4 84,-28! 80,0 84,28! 56,6 40,14 14,30 -24,34 -60,20
hatch $C- 8 18 250 -40,30 -10,34 18,28 38,14
shape $C- B -30,-34 -14,-52 12,-44 16,-29 -6,-34
line $C- 4 -38,-26 -30,0 -38,26
wire $C- C -16,-14 -10,-4 -16,6
wire $C- C 2,-16 8,-6 2,4
wire $C- C 20,-12 25,-3 20,6
wire $C- C -8,6 -2,14 -8,22
wire $C- C 12,6 17,13 12,20
goggle gold -54,-5 12 -2,1
line ink 4 -78,4 -68,9 -58,12

figure queen_alice/qa_haddocks_eyes 96 72 0.48 3.8 2.7 Haddocks’ Eyes
use fish 98,48 0.9 C=#5E8A88
use fish 104,110 -0.88 C=steel
line teal+ 4 2,142 40,138 80,143
line teal+ 4 100,146 150,140 196,145
