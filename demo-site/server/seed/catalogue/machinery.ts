import { readModels } from "./model";

export const MACHINERY = readModels(`
John Deere | 6120M | tractor | Tractor agrícola | - | 98000 | 2016- | - | AutoQuad:D:120:MA
John Deere | 6155R | tractor | Tractor agrícola | - | 142000 | 2014- | - | AutoPowr:D:155:A
New Holland | T5.110 | tractor | Tractor agrícola | - | 74000 | 2016- | - | Electro Command:D:110:M
New Holland | T6.180 | tractor | Tractor agrícola | - | 112000 | 2016- | - | Auto Command:D:175:A
Case IH | Maxxum 125 | tractor | Tractor agrícola | - | 92000 | 2014- | - | Multicontroller:D:125:MA
Massey Ferguson | MF 5S.125 | tractor | Tractor agrícola | - | 89000 | 2020- | - | Dyna-4:D:125:MA
Fendt | 314 Vario | tractor | Tractor agrícola | - | 138000 | 2014- | - | Profi:D:142:A
Kubota | M5-111 | tractor | Tractor agrícola | - | 67000 | 2017- | - | Narrow:D:113:M; -:D:113:M
Deutz-Fahr | 5105 | tractor | Tractor agrícola | - | 64000 | 2015- | - | TTV:D:102:A; G:D:102:M
Same | Frutteto 90 | tractor | Tractor frutero | - | 52000 | 2014- | - | Active Drive:D:88:M
Caterpillar | 320 | excavadora | Excavadora de cadenas | - | 172000 | 2018- | - | GC:D:146:-; -:D:162:-
Komatsu | PC210LC-11 | excavadora | Excavadora de cadenas | - | 168000 | 2015- | - | -:D:165:-
Volvo | EC220E | excavadora | Excavadora de cadenas | - | 165000 | 2015- | - | -:D:174:-
Hitachi | ZX130-6 | excavadora | Excavadora de cadenas | - | 128000 | 2014- | - | -:D:100:-
JCB | 3CX | excavadora | Retroexcavadora mixta | - | 98000 | 2014- | - | Eco:D:92:-; Contractor:D:109:-
JCB | 86C-1 | excavadora | Miniexcavadora | - | 84000 | 2015- | - | -:D:65:-
Kubota | U27-4 | excavadora | Miniexcavadora | - | 38500 | 2013- | - | -:D:21:-
Takeuchi | TB240 | excavadora | Miniexcavadora | - | 52000 | 2014- | - | -:D:35:-
Bobcat | E35 | excavadora | Miniexcavadora | - | 47000 | 2014- | - | -:D:33:-
Toyota | 8FBE18T | carretilla | Carretilla elevadora | - | 29500 | 2013- | - | 1.800 kg:E:20:A
Linde | H25 D | carretilla | Carretilla elevadora | - | 38500 | 2013- | - | 2.500 kg:D:46:A
Linde | E20 PH | carretilla | Carretilla elevadora | - | 36500 | 2014- | - | 2.000 kg:E:22:A
Jungheinrich | EFG 216 | carretilla | Carretilla elevadora | - | 31500 | 2013- | - | 1.600 kg:E:18:A
Still | RX 20-16 | carretilla | Carretilla elevadora | - | 31000 | 2014- | - | 1.600 kg:E:18:A
Hyster | H2.5FT | carretilla | Carretilla elevadora | - | 30500 | 2013- | - | 2.500 kg:D:52:A; 2.500 kg:L:56:A
Crown | FC 5225 | carretilla | Carretilla elevadora | - | 32500 | 2013- | - | 1.800 kg:E:20:A
Manitou | MI 25 D | carretilla | Carretilla elevadora | - | 28500 | 2015- | - | 2.500 kg:D:48:A
`);
