figure queen_alice/qa_golden_crown 96 72 0.48 3.8 2.7 The Golden Crown
shape rose A 34,120 56,104 100,100 144,104 166,120 158,142 100,148 42,142
hatch rose- 8 16 100 122,116 142,122 154,132
shape gold A 46,112! 32,50! 66,80 82,34! 100,72 118,34! 134,80 168,50! 154,112! 100,120
hatch ochre 9 20 104 126,84 144,90 156,98
line gold+ 5 56,98 49,72
both 100 oval rose B 32,46 8 8
both 100 oval rose B 82,28 8 8
shape rose B 100,86! 111,97! 100,108! 89,97!
both 100 dot paper 66,100 4

figure queen_alice/qa_all_ways_are_mine 96 72 0.48 3.8 2.7 All Ways Are Mine
shape bark A 92,150! 92,35! 108,35! 108,150!
hatch brown 9 12 180 107,73 107,106 107,140
shape straw A 104,44! 166,44! 186,60! 166,75! 104,75!
hatch trim 9 14 104 130,48 150,48 168,54
shape straw A 96,81! 34,81! 14,96! 34,112! 96,112!
hatch trim 9 14 104 40,85 60,85 80,85
wire bark 4 120,60 156,60
wire bark 4 80,96 44,96
shape gold A 74,39! 66,10! 84,21 100,4! 116,21 134,10! 126,39!
hatch ochre 7 12 104 108,23 118,27
line gold+ 4 80,33 77,19

figure queen_alice/qa_anklets_against_sharks 96 72 0.48 3.8 2.7 Anklets Against Sharks
both 100 shape fair A 54,4! 84,4! 82,65 94,113 92,140! 26,140! 26,122 50,109 58,67
both 100 hatch fair- 8 14 180 80,14 80,36 80,57
both 100 shape brown A 26,122 52,109 92,113! 92,144! 22,144!
both 100 shape steel A 48,67! 88,67! 90,93! 46,93!
both 100 hatch soft 8 12 100 66,71 76,71 86,71
both 100 shape steel B 50,67! 42,47! 62,67!
both 100 shape steel B 66,67! 68,45! 80,67!
both 100 shape steel B 50,93! 36,109! 62,93!
both 100 shape steel B 68,93! 72,113! 82,93!
both 100 dot soft 56,81 2.6
both 100 dot soft 80,81 2.6

figure queen_alice/qa_arched_doorway 96 72 0.48 3.8 2.7 The Arched Doorway
shape steel A 38,150! 38,66 56,23 100,8 144,23 162,66 162,150!
hatch soft 11 18 160 146,33 158,62 158,101 158,140
shape plum A 58,150! 58,74 72,43 100,31 128,43 142,74 142,150!
hatch plum- 9 22 180 140,72 140,101 140,140
line plum+ 3 84,37 84,150
line plum+ 3 114,37 114,150
oval gold B 128,99 6 6
shape cream B 76,62! 124,62! 124,86! 76,86!
wire ink 3 84,74 116,74
both 100 shape cream B 4,86! 32,86! 32,117! 4,117!
both 100 wire ink 3 10,97 26,97
both 100 wire ink 3 10,106 22,106
shape gold A 88,25! 82,6! 94,14 100,4! 106,14 118,6! 112,25!

figure queen_alice/qa_bishops_lost_move 96 72 0.48 3.8 2.7 The Bishop’s Lost Move
shape rose A 12,148! 14,132 34,125 42,94 36,76 40,68 30,47 44,20 52,12 62,22 74,47 64,68 68,76 62,94 70,125 90,132 92,148!
hatch rose- 8 16 180 70,49 62,72 60,94 68,121
line rose+ 4 40,47 48,29
line cream 4 60,29 50,45
oval rose A 52,10 6 6
shape cream A 104,113! 136,113! 136,144! 104,144!
shape plum A 132,82! 164,82! 164,113! 132,113!
shape cream A 160,51! 192,51! 192,82! 160,82!
hatch plum- 7 14 104 144,86 154,86 162,90
hatch trim 7 14 104 176,55 186,55 190,60

