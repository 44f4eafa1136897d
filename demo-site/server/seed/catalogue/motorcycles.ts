import { readModels } from "./model";

export const MOTORCYCLES = readModels(`
Honda | CB500X | moto | Trail | - | 7200 | 2014-2023 | - | ABS:G:48:M
Honda | CB125R | moto | Naked | - | 4900 | 2018- | - | ABS:G:15:M
Honda | NC750X | moto | Trail | - | 8400 | 2014- | - | ABS:G:58:M; DCT:G:58:A
Honda | CRF1100L Africa Twin | moto | Trail | - | 15500 | 2020- | - | -:G:102:M; DCT:G:102:A
Honda | CBR650R | moto | Deportiva | - | 9600 | 2019- | - | -:G:95:M
Yamaha | MT-07 | moto | Naked | - | 7600 | 2014- | - | ABS:G:73:M; 35 kW:G:47:M
Yamaha | MT-09 | moto | Naked | - | 10500 | 2014- | - | SP:G:119:M; ABS:G:115:M
Yamaha | Tracer 9 | moto | Turismo | - | 12500 | 2021- | - | GT:G:119:M; -:G:119:M
Yamaha | Ténéré 700 | moto | Trail | - | 10600 | 2019- | - | -:G:73:M
Kawasaki | Z650 | moto | Naked | - | 7500 | 2017- | - | ABS:G:68:M
Kawasaki | Z900 | moto | Naked | - | 10200 | 2017- | - | ABS:G:125:M; 70 kW:G:95:M
Kawasaki | Versys 650 | moto | Trail | - | 8500 | 2015- | - | ABS:G:67:M; Tourer:G:67:M
Kawasaki | Ninja 650 | moto | Deportiva | - | 8200 | 2017- | - | ABS:G:68:M
Suzuki | V-Strom 650 | moto | Trail | - | 8900 | 2014- | - | XT:G:71:M; ABS:G:71:M
Suzuki | SV650 | moto | Naked | - | 7400 | 2016- | - | ABS:G:73:M
BMW | R 1250 GS | moto | Trail | - | 21500 | 2019-2023 | - | -:G:136:M; Adventure:G:136:M
BMW | F 900 R | moto | Naked | - | 10500 | 2020- | - | -:G:105:M
BMW | F 750 GS | moto | Trail | - | 11200 | 2018-2023 | - | -:G:77:M
KTM | 390 Duke | moto | Naked | - | 6300 | 2015- | - | ABS:G:44:M
KTM | 890 Adventure | moto | Trail | - | 13500 | 2021- | - | -:G:105:M; R:G:105:M
Ducati | Monster 821 | moto | Naked | - | 11500 | 2015-2020 | - | ABS:G:109:M
Ducati | Scrambler 800 | moto | Clásica | - | 10500 | 2015- | - | Icon:G:73:M
Triumph | Street Triple | moto | Naked | - | 11200 | 2017- | - | R:G:118:M; RS:G:123:M
Triumph | Bonneville T120 | moto | Clásica | - | 13900 | 2016- | - | -:G:80:M
Benelli | TRK 502 | moto | Trail | - | 6400 | 2017- | - | X:G:48:M; -:G:48:M
Royal Enfield | Himalayan | moto | Trail | - | 5200 | 2018-2024 | - | ABS:G:24:M
Honda | PCX 125 | scooter | Escúter | - | 3900 | 2014- | - | -:G:12:A
Honda | SH125i | scooter | Escúter | - | 4200 | 2014- | - | -:G:13:A
Honda | Forza 350 | scooter | Escúter | - | 6500 | 2021- | - | -:G:29:A
Yamaha | NMAX 125 | scooter | Escúter | - | 3800 | 2015- | - | ABS:G:12:A
Yamaha | XMAX 300 | scooter | Escúter | - | 6600 | 2017- | - | ABS:G:28:A; Tech Max:G:28:A
Yamaha | TMAX 560 | scooter | Escúter | - | 13900 | 2020- | - | Tech Max:G:48:A; -:G:48:A
Kymco | Agility City 125 | scooter | Escúter | - | 2600 | 2014- | - | ABS:G:11:A; -:G:11:A
Kymco | Super Dink 350 | scooter | Escúter | - | 5300 | 2017-2023 | - | TCS:G:29:A
Vespa | GTS 300 | scooter | Escúter | - | 7300 | 2014- | - | Super HPE:G:24:A; ABS:G:22:A
Vespa | Primavera 125 | scooter | Escúter | - | 5200 | 2014- | - | ABS:G:11:A
Piaggio | Medley 125 | scooter | Escúter | - | 3900 | 2016- | - | S ABS:G:15:A
SYM | Joymax Z 300 | scooter | Escúter | - | 4900 | 2019- | - | ABS:G:26:A
Suzuki | Burgman 400 | scooter | Escúter | - | 8200 | 2017- | - | ABS:G:31:A
BMW | C 400 X | scooter | Escúter | - | 7600 | 2018- | - | -:G:34:A
Silence | S01 | scooter | Escúter | - | 6900 | 2019- | - | -:E:12:A
`);
