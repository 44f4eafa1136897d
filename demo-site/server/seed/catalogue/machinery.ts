import { readModels } from "./model";

/** What the pictures show: tractors with a cab, crawler excavators, and fork lifts on four wheels. */
export const MACHINERY = readModels(`
John Deere | 6120M | tractor | Tractor agrícola | - | 98000 | 2016- | - | AutoQuad:D:120:MA
John Deere | 6155R | tractor | Tractor agrícola | - | 142000 | 2014- | - | AutoPowr:D:155:A
New Holland | T5.110 | tractor | Tractor agrícola | - | 74000 | 2016- | - | Electro Command:D:110:M
New Holland | T6.180 | tractor | Tractor agrícola | - | 112000 | 2016- | - | Auto Command:D:175:A
Case IH | Maxxum 125 | tractor | Tractor agrícola | - | 92000 | 2014- | - | Multicontroller:D:125:MA
Massey Ferguson | MF 5S.125 | tractor | Tractor agrícola | - | 89000 | 2020- | - | Dyna-4:D:125:MA
Fendt | 314 Vario | tractor | Tractor agrícola | - | 138000 | 2014- | - | Profi:D:142:A
Deutz-Fahr | 6120 | tractor | Tractor agrícola | - | 86000 | 2015- | - | TTV:D:126:A; Powershift:D:126:M
Same | Virtus 120 | tractor | Tractor agrícola | - | 78000 | 2014- | - | Infinity:D:118:M
Caterpillar | 320 | excavadora | Excavadora de cadenas | - | 172000 | 2018- | - | GC:D:146:-; -:D:162:-
Komatsu | PC210LC-11 | excavadora | Excavadora de cadenas | - | 168000 | 2015- | - | -:D:165:-
Volvo | EC220E | excavadora | Excavadora de cadenas | - | 165000 | 2015- | - | -:D:174:-
Hitachi | ZX130-6 | excavadora | Excavadora de cadenas | - | 128000 | 2014- | - | -:D:100:-
Hitachi | ZX210LC-6 | excavadora | Excavadora de cadenas | - | 161000 | 2015- | - | -:D:164:-
JCB | 220X | excavadora | Excavadora de cadenas | - | 158000 | 2019- | - | -:D:173:-
Liebherr | R 924 | excavadora | Excavadora de cadenas | - | 176000 | 2016- | - | -:D:175:-
Develon | DX225LC-7 | excavadora | Excavadora de cadenas | - | 156000 | 2019- | - | -:D:164:-
Toyota | 8FBMKT25 | carretilla | Carretilla elevadora | - | 37500 | 2013- | - | 2.500 kg:E:27:A
Linde | H25 D | carretilla | Carretilla elevadora | - | 38500 | 2013- | - | 2.500 kg:D:46:A
Linde | E20 PH | carretilla | Carretilla elevadora | - | 36500 | 2014- | - | 2.000 kg:E:22:A
Jungheinrich | EFG 320 | carretilla | Carretilla elevadora | - | 34500 | 2013- | - | 2.000 kg:E:20:A
Still | RX 60-25 | carretilla | Carretilla elevadora | - | 37000 | 2014- | - | 2.500 kg:E:29:A
Hyster | H2.5FT | carretilla | Carretilla elevadora | - | 30500 | 2013- | - | 2.500 kg:D:52:A; 2.500 kg:L:56:A
Crown | FC 5225 | carretilla | Carretilla elevadora | - | 32500 | 2013- | - | 1.800 kg:E:20:A
Manitou | MI 25 D | carretilla | Carretilla elevadora | - | 28500 | 2015- | - | 2.500 kg:D:48:A
`);