figure queen_alice/qa_check_to_the_dreamer 96 72 0.48 3.8 2.7 Check to the Dreamer
shape rose A 6,146! 14,124 26,104 16,76 30,62 50,70 70,62 86,76 76,104 88,124 96,146!
hatch rose- 8 16 110 66,72 80,80 76,104 84,126
line rose+ 4 24,88 30,76
shape rose A 45,64! 45,50! 34,50! 34,38! 45,38! 45,26! 57,26! 57,38! 68,38! 68,50! 57,50! 57,64!
shape cream A 106,146! 112,126 120,106 106,62! 126,84 132,54! 148,80 164,54! 170,84 192,62! 178,106 186,126 192,146!
hatch trim 8 16 110 160,84 174,88 174,106 182,130
oval cream B 106,58 6 6
oval cream B 132,50 6 6
oval cream B 164,50 6 6
oval cream B 192,58 6 6
line ink 5 120,34 112,18
line ink 5 148,28 148,8
line ink 5 176,34 186,18

figure queen_alice/qa_chimney_piece 96 72 0.48 3.8 2.7 The Chimney-Piece
shape trim A 22,42! 178,42! 178,148! 22,148!
hatch bark 10 18 160 176,65 176,103 176,141
shape ink A 54,68! 146,68! 146,148! 54,148!
shape ginger B 76,148! 70,120 86,106 84,89 104,101 112,84 124,106 132,125 124,148!
shape gold C 88,148! 86,129 98,118 104,106 112,123 116,137 112,148!
shape bark A 10,27! 190,27! 190,46! 10,46!
hatch brown 9 12 104 120,31 150,31 180,31
shape gold B 86,27! 84,12 100,4 116,12 114,27!
oval cream B 100,15 9 9
line ink 2.6 100,15 100,10
line ink 2.6 100,15 105,17
shape teal B 40,27! 36,15 44,10 52,15 48,27!
shape teal B 152,27! 148,15 156,10 164,15 160,27!

figure queen_alice/qa_coal_scuttle 96 72 0.48 3.8 2.7 The Coal Scuttle
wire ink 9 44,66 70,16 130,16 156,66
wire steel 4 44,66 70,16 130,16 156,66
shape ink A 40,66 58,44 76,50 92,34 112,46 130,38 146,54 162,66
line soft 5 64,58 74,52
line soft 5 106,54 118,50
shape steel A 20,64! 180,64! 158,128 100,140 42,128
hatch soft 9 24 150 172,72 162,98 152,124
line steel+ 6 40,78 52,112
shape teal A 64,140! 136,140! 142,150! 58,150!
line soft 3 30,80 100,88 170,80

figure queen_alice/qa_eighth_square 96 72 0.48 3.8 2.7 The Eighth Square
shape cream A 14,118! 22,104 30,98 34,78 24,62 38,44 54,62 44,78 48,98 56,104 64,118!
hatch trim 7 12 110 52,62 46,80 54,104
line teal 9 72,74 112,74
shape teal A 108,58! 132,74! 108,90!
shape rose A 134,118! 140,100 148,90 136,48! 152,68 160,36! 168,66 184,48! 174,90 182,100 188,118!
hatch rose- 7 14 110 170,72 176,88 182,104
oval gold B 160,32 6 6
shape plum A 2,120! 50,120! 50,148! 2,148!
shape cream A 50,120! 100,120! 100,148! 50,148!
shape plum A 100,120! 150,120! 150,148! 100,148!
shape gold A 150,120! 198,120! 198,148! 150,148!
hatch ochre 8 12 104 170,124 182,124 194,124

figure queen_alice/qa_fight_for_best 96 72 0.48 3.8 2.7 The Rules of Battle
shape bark A 22,144! 144,30! 154,40! 34,150!
hatch brown 8 10 130 60,116 90,88 120,60
shape straw A 178,144! 56,30! 46,40! 166,150!
hatch trim 8 10 50 140,116 110,88 80,60
oval rose A 158,26 20 20
hatch rose- 7 14 150 168,14 176,28 170,40
oval cream A 42,26 20 20
hatch trim 7 14 150 52,14 60,28 54,40
line ink 5 100,26 100,6
line ink 5 84,32 74,14
line ink 5 116,32 126,14

figure queen_alice/qa_ham_sandwich_bag 96 72 0.48 3.8 2.7 The Ham-Sandwich Bag
wire ink 11 64,58 66,16 134,16 136,58
wire brown 5 64,58 66,16 134,16 136,58
shape fair A 26,56! 174,56! 184,148! 16,148!
hatch fair- 10 24 150 176,70 180,100 182,136
shape fair- A 24,56! 176,56! 168,86 100,94 32,86
oval gold B 100,92 9 9
shape cream A 44,104! 156,104! 156,116! 44,116!
shape tongue B 40,116! 160,116! 158,124! 42,124!
shape moss B 44,122 60,130 80,122 100,130 120,122 140,130 156,122 152,132 48,132
shape cream A 44,130! 156,130! 156,142! 44,142!
hatch trim 8 8 104 120,106 136,106 150,106

