import { readModels } from "./model";

/** What the pictures show: vans of full height, closed and painted in one colour. */
export const VANS = readModels(`
Renault | Trafic Furgón | furgoneta | Furgón medio | 5 | 29500 | 2015- | L1H1,L2H1 | Blue dCi:D:120:M; Blue dCi:D:150:MA
Renault | Master Furgón | furgoneta | Furgón grande | 5 | 34500 | 2014- | L2H2,L3H2,L3H3 | Blue dCi:D:135:M; Blue dCi:D:150:MA
Citroën | Jumpy | furgoneta | Furgón medio | 5 | 29500 | 2016- | Talla M,Talla XL | BlueHDi:D:120:M; BlueHDi:D:145:MA
Citroën | Jumper | furgoneta | Furgón grande | 5 | 34500 | 2014- | L2H2,L3H2,L4H2 | BlueHDi:D:140:M; BlueHDi:D:165:M
Peugeot | Expert Furgón | furgoneta | Furgón medio | 5 | 29500 | 2016- | Pro,Premium | BlueHDi:D:120:M; BlueHDi:D:145:MA; e-Expert:E:136:A
Peugeot | Boxer | furgoneta | Furgón grande | 5 | 34500 | 2014- | L2H2,L3H2 | BlueHDi:D:140:M; BlueHDi:D:165:M
Ford | Transit Custom | furgoneta | Furgón medio | 5 | 31500 | 2014- | Ambiente,Trend,Limited | 2.0 EcoBlue:D:105:M; 2.0 EcoBlue:D:130:MA; 2.0 EcoBlue:D:170:A
Ford | Transit | furgoneta | Furgón grande | 5 | 36500 | 2014- | L2H2,L3H2,L3H3 | 2.0 EcoBlue:D:130:M; 2.0 EcoBlue:D:170:MA
Mercedes-Benz | Vito Furgón | furgoneta | Furgón medio | 5 | 34500 | 2015- | Base,Pro | 111 CDI:D:114:M; 114 CDI:D:136:MA; eVito:E:116:A
Mercedes-Benz | Sprinter Furgón | furgoneta | Furgón grande | 5 | 41500 | 2014- | L2H2,L3H2 | 211 CDI:D:114:M; 314 CDI:D:143:MA; 316 CDI:D:163:MA
Volkswagen | Transporter | furgoneta | Furgón medio | 5 | 35500 | 2015- | L1H1,L2H1 | 2.0 TDI:D:110:M; 2.0 TDI:D:150:MA
Volkswagen | Crafter | furgoneta | Furgón grande | 5 | 41500 | 2017- | L3H2,L3H3 | 2.0 TDI:D:140:MA; 2.0 TDI:D:177:MA
Fiat | Ducato | furgoneta | Furgón grande | 5 | 35500 | 2014- | L2H2,L3H2,L4H3 | 2.3 Multijet:D:140:MA; 2.2 Multijet:D:140:M; 2.3 Multijet:D:160:M
Opel | Vivaro | furgoneta | Furgón medio | 5 | 29500 | 2015- | Express,Business | 1.5 D:D:120:M; 2.0 D:D:145:MA
Toyota | Proace | furgoneta | Furgón medio | 5 | 29500 | 2016- | GX,VX | 1.5 D:D:120:M; 2.0 D:D:144:MA
Iveco | Daily Furgón | furgoneta | Furgón grande | 5 | 41500 | 2014- | 35S,35C | 2.3 HPI:D:136:MA; 2.3 HPI:D:156:MA; 3.0 HPI:D:176:MA
`);
