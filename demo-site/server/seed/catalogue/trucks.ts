import { readModels } from "./model";

export const TRUCKS = readModels(`
Mercedes-Benz | Actros 1845 | camion | Cabeza tractora | 2 | 105000 | 2014- | StreamSpace,BigSpace | LS:D:450:A
Mercedes-Benz | Atego 1218 | camion | Caja cerrada,Caja abierta,Frigorífico | 2 | 68000 | 2014- | - | 4x2:D:177:MA
Mercedes-Benz | Arocs 3345 | camion | Basculante | 2 | 132000 | 2014- | - | 6x4:D:449:A
Volvo | FH 500 | camion | Cabeza tractora | 2 | 112000 | 2014- | Globetrotter,Globetrotter XL | 4x2:D:500:A
Volvo | FL 240 | camion | Caja cerrada,Caja abierta | 2 | 69000 | 2014- | - | 4x2:D:240:A
Scania | R 450 | camion | Cabeza tractora | 2 | 110000 | 2015- | Highline,Normal | 4x2:D:450:A
Scania | P 320 | camion | Caja cerrada,Frigorífico | 2 | 89000 | 2015- | - | 4x2:D:320:A
DAF | XF 480 | camion | Cabeza tractora | 2 | 104000 | 2017- | Space Cab,Super Space Cab | FT:D:483:A
DAF | LF 230 | camion | Caja cerrada,Caja con trampilla | 2 | 66000 | 2015- | - | FA:D:231:MA
MAN | TGX 18.470 | camion | Cabeza tractora | 2 | 106000 | 2018- | XLX,XXL | 4x2:D:470:A
MAN | TGL 12.220 | camion | Caja con trampilla,Frigorífico,Caja abierta | 2 | 67000 | 2014- | - | 4x2:D:220:MA
Iveco | S-Way 490 | camion | Cabeza tractora | 2 | 101000 | 2020- | Active Space | 4x2:D:490:A
Iveco | Stralis 460 | camion | Cabeza tractora | 2 | 96000 | 2014-2020 | Hi-Way | 4x2:D:460:A
Iveco | Eurocargo 120E22 | camion | Caja cerrada,Caja con trampilla,Basculante | 2 | 62000 | 2014- | - | 4x2:D:220:MA
Renault Trucks | T 480 | camion | Cabeza tractora | 2 | 102000 | 2014- | High,Sleeper | 4x2:D:480:A
Renault Trucks | D 250 | camion | Caja cerrada,Caja abierta | 2 | 66000 | 2014- | - | 4x2:D:250:MA
Schmitz Cargobull | S.KO | remolque | Semirremolque frigorífico | - | 62000 | 2013- | Cool,Express | -:-:-:-
Schmitz Cargobull | S.CS | remolque | Semirremolque de lonas | - | 31000 | 2013- | Universal | -:-:-:-
Krone | Profi Liner | remolque | Semirremolque de lonas | - | 30500 | 2013- | - | -:-:-:-
Lecitrailer | LTRS 3E | remolque | Semirremolque de lonas | - | 30000 | 2013- | - | -:-:-:-
Kögel | Cargo | remolque | Semirremolque de lonas | - | 29500 | 2013- | - | -:-:-:-
Leciñena | Caja fija | remolque | Semirremolque de caja abierta | - | 28500 | 2012- | - | -:-:-:-
Granalu | Bañera | remolque | Semirremolque basculante | - | 43000 | 2013- | - | -:-:-:-
`);