figure queen_alice/qa_horsemans_sword 96 72 0.48 3.8 2.7 Ahoy! Ahoy! Check!
shape steel A 66,92! 158,8! 184,4! 180,30! 92,116!
hatch soft 9 14 130 110,92 140,64 170,36
line steel+ 5 82,92 170,14
shape gold A 44,76! 58,68! 112,124! 102,136!
hatch ochre 7 10 130 92,108 104,120
shape rose A 60,104! 76,120! 34,150! 22,138!
hatch rose- 7 10 130 52,132 62,126
line gold 3 44,118 56,132
line gold 3 34,128 46,142
oval gold A 24,146 11 11

figure queen_alice/qa_if_he_woke 96 72 0.48 3.8 2.7 If He Woke
shape rose A 34,132 60,118 100,116 140,118 166,132 150,146 100,150 50,146
hatch rose- 8 14 100 124,132 146,134
wire rose A 164,128 186,116 178,134
shape cream A 78,122! 76,59! 124,59! 122,122! 100,128
hatch trim 8 16 180 122,71 122,93 122,114
shape cream B 76,59! 84,53 100,57 116,51 124,59! 122,79 112,71 106,85 98,71 86,67
line ink 3.4 100,57 100,47
shape gold A 100,4 114,28 108,45 100,49 92,45 86,28
shape ginger C 100,22 106,34 100,45 94,34
both 100 line ink 5 60,28 44,20
both 100 line ink 5 60,47 38,47
both 100 line ink 5 62,65 46,75

figure queen_alice/qa_invention_for_gates 96 72 0.48 3.8 2.7 An Invention for Gates
both 100 shape bark A 14,150! 14,38! 36,38! 36,150!
both 100 oval gold A 25,26 14 14
wire ink 11 36,67 164,67
wire trim 5 36,67 164,67
wire ink 11 36,118 164,118
wire trim 5 36,118 164,118
wire ink 9 60,142 60,47
wire trim 4 60,142 60,47
wire ink 9 86,142 86,47
wire trim 4 86,142 86,47
wire ink 9 114,142 114,47
wire trim 4 114,142 114,47
wire ink 9 140,142 140,47
wire trim 4 140,142 140,47
hatch brown 7 12 180 186,61 186,91 186,130
hatch brown 7 12 180 36,61 36,91 36,130
line ink 5 100,38 100,10
shape gold B 84,22! 100,4! 116,22!

figure queen_alice/qa_jam_to_morrow 96 72 0.48 3.8 2.7 Jam To-morrow
shape rose A 50,50! 150,50! 160,74 158,140 100,148 42,140 40,74
hatch rose- 9 24 150 150,68 156,100 154,134
line rose+ 6 56,76 54,116
shape cream A 52,82! 148,82! 148,122! 52,122!
wire ink 3 64,96 136,96
wire ink 3 64,108 118,108
shape teal A 42,22! 158,22! 164,52! 140,46 130,56 110,48 90,56 70,48 56,56 36,52!
hatch teal- 8 14 104 120,28 140,28 154,34
shape cream B 46,24! 52,10 100,4 148,10 154,24!
wire ink 3 46,34 154,34

figure queen_alice/qa_looking_glass_house 96 72 0.48 3.8 2.7 The Looking-Glass House
shape gold A 16,8! 184,8! 184,126! 16,126!
hatch ochre 9 12 160 182,40 182,80 182,120
shape #CFE0DE A 32,22! 168,22! 168,112! 32,112!
shape rose A 74,112! 74,70! 126,70! 126,112!
hatch rose- 8 16 180 124,80 124,100
shape plum A 64,72! 100,36! 136,72!
shape cream B 94,112! 94,90! 108,90! 108,112!
line white 6 44,58 70,30
line white 5 44,80 58,64
shape bark A 6,128! 194,128! 194,146! 6,146!
hatch brown 9 10 104 120,132 150,132 180,132

