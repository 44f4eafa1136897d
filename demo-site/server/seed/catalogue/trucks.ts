import { readModels } from "./model";

/** What the pictures show: two-axle trucks with a closed box, and trailers of two axles with low sides. */
export const TRUCKS = readModels(`
Mercedes-Benz | Atego 1218 | camion | Caja cerrada | 2 | 68000 | 2014- | - | 4x2:D:177:MA
Mercedes-Benz | Atego 1530 | camion | Caja cerrada | 2 | 79000 | 2014- | - | 4x2:D:299:A
Volvo | FL 240 | camion | Caja cerrada | 2 | 69000 | 2014- | - | 4x2:D:240:A
Volvo | FE 280 | camion | Caja cerrada | 2 | 86000 | 2014- | - | 4x2:D:280:A
Scania | P 250 | camion | Caja cerrada | 2 | 84000 | 2015- | - | 4x2:D:250:A
Scania | P 320 | camion | Caja cerrada | 2 | 89000 | 2015- | - | 4x2:D:320:A
DAF | LF 230 | camion | Caja cerrada | 2 | 66000 | 2015- | - | FA:D:231:MA
DAF | CF 290 | camion | Caja cerrada | 2 | 88000 | 2015- | - | FA:D:291:A
MAN | TGL 12.220 | camion | Caja cerrada | 2 | 67000 | 2014- | - | 4x2:D:220:MA
MAN | TGM 15.250 | camion | Caja cerrada | 2 | 78000 | 2014- | - | 4x2:D:250:A
Iveco | Eurocargo 120E22 | camion | Caja cerrada | 2 | 62000 | 2014- | - | 4x2:D:220:MA
Iveco | Eurocargo 160E28 | camion | Caja cerrada | 2 | 74000 | 2014- | - | 4x2:D:280:A
Renault Trucks | D 250 | camion | Caja cerrada | 2 | 66000 | 2014- | - | 4x2:D:250:MA
Humbaur | HT 253116 | remolque | Remolque de dos ejes | - | 3600 | 2013- | - | -:-:-:-
Humbaur | HT 303117 | remolque | Remolque de dos ejes | - | 4300 | 2013- | - | -:-:-:-
Böckmann | DH-AL 3218/27 | remolque | Remolque de dos ejes | - | 4900 | 2013- | - | -:-:-:-
Ifor Williams | LM126 | remolque | Remolque de dos ejes | - | 5600 | 2013- | - | -:-:-:-
Brenderup | 5325 | remolque | Remolque de dos ejes | - | 3900 | 2013- | - | -:-:-:-
Anssems | PSX 2500 | remolque | Remolque de dos ejes | - | 4100 | 2014- | - | -:-:-:-
Saris | PL 306 | remolque | Remolque de dos ejes | - | 3800 | 2013- | - | -:-:-:-
Unsinn | WEB 2636 | remolque | Remolque de dos ejes | - | 4700 | 2014- | - | -:-:-:-
`);