figure queen_alice/qa_memorandum_book 96 72 0.48 3.8 2.7 The Memorandum-Book
shape teal A 36,8! 132,8! 138,20 138,140 132,146! 36,146!
hatch teal- 9 20 150 136,40 136,80 136,130
shape cream A 48,18! 128,18! 128,136! 48,136!
wire soft 3 60,44 116,44
wire soft 3 60,62 116,62
wire soft 3 60,80 104,80
wire soft 3 60,98 110,98
wire ink 7 28,30 46,30
wire ink 7 28,62 46,62
wire ink 7 28,94 46,94
wire ink 7 28,126 46,126
shape gold A 150,116! 178,20! 192,24! 164,120! 152,132!
shape cream B 152,132! 150,116! 164,120!
shape rose B 176,26! 180,14! 194,18! 190,30!
hatch ochre 7 9 20 172,100 180,70 186,44

figure queen_alice/qa_memory_both_ways 96 72 0.48 3.8 2.7 A Memory Both Ways
oval cream A 100,95 46 46
hatch trim 8 18 150 128,68 140,95 130,122
both 100 shape teal A 96,87! 40,87! 40,72! 6,95! 40,118! 40,103! 96,103!
hatch teal- 8 12 104 140,91 152,82 166,87
oval gold B 100,95 14 14
line ink 4 100,95 100,67
line ink 4 100,95 78,106
shape gold A 72,42! 62,10! 84,23 100,4! 116,23 138,10! 128,42!
hatch ochre 7 12 104 108,25 120,31
line gold+ 4 78,36 75,23

figure queen_alice/qa_mousetrap_on_horseback 96 72 0.48 3.8 2.7 The Mousetrap on Horseback
shape bark A 12,108! 188,108! 188,132! 12,132!
hatch brown 9 14 104 120,112 150,112 180,112
shape bark- A 32,132! 52,132! 48,150! 36,150!
shape bark- A 148,132! 168,132! 164,150! 152,150!
shape gold A 118,108! 172,108! 160,74! 128,86!
oval ochre C 140,98 6 5
oval ochre C 156,92 4 4
wire ink 10 24,108 32,52 76,28 116,44 132,74
wire steel 5 24,108 32,52 76,28 116,44 132,74
wire ink 6 24,108 44,70 70,66 92,108
wire steel 3 24,108 44,70 70,66 92,108
oval steel B 26,104 10 10

figure queen_alice/qa_my_own_invention 96 72 0.48 3.8 2.7 My Own Invention
shape plum A 66,18! 86,18! 90,36 106,44 122,34! 136,48! 126,64 132,80 150,84! 150,104! 132,108 124,124 136,140! 120,150! 104,142 88,148! 64,148! 62,142 46,142 34,150! 18,138! 28,122 20,106 2,104! 2,84! 20,80 26,64 16,48! 30,34! 46,44 62,36
hatch plum- 9 18 150 116,60 126,90 116,124
oval cream A 76,92 26 26
oval plum B 76,92 9 9
shape gold A 154,62! 164,62! 168,74 178,70! 186,78! 180,88 184,96 196,98! 196,110! 184,112 180,120 186,130! 176,138! 166,132 160,144! 148,144! 144,132 134,138! 126,128! 132,118 128,108 128,98 134,88 128,78! 138,70! 148,74
hatch ochre 7 12 150 176,88 182,104 174,124
oval cream B 158,104 12 12
line ink 5 126,22 132,4
line ink 5 148,28 164,12
line ink 5 168,44 188,34

figure queen_alice/qa_plain_brooch 96 72 0.48 3.8 2.7 A Plain Brooch
wire ink 10 10,120 190,66
wire steel 5 10,120 190,66
oval gold A 100,80 76 54
hatch ochre 9 16 150 150,52 166,78 152,110
oval gold- B 100,80 62 42
oval plum A 100,80 52 34
hatch plum- 8 20 150 128,62 142,80 128,100
line plum++ 6 62,72 82,58 104,54
both 100 dot cream 32,80 4
dot cream 100,32 4
dot cream 100,128 4

figure queen_alice/qa_queen_alices_sceptre 96 72 0.48 3.8 2.7 Queen Alice’s Sceptre
shape gold A 20,138! 128,50! 138,62! 32,150!
hatch ochre 8 9 130 60,117 90,92 118,69
line gold+ 4 34,135 126,58
shape rose B 64,106! 76,96! 84,108! 74,117!
shape gold A 118,69! 104,42! 128,44 130,17! 148,33 168,12! 168,39 194,40! 170,58 172,83! 146,77
hatch ochre 7 14 120 156,44 164,58 158,69
oval rose B 144,54 11 11
line cream 3 140,50 146,48
oval rose B 104,40 6 6
oval rose B 130,16 6 6
oval rose B 170,10 6 6
oval gold A 24,144 11 11

figure queen_alice/qa_queen_of_the_wool 96 72 0.48 3.8 2.7 Fourteen Pairs of Needles
wire ink 9 40,15 150,129
wire straw 4 40,15 150,129
wire ink 9 160,15 60,129
wire straw 4 160,15 60,129
oval teal A 100,90 60 56
hatch teal- 9 22 150 134,57 152,88 134,125
line teal++ 4 48,82 76,48 112,40
line teal++ 4 46,98 84,57 130,48
line teal++ 4 52,115 100,69 146,63
line teal++ 4 66,129 110,86 156,82
line teal++ 4 60,63 100,88 122,138
line teal++ 4 84,44 120,78 142,123
wire teal A 150,125 178,138 194,129 190,144 150,146
oval gold A 38,13 9 9
oval gold A 162,13 9 9

figure queen_alice/qa_railway_carriage 96 72 0.48 3.8 2.7 The Railway Carriage
wire ink 6 0,142 200,142
shape teal A 12,36! 20,22 180,22 188,36! 188,112! 12,112!
hatch teal- 9 20 150 186,48 186,80 186,108
shape teal-- A 8,36! 18,16 182,16 192,36!
shape #CFE0DE A 26,46! 66,46! 66,80! 26,80!
shape #CFE0DE A 80,46! 120,46! 120,80! 80,80!
shape #CFE0DE A 134,46! 174,46! 174,80! 134,80!
line white 5 32,70 46,52
line white 5 86,70 100,52
line white 5 140,70 154,52
line gold 4 14,94 186,94
both 100 oval ink A 44,124 19 19
both 100 oval gold B 44,124 11 11
both 100 dot ink 44,124 4

figure queen_alice/qa_red_knights_mace 96 72 0.48 3.8 2.7 The Red Knight’s Club
shape bark A 18,136! 108,61! 118,73! 30,150!
hatch brown 8 9 130 54,113 82,89
line bark+ 4 32,134 106,71
shape rose A 108,22! 124,24 136,4! 146,22 170,10! 168,32 194,38! 176,53 190,77! 168,75 160,99! 144,83 122,95! 124,73 100,67! 116,51
hatch rose- 8 20 140 160,38 168,53 158,71
line rose+ 5 126,45 136,34
oval steel C 146,51 8 8
shape gold B 96,61! 110,49! 128,69! 114,83!
oval gold A 24,142 11 11

figure queen_alice/qa_red_turret 96 72 0.48 3.8 2.7 The Red Turret
shape rose A 58,148! 64,62! 136,62! 142,148!
shape rose A 46,64! 46,14! 70,14! 70,32! 88,32! 88,14! 112,14! 112,32! 130,32! 130,14! 154,14! 154,64!
hatch rose- 9 20 180 134,76 136,104 138,140
hatch rose- 9 14 104 134,20 144,40 150,56
line rose+ 5 56,24 56,54
shape ink A 84,148! 84,118 100,104 116,118 116,148!
wire rose- 3 66,82 84,82
wire rose- 3 76,98 66,98
wire rose- 3 116,86 134,86
shape gold B 94,70! 106,70! 106,90! 94,90!

figure queen_alice/qa_white_turret 96 72 0.48 3.8 2.7 The White Turret
shape cream A 58,148! 64,62! 136,62! 142,148!
shape cream A 46,64! 46,14! 70,14! 70,32! 88,32! 88,14! 112,14! 112,32! 130,32! 130,14! 154,14! 154,64!
hatch trim 9 20 180 134,76 136,104 138,140
hatch trim 9 14 104 134,20 144,40 150,56
line white 5 56,24 56,54
shape ink A 84,148! 84,118 100,104 116,118 116,148!
wire trim 3 66,82 84,82
wire trim 3 76,98 66,98
wire trim 3 116,86 134,86
shape gold B 94,70! 106,70! 106,90! 94,90!

figure queen_alice/qa_rowing_boat 96 72 0.48 3.8 2.7 The Rowing Boat
wire ink 9 60,8 128,104
wire straw 4 60,8 128,104
wire ink 9 140,8 72,104
wire straw 4 140,8 72,104
shape bark A 4,72! 40,82 160,82 196,72! 180,112 140,130 60,130 20,112
hatch brown 9 20 140 184,84 168,104 140,122
line bark+ 4 20,90 100,98 180,90
shape teal A 4,72! 40,82 160,82 196,72! 190,86 100,98 10,86
line moss 5 0,138 26,132 50,140 76,132 100,140 126,132 150,140 176,132 198,138
line moss 4 30,148 54,144 78,149 102,144 126,149

figure queen_alice/qa_runaway_shawl 96 72 0.48 3.8 2.7 The Runaway Shawl
shape teal A 6,54 40,34 84,40 126,22 194,6! 184,52 160,92 118,122 88,124 70,146! 72,126 56,142! 58,122 40,134! 46,112 24,88
hatch teal- 10 24 130 170,42 152,80 118,110
line teal++ 5 24,62 70,58 120,44 170,26
line teal++ 5 44,86 90,84 140,66
line gold 4 30,78 80,74 130,58 178,38
line gold 4 56,106 96,104 134,86
line ink 4 2,20 30,12
line ink 4 0,36 20,30

figure queen_alice/qa_sand_in_the_inkstand 96 72 0.48 3.8 2.7 I Shall Never, Never Forget
shape bark A 12,88! 188,88! 182,146! 18,146!
hatch brown 10 20 104 120,94 150,94 176,104
shape steel A 44,92! 48,58 72,54 96,58 100,92!
shape ink B 50,62 72,58 94,62 92,72 52,72
hatch soft 7 12 104 82,74 94,80
shape cream A 66,62! 60,30 28,4! 52,4 76,24 74,62!
line soft 2.6 70,58 62,28 40,10
shape gold A 116,92! 126,64 140,58 156,64 166,92!
dot ochre 132,40 3
dot ochre 144,30 3
dot ochre 152,44 3
dot ochre 136,52 3
dot ochre 158,32 2.4
line gold 3 26,108 174,108

figure queen_alice/qa_saucepan_helmet 96 72 0.48 3.8 2.7 The Saucepan Helmet
shape teal A 84,40! 78,15 96,4! 116,13 112,40!
hatch teal- 6 12 130 100,13 108,23 108,34
shape steel A 24,57! 152,57! 146,114 124,139 88,146 52,139 30,114
hatch soft 10 24 150 144,74 136,106 116,131
line steel+ 7 42,74 46,108
shape steel- A 18,46! 158,46! 158,63! 18,63!
shape bark A 156,46! 198,38! 198,57! 158,63!
hatch brown 7 9 104 174,48 186,46
both 88 dot soft 34,84 3

figure queen_alice/qa_scented_rushes 96 72 0.48 3.8 2.7 The Scented Rushes
line moss 9 100,148 70,95 34,39
line moss 9 100,148 84,89 70,32
line moss 9 100,148 102,85 104,24
line moss 9 100,148 120,89 138,32
line moss 9 100,148 134,96 168,41
shape bark A 22,52 20,30 30,15 42,24 46,48 36,63
shape bark A 62,43 62,22 72,10 80,22 80,45 72,56
shape bark A 94,37 94,15 104,4 114,15 114,37 104,48
shape bark A 128,45 130,22 140,10 148,22 146,45 136,56
shape bark A 154,52 160,28 172,17 182,32 178,54 166,65
hatch brown 7 9 160 42,30 44,45
hatch brown 7 9 160 80,22 80,41
hatch brown 7 9 160 113,17 113,35
hatch brown 7 9 160 147,22 146,43
hatch brown 7 9 160 181,34 178,52
shape rose A 76,107! 124,107! 120,126! 80,126!
shape rose B 76,109 56,102 58,124 78,122
shape rose B 124,109 144,102 142,124 122,122

figure queen_alice/qa_second_square_by_train 96 72 0.48 3.8 2.7 Through the Third Square
oval cream B 122,23 16 12
oval cream B 150,15 20 12
oval cream B 182,17 14 10
shape ink A 14,34! 66,34! 66,107! 14,107!
shape #CFE0DE B 24,45! 54,45! 54,70! 24,70!
shape teal A 62,64! 168,64! 176,86 168,107! 62,107!
hatch teal- 9 18 104 110,68 140,68 164,75
shape ink A 96,64! 92,34! 116,34! 112,64!
shape gold B 66,75! 164,75! 164,83! 66,83!
shape rose A 8,101! 184,101! 184,113! 8,113!
oval ink A 40,120 18 18
oval gold B 40,120 9 9
oval ink A 94,120 18 18
oval gold B 94,120 9 9
oval ink A 146,120 18 18
oval gold B 146,120 9 9
shape rose A 0,139! 50,139! 50,150! 0,150!
shape cream A 50,139! 100,139! 100,150! 50,150!
shape rose A 100,139! 150,139! 150,150! 100,150!
shape cream A 150,139! 200,139! 200,150! 150,150!

figure queen_alice/qa_shelf_that_looks_empty 96 72 0.48 3.8 2.7 The Shelf that Looks Empty
shape bark A 10,4! 190,4! 190,148! 10,148!
hatch brown 10 12 160 188,40 188,90 188,140
shape cream A 24,18! 176,18! 176,66! 24,66!
shape cream A 24,82! 176,82! 176,134! 24,134!
hatch trim 9 14 104 40,22 70,22 100,22 130,22 160,22
hatch trim 9 14 104 40,86 70,86 100,86 130,86 160,86
line trim 3 66,60 82,52 96,60
line trim 3 116,126 132,118 146,126
oval moss B 58,116 14 14
shape moss B 50,134! 66,134! 64,128 52,128
line ink 4 150,46 160,38
line ink 4 150,56 166,54

figure queen_alice/qa_six_impossible_things 96 72 0.48 3.8 2.7 Six Impossible Things
shape gold A 100,28! 107,46! 126,48! 112,60! 116,78! 100,68! 84,78! 88,60! 74,48! 93,46!
hatch ochre 7 10 130 110,52 116,60
shape teal A 36,10! 42,26! 58,28! 46,38! 50,54! 36,46! 22,54! 26,38! 14,28! 30,26!
shape rose A 164,10! 170,26! 186,28! 174,38! 178,54! 164,46! 150,54! 154,38! 142,28! 158,26!
shape plum A 40,90! 46,106! 62,108! 50,118! 54,134! 40,126! 26,134! 30,118! 18,108! 34,106!
shape moss A 160,90! 166,106! 182,108! 170,118! 174,134! 160,126! 146,134! 150,118! 138,108! 154,106!
shape straw A 100,94! 106,110! 122,112! 110,122! 114,138! 100,130! 86,138! 90,122! 78,112! 94,110!
line white 4 30,24 34,34
line white 4 158,24 162,34
line white 4 94,44 98,54

figure queen_alice/qa_sort_of_thing_in_a_dream 96 72 0.48 3.8 2.7 A Sort of Thing in a Dream
shape white A 30,96 8,80 14,50 40,42 48,16 84,12 104,22 126,6 160,14 166,38 192,48 190,80 168,92 140,92 116,106 88,96 60,108
hatch trim 9 18 150 164,30 186,58 172,84
shape gold A 50,78! 44,46! 60,58 72,38! 84,58 100,46! 94,78!
hatch ochre 6 10 104 80,62 88,68
wire rose 9 116,50 122,34 140,32 146,46 134,58 130,68
dot rose 130,82 6
oval white A 46,120 14 11
oval white A 24,140 8 7

figure queen_alice/qa_tasselled_night_cap 96 72 0.48 3.8 2.7 The Tasselled Night-Cap
shape rose A 28,110 36,62 70,22 116,10 154,26 176,66 186,110 164,96 150,78 162,112
hatch rose- 10 22 130 130,26 154,52 160,92
line rose++ 5 48,86 70,50 104,30
line rose++ 5 84,94 100,66 122,48
shape cream A 18,108 40,98 100,94 152,100 170,110 168,134 146,144 100,148 44,144 20,134
hatch trim 9 14 100 112,106 134,108 154,116
oval gold A 186,118 12 12
line ochre 3.4 180,128 178,146
line ochre 3.4 186,130 187,148
line ochre 3.4 192,128 196,144

figure queen_alice/qa_thirty_times_three 96 72 0.48 3.8 2.7 Thirty-Times-Three
both 100 shape cream A 16,58! 72,58! 68,90 52,104 50,133! 66,142! 20,142! 38,133! 36,104 20,90
both 100 shape rose B 20,73! 68,73! 66,89 52,100 36,100 22,89
shape cream A 72,29! 128,29! 124,65 108,79 106,125! 124,137! 76,137! 94,125! 92,79 76,65
shape rose B 76,46! 124,46! 122,64 108,75 92,75 78,64
hatch rose- 6 10 150 118,50 118,62
line white 4 82,35 84,58
line white 4 26,64 28,83
line white 4 138,64 140,83
line ink 5 100,19 100,4
line ink 5 80,21 72,10
line ink 5 120,21 128,10

figure queen_alice/qa_thorn_for_everyone 96 72 0.48 3.8 2.7 The Kind That Has Nine Spikes
line moss- 15 14,144 60,104 110,70 190,10
line moss 8 14,144 60,104 110,70 190,10
shape moss A 52,112! 44,84! 70,98!
shape moss A 74,94! 88,120! 94,84!
shape moss A 104,76! 96,44! 124,64!
shape moss A 132,56! 150,84! 152,42!
shape moss A 158,36! 154,12! 176,24!
shape rose A 10,128 24,112 44,122 44,142 26,150 8,146
hatch rose- 7 12 150 34,120 42,132
line rose++ 3 18,132 28,124 36,134

figure queen_alice/qa_two_small_voices 96 72 0.48 3.8 2.7 Two Small Voices
shape cream A 8,16! 100,16! 108,26 108,72 100,80! 56,80! 38,104! 38,80! 14,80! 6,70 6,24
hatch trim 9 16 150 104,36 104,66
wire ink 4 22,36 88,36
wire ink 4 22,54 70,54
shape plum A 96,56! 186,56! 194,66 194,110 186,118! 166,118! 168,144! 144,118! 100,118! 92,108 92,64
hatch plum- 9 16 150 190,76 190,104
wire cream 4 108,76 176,76
wire cream 4 108,94 154,94

figure queen_alice/qa_wood_with_no_names 96 72 0.48 3.8 2.7 The Wood with No Names
shape bark A 34,146! 38,92! 54,92! 58,146!
shape bark A 142,146! 146,92! 162,92! 166,146!
shape moss A 4,78 12,48 40,34 70,46 80,76 66,98 26,100
shape moss A 120,76 132,46 160,34 188,48 196,78 176,100 136,98
hatch moss- 9 18 150 66,56 74,78
hatch moss- 9 18 150 178,52 190,78
shape bark A 90,150! 92,92! 108,92! 110,150!
shape moss- A 54,64 66,22 100,6 134,22 146,64 128,98 72,98
hatch ink 10 16 150 130,34 140,64 126,88
wire cream 8 86,44 92,28 110,28 116,44 102,58 100,68
dot cream 100,84 6
line moss- 5 0,148 60,146 140,146 200,148

figure queen_alice/qa_writing_desk 96 72 0.48 3.8 2.7 The Writing-Desk
shape bark A 20,64! 180,64! 196,97! 4,97!
hatch brown 10 20 104 120,68 150,68 176,76
shape bark- A 4,97! 196,97! 196,113! 4,113!
shape bark A 16,113! 34,113! 30,150! 20,150!
shape bark A 166,113! 184,113! 180,150! 170,150!
shape cream A 56,70! 116,66! 124,90! 58,94!
wire soft 2.6 66,78 110,75
wire soft 2.6 67,86 104,84
shape ink A 138,78! 140,62 156,62 158,78!
shape teal A 148,64! 142,33 160,4! 174,20 164,45 152,64!
hatch teal- 7 12 150 166,23 160,43
line cream 3 150,60 156,37 164,16
oval gold B 100,105 6 5

figure queen_alice/qa_corner_of_the_board 96 72 0.48 3.8 2.7 The Corner of the Board
shape bark A 30,4! 170,4! 170,148! 30,148!
hatch brown 10 10 160 168,41 168,91 168,140
shape cream A 42,16! 158,16! 158,136! 42,136!
shape rose B 42,16! 71,16! 71,45! 42,45!
shape rose B 100,16! 129,16! 129,45! 100,45!
shape rose B 71,45! 100,45! 100,76! 71,76!
shape rose B 129,45! 158,45! 158,76! 129,76!
shape rose B 42,76! 71,76! 71,107! 42,107!
shape rose B 100,76! 129,76! 129,107! 100,107!
shape rose B 71,107! 100,107! 100,136! 71,136!
shape rose B 129,107! 158,107! 158,136! 129,136!
hatch rose- 7 10 104 112,81 122,81
shape gold A 36,142! 32,111! 46,122 56,105! 66,122 80,111! 76,142!
hatch ochre 6 10 104 62,128 70,132
