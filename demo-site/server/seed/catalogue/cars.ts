// This folder: which vehicles the demo has.
import { readModels } from "./model";

export const CARS = readModels(`
SEAT | Ibiza | turismo | Compacto | 5 | 18500 | 2017- | Reference,Style,FR | 1.0 TSI:G:95:M; 1.0 TSI:G:110:MA; 1.0 MPI:G:80:M
SEAT | León | turismo | Compacto | 5 | 25500 | 2020- | Reference,Style,FR | 1.5 TSI:G:130:M; 1.5 eTSI:H:150:A; 2.0 TDI:D:115:M; 2.0 TDI:D:150:MA
SEAT | León ST | familiar | Familiar | 5 | 25000 | 2014-2020 | Style,Xcellence,FR | 1.6 TDI:D:115:M; 2.0 TDI:D:150:MA; 1.4 TSI:G:125:M
SEAT | Arona | suv | SUV | 5 | 21500 | 2017- | Reference,Style,Xperience | 1.0 TSI:G:95:M; 1.0 TSI:G:110:MA
SEAT | Ateca | suv | SUV | 5 | 29500 | 2016- | Style,Xperience,FR | 1.5 TSI:G:150:MA; 2.0 TDI:D:150:MA
SEAT | Alhambra | monovolumen | Monovolumen | 5 | 37500 | 2012-2020 | Style,Xcellence | 2.0 TDI:D:150:MA
CUPRA | Formentor | suv | SUV | 5 | 37500 | 2020- | - | 1.5 TSI:G:150:MA; 2.0 TDI:D:150:A; 1.4 e-Hybrid:P:204:A
Volkswagen | Polo | turismo | Compacto | 5 | 20500 | 2017- | Advance,Life,Sport | 1.0 TSI:G:95:MA; 1.0 MPI:G:80:M; 1.6 TDI:D:95:M
Volkswagen | Golf | turismo | Compacto | 5 | 29500 | 2013- | Advance,Life,Sport,R-Line | 1.5 TSI:G:130:M; 2.0 TDI:D:115:M; 2.0 TDI:D:150:MA; 1.4 GTE:P:204:A
Volkswagen | Passat | berlina | Berlina | 4 | 36500 | 2014-2023 | Edition,Advance,Executive | 2.0 TDI:D:122:A; 2.0 TDI:D:150:MA; 1.4 GTE:P:218:A
Volkswagen | Passat Variant | familiar | Familiar | 5 | 38500 | 2014- | Edition,Advance,Executive | 2.0 TDI:D:150:MA; 1.5 TSI:G:150:A
Volkswagen | Tiguan | suv | SUV | 5 | 36500 | 2016- | Edition,Life,R-Line | 2.0 TDI:D:150:MA; 1.5 TSI:G:150:MA; 1.4 eHybrid:P:245:A
Volkswagen | T-Roc | suv | SUV | 5 | 29500 | 2017- | Advance,Life,R-Line | 1.0 TSI:G:110:M; 1.5 TSI:G:150:MA; 2.0 TDI:D:150:A
Volkswagen | Touran | monovolumen | Monovolumen | 5 | 35500 | 2015- | Edition,Advance | 2.0 TDI:D:122:M; 2.0 TDI:D:150:A
Volkswagen | ID.3 | turismo | Compacto | 5 | 38500 | 2020- | Life,Style | Pro:E:204:A; Pure:E:150:A
Renault | Clio | turismo | Compacto | 5 | 18500 | 2013- | Life,Intens,Zen,Equilibre | TCe:G:90:M; Blue dCi:D:85:M; E-Tech:H:145:A; TCe GLP:L:100:M
Renault | Captur | suv | SUV | 5 | 23500 | 2014- | Zen,Intens,Techno | TCe:G:90:M; TCe:G:140:MA; Blue dCi:D:95:M; E-Tech:P:160:A
Renault | Mégane | turismo | Compacto | 5 | 24500 | 2016-2023 | Zen,Intens,RS Line | TCe:G:115:M; Blue dCi:D:115:MA; TCe:G:140:MA
Renault | Mégane Sport Tourer | familiar | Familiar | 5 | 25500 | 2016-2023 | Zen,Intens | Blue dCi:D:115:MA; E-Tech:P:160:A
Renault | Kadjar | suv | SUV | 5 | 28500 | 2015-2022 | Zen,Intens,Techno | Blue dCi:D:115:MA; TCe:G:140:MA
Renault | Scénic | monovolumen | Monovolumen | 5 | 28500 | 2016-2022 | Zen,Intens | Blue dCi:D:120:M; TCe:G:140:MA
Renault | Zoe | turismo | Compacto | 5 | 33500 | 2014-2024 | Zen,Intens | R110:E:108:A; R135:E:135:A
Peugeot | 208 | turismo | Compacto | 5 | 20500 | 2013- | Active,Allure,GT | PureTech:G:75:M; PureTech:G:100:MA; BlueHDi:D:100:M; e-208:E:136:A
Peugeot | 308 | turismo | Compacto | 5 | 27500 | 2014- | Active,Allure,GT | PureTech:G:130:MA; BlueHDi:D:130:MA; Hybrid:P:180:A
Peugeot | 308 SW | familiar | Familiar | 5 | 28500 | 2014- | Active,Allure,GT | BlueHDi:D:130:MA; PureTech:G:130:MA
Peugeot | 2008 | suv | SUV | 5 | 25500 | 2014- | Active,Allure,GT | PureTech:G:100:M; PureTech:G:130:MA; BlueHDi:D:110:M; e-2008:E:136:A
Peugeot | 3008 | suv | SUV | 5 | 34500 | 2017- | Active,Allure,GT | BlueHDi:D:130:MA; PureTech:G:130:MA; Hybrid:P:225:A
Peugeot | 5008 | suv | SUV | 5 | 36500 | 2017- | Active,Allure,GT | BlueHDi:D:130:MA; PureTech:G:130:A
Peugeot | 508 | berlina | Berlina | 5 | 39500 | 2018- | Active,Allure,GT | BlueHDi:D:130:A; PureTech:G:180:A; Hybrid:P:225:A
Citroën | C3 | turismo | Compacto | 5 | 17500 | 2016- | Live,Feel,Shine | PureTech:G:83:M; PureTech:G:110:MA; BlueHDi:D:100:M
Citroën | C4 | turismo | Compacto | 5 | 25500 | 2020- | Live,Feel,Shine | PureTech:G:130:MA; BlueHDi:D:110:M; ë-C4:E:136:A
Citroën | C3 Aircross | suv | SUV | 5 | 22500 | 2017-2024 | Live,Feel,Shine | PureTech:G:110:M; BlueHDi:D:110:M
Citroën | C5 Aircross | suv | SUV | 5 | 32500 | 2018- | Live,Feel,Shine | BlueHDi:D:130:MA; PureTech:G:130:M; Hybrid:P:225:A
Citroën | Grand C4 SpaceTourer | monovolumen | Monovolumen | 5 | 30500 | 2018-2022 | Feel,Shine | BlueHDi:D:130:MA; PureTech:G:130:M
Opel | Corsa | turismo | Compacto | 5 | 18500 | 2015- | Edition,Elegance,GS Line | 1.2:G:75:M; 1.2 T:G:100:MA; 1.5 D:D:100:M; Corsa-e:E:136:A
Opel | Astra | turismo | Compacto | 5 | 25500 | 2016- | Edition,Elegance,GS Line | 1.2 T:G:110:M; 1.5 D:D:122:MA; 1.2 T:G:130:A
Opel | Astra Sports Tourer | familiar | Familiar | 5 | 26500 | 2016- | Edition,Elegance | 1.5 D:D:122:MA; 1.6 CDTi:D:110:M
Opel | Mokka | suv | SUV | 5 | 25500 | 2014- | Edition,Elegance,GS Line | 1.2 T:G:100:M; 1.2 T:G:130:MA; 1.5 D:D:110:M
Opel | Crossland | suv | SUV | 5 | 22500 | 2017-2024 | Edition,Elegance | 1.2:G:83:M; 1.2 T:G:110:M; 1.5 D:D:110:M
Opel | Insignia | berlina | Berlina | 5 | 34500 | 2017-2022 | Business,GS Line | 1.5 D:D:122:MA; 2.0 CDTi:D:174:A
Ford | Fiesta | turismo | Compacto | 5 | 18500 | 2014-2023 | Trend,Titanium,ST-Line | 1.1 Ti-VCT:G:75:M; 1.0 EcoBoost:G:100:M; 1.0 EcoBoost MHEV:H:125:M; 1.5 TDCi:D:85:M
Ford | Focus | turismo | Compacto | 5 | 25500 | 2014- | Trend+,Titanium,ST-Line | 1.0 EcoBoost:G:125:MA; 1.5 EcoBlue:D:120:MA; 1.0 EcoBoost MHEV:H:125:M
Ford | Focus Sportbreak | familiar | Familiar | 5 | 26500 | 2014- | Trend+,Titanium | 1.5 EcoBlue:D:120:MA; 1.0 EcoBoost:G:125:M
Ford | Kuga | suv | SUV | 5 | 33500 | 2015- | Trend,Titanium,ST-Line X | 1.5 EcoBoost:G:150:M; 2.0 EcoBlue:D:150:MA; 2.5 PHEV:P:225:A
Ford | Puma | suv | SUV | 5 | 25500 | 2020- | Titanium,ST-Line | 1.0 EcoBoost MHEV:H:125:MA; 1.0 EcoBoost MHEV:H:155:M
Ford | Mondeo | berlina | Berlina | 5 | 33500 | 2015-2022 | Trend,Titanium | 2.0 EcoBlue:D:150:MA; 2.0 HEV:H:187:A
Ford | S-Max | monovolumen | Monovolumen | 5 | 38500 | 2015-2023 | Trend,Titanium | 2.0 TDCi:D:150:MA; 2.5 FHEV:H:190:A
Ford | Mustang | coupe | Coupé | 2 | 51500 | 2015-2023 | GT,Fastback | 5.0 V8:G:450:MA; 2.3 EcoBoost:G:290:MA
Ford | Ranger | pickup | Pick-up | 4 | 38500 | 2015- | XL,XLT,Wildtrak | 2.0 EcoBlue:D:170:MA; 2.2 TDCi:D:160:M; 2.0 EcoBlue:D:213:A
Toyota | Yaris | turismo | Compacto | 5 | 21500 | 2014- | City,Active,Style | 120H:H:116:A; 100H:H:100:A; 1.0:G:72:M
Toyota | Corolla | turismo | Compacto | 5 | 26500 | 2019- | Active,Feel,Style | 125H:H:122:A; 180H:H:184:A
Toyota | Corolla Touring Sports | familiar | Familiar | 5 | 28500 | 2019- | Active,Feel,Style | 125H:H:122:A; 180H:H:184:A
Toyota | C-HR | suv | SUV | 5 | 29500 | 2016- | Active,Advance,Dynamic Plus | 125H:H:122:A; 180H:H:184:A
Toyota | RAV4 | suv | SUV | 5 | 38500 | 2016- | Active,Advance,Style | 220H:H:218:A; 2.5 hybrid:H:197:A
Toyota | Aygo | turismo | Urbano | 5 | 13500 | 2014-2022 | x-play,x-shift | VVT-i:G:72:MA
Toyota | Hilux | pickup | Pick-up | 4 | 39500 | 2016- | GX,VX,Limited | D-4D:D:150:MA; 2.8 D-4D:D:204:A
Hyundai | i20 | turismo | Compacto | 5 | 18500 | 2015- | Klass,Tecno,N Line | 1.2 MPI:G:84:M; 1.0 T-GDI:G:100:MA
Hyundai | i30 | turismo | Compacto | 5 | 24500 | 2017- | Klass,Tecno,N Line | 1.0 T-GDI:G:120:MA; 1.6 CRDi:D:116:MA; 1.5 DPI:G:110:M
Hyundai | Tucson | suv | SUV | 5 | 32500 | 2016- | Klass,Maxx,Tecno | 1.6 CRDi:D:116:MA; 1.6 T-GDI:G:150:M; 1.6 HEV:H:230:A
Hyundai | Kona | suv | SUV | 5 | 26500 | 2018- | Klass,Maxx,Tecno | 1.0 T-GDI:G:120:M; 1.6 HEV:H:141:A; EV 64 kWh:E:204:A
Kia | Picanto | turismo | Urbano | 5 | 14500 | 2017- | Concept,Drive,GT Line | 1.0 DPi:G:67:M; 1.2:G:84:MA
Kia | Ceed | turismo | Compacto | 5 | 23500 | 2018- | Concept,Drive,GT Line | 1.0 T-GDi:G:120:M; 1.6 MHEV:D:136:MA; 1.5 T-GDi:G:160:A
Kia | Ceed Tourer | familiar | Familiar | 5 | 25500 | 2018- | Concept,Drive | 1.0 T-GDi:G:120:M; 1.6 PHEV:P:141:A
Kia | Sportage | suv | SUV | 5 | 32500 | 2016- | Concept,Drive,GT Line | 1.6 MHEV:D:136:MA; 1.6 T-GDi:G:150:M; 1.6 HEV:H:230:A
Kia | Niro | suv | SUV | 5 | 30500 | 2016- | Concept,Drive,Emotion | 1.6 HEV:H:141:A; 1.6 PHEV:P:141:A; e-Niro:E:204:A
Nissan | Micra | turismo | Compacto | 5 | 17500 | 2017-2023 | Acenta,N-Connecta | IG-T:G:92:MA; dCi:D:90:M
Nissan | Qashqai | suv | SUV | 5 | 29500 | 2014- | Acenta,N-Connecta,Tekna | 1.3 DIG-T:G:140:M; 1.3 DIG-T:G:158:A; 1.5 dCi:D:115:MA; e-Power:H:190:A
Nissan | Juke | suv | SUV | 5 | 23500 | 2014- | Acenta,N-Connecta,Tekna | 1.0 DIG-T:G:114:MA; 1.6 HEV:H:143:A
Nissan | Leaf | turismo | Compacto | 5 | 33500 | 2014-2024 | Acenta,N-Connecta,Tekna | 40 kWh:E:150:A; e+ 62 kWh:E:217:A
Nissan | Navara | pickup | Pick-up | 4 | 36500 | 2016-2021 | Acenta,N-Connecta,Tekna | 2.3 dCi:D:163:M; 2.3 dCi:D:190:MA
Dacia | Sandero | turismo | Compacto | 5 | 12500 | 2013- | Essential,Comfort,Stepway | SCe:G:75:M; TCe:G:90:MA; ECO-G:L:100:M; Blue dCi:D:95:M
Dacia | Duster | suv | SUV | 5 | 18500 | 2014- | Essential,Comfort,Prestige | TCe:G:130:M; ECO-G:L:100:M; Blue dCi:D:115:M
Dacia | Jogger | familiar | Familiar | 5 | 19500 | 2022- | Essential,Comfort,Extreme | TCe:G:110:M; ECO-G:L:100:M; Hybrid:H:140:A
Dacia | Logan MCV | familiar | Familiar | 5 | 13500 | 2014-2020 | Ambiance,Laureate,Stepway | TCe:G:90:M; dCi:D:90:M
Fiat | Panda | turismo | Urbano | 5 | 13500 | 2014-2024 | Pop,Easy,City Cross | 1.0 Hybrid:H:70:M; 1.2:G:69:M
Fiat | Tipo | turismo | Compacto | 5 | 19500 | 2016- | Pop,Lounge,Cross | 1.0 T3:G:100:M; 1.4:G:95:M; 1.6 Multijet:D:130:M
BMW | Serie 1 | turismo | Compacto | 5 | 33500 | 2015- | Advantage,Sport,M Sport | 116d:D:116:MA; 118d:D:150:MA; 118i:G:136:MA
BMW | Serie 3 | berlina | Berlina | 4 | 46500 | 2015- | Advantage,Luxury,M Sport | 318d:D:150:MA; 320d:D:190:A; 330e:P:292:A; 320i:G:184:A
BMW | Serie 3 Touring | familiar | Familiar | 5 | 48500 | 2015- | Advantage,Luxury,M Sport | 318d:D:150:A; 320d:D:190:A
BMW | Serie 5 | berlina | Berlina | 4 | 58500 | 2014- | Business,Luxury,M Sport | 520d:D:190:A; 530e:P:292:A; 530d:D:286:A
BMW | X1 | suv | SUV | 5 | 39500 | 2015- | Advantage,xLine,M Sport | sDrive18d:D:150:MA; sDrive18i:G:136:MA; xDrive25e:P:220:A
BMW | X3 | suv | SUV | 5 | 56500 | 2015- | Advantage,xLine,M Sport | xDrive20d:D:190:A; xDrive30e:P:292:A
BMW | Serie 4 Cabrio | cabrio | Cabrio | 2 | 58500 | 2015- | Luxury,M Sport | 420i:G:184:A; 420d:D:190:A
BMW | Serie 2 Coupé | coupe | Coupé | 2 | 38500 | 2015- | Sport,M Sport | 218d:D:150:MA; 220i:G:184:MA
Mercedes-Benz | Clase A | turismo | Compacto | 5 | 35500 | 2014- | Progressive,AMG Line | A 180:G:136:MA; A 180 d:D:116:MA; A 200 d:D:150:A; A 250 e:P:218:A
Mercedes-Benz | Clase B | monovolumen | Monovolumen | 5 | 36500 | 2014- | Progressive,AMG Line | B 180:G:136:A; B 180 d:D:116:A
Mercedes-Benz | Clase C | berlina | Berlina | 4 | 48500 | 2014- | Avantgarde,AMG Line | C 200 d:D:160:A; C 220 d:D:194:A; C 300 e:P:313:A; C 180:G:156:A
Mercedes-Benz | Clase C Estate | familiar | Familiar | 5 | 50500 | 2014- | Avantgarde,AMG Line | C 200 d:D:160:A; C 220 d:D:194:A
Mercedes-Benz | Clase E | berlina | Berlina | 4 | 61500 | 2014- | Avantgarde,AMG Line | E 200 d:D:160:A; E 220 d:D:194:A; E 300 de:P:306:A
Mercedes-Benz | GLA | suv | SUV | 5 | 42500 | 2015- | Progressive,AMG Line | GLA 180:G:136:A; GLA 200 d:D:150:A
Mercedes-Benz | GLC | suv | SUV | 5 | 58500 | 2016- | Avantgarde,AMG Line | GLC 220 d:D:194:A; GLC 300 e:P:320:A
Mercedes-Benz | Clase C Cabrio | cabrio | Cabrio | 2 | 58500 | 2016-2023 | AMG Line | C 200:G:184:A; C 220 d:D:194:A
Mercedes-Benz | Clase E Coupé | coupe | Coupé | 2 | 62500 | 2017-2023 | Avantgarde,AMG Line | E 220 d:D:194:A; E 300:G:258:A
Audi | A3 Sportback | turismo | Compacto | 5 | 34500 | 2014- | Advanced,S line | 30 TFSI:G:110:MA; 35 TFSI:G:150:MA; 30 TDI:D:116:MA; 35 TDI:D:150:A
Audi | A4 | berlina | Berlina | 4 | 44500 | 2016-2024 | Advanced,S line,Black line | 35 TDI:D:163:A; 40 TDI:D:204:A; 35 TFSI:G:150:A
Audi | A4 Avant | familiar | Familiar | 5 | 46500 | 2016-2024 | Advanced,S line | 35 TDI:D:163:A; 40 TDI:D:204:A
Audi | A6 | berlina | Berlina | 4 | 60500 | 2015- | Advanced,S line | 40 TDI:D:204:A; 50 TFSIe:P:299:A
Audi | Q2 | suv | SUV | 5 | 33500 | 2016- | Advanced,S line | 30 TFSI:G:110:M; 35 TFSI:G:150:A; 30 TDI:D:116:MA
Audi | Q3 | suv | SUV | 5 | 42500 | 2015- | Advanced,S line | 35 TFSI:G:150:MA; 35 TDI:D:150:MA; 45 TFSIe:P:245:A
Audi | Q5 | suv | SUV | 5 | 57500 | 2015- | Advanced,S line | 35 TDI:D:163:A; 40 TDI:D:204:A; 50 TFSIe:P:299:A
Audi | A5 Coupé | coupe | Coupé | 2 | 49500 | 2016-2024 | Advanced,S line | 40 TFSI:G:204:A; 35 TDI:D:163:A
Audi | A5 Cabrio | cabrio | Cabrio | 2 | 57500 | 2017-2024 | Advanced,S line | 40 TFSI:G:204:A; 40 TDI:D:204:A
Mazda | Mazda3 | turismo | Compacto | 5 | 26500 | 2014- | Origin,Evolution,Zenith | Skyactiv-G:G:122:MA; Skyactiv-X:G:186:MA
Mazda | CX-5 | suv | SUV | 5 | 35500 | 2015- | Origin,Evolution,Zenith | Skyactiv-G:G:165:MA; Skyactiv-D:D:150:MA
Volvo | V60 | familiar | Familiar | 5 | 47500 | 2015- | Momentum,Inscription,R-Design | D3:D:150:MA; B4:H:197:A; T6 Recharge:P:350:A
Volvo | XC40 | suv | SUV | 5 | 42500 | 2018- | Momentum,Core,Plus | D3:D:150:A; T3:G:163:MA; T4 Recharge:P:211:A
Volvo | XC60 | suv | SUV | 5 | 56500 | 2015- | Momentum,Inscription,Plus | D4:D:190:A; B4:H:197:A; T6 Recharge:P:350:A
MINI | 5 puertas | turismo | Urbano | 5 | 27500 | 2014- | Classic,Yours | Cooper:G:136:MA; Cooper S:G:178:MA; One:G:102:M
MINI | Cabrio | cabrio | Cabrio | 2 | 32500 | 2016- | Classic,Yours | Cooper:G:136:MA; Cooper S:G:178:A
MINI | Countryman | suv | SUV | 5 | 36500 | 2017- | Classic,Yours | Cooper:G:136:MA; Cooper D:D:150:A; Cooper SE:P:220:A
Škoda | Fabia | turismo | Compacto | 5 | 18500 | 2015- | Active,Ambition,Monte Carlo | 1.0 TSI:G:95:M; 1.0 TSI:G:110:MA
Škoda | Octavia | berlina | Berlina | 5 | 28500 | 2014- | Active,Ambition,Style | 2.0 TDI:D:115:M; 2.0 TDI:D:150:MA; 1.5 TSI:G:150:MA
Škoda | Octavia Combi | familiar | Familiar | 5 | 29500 | 2014- | Active,Ambition,Style | 2.0 TDI:D:115:M; 2.0 TDI:D:150:MA
Škoda | Karoq | suv | SUV | 5 | 31500 | 2017- | Ambition,Style | 1.5 TSI:G:150:MA; 2.0 TDI:D:150:A; 1.0 TSI:G:110:M
Škoda | Superb | berlina | Berlina | 5 | 38500 | 2016- | Ambition,Style,Laurin & Klement | 2.0 TDI:D:150:MA; 2.0 TDI:D:200:A
Tesla | Model 3 | berlina | Berlina | 4 | 47500 | 2019- | - | Gran autonomía:E:440:A; Tracción trasera:E:283:A
Land Rover | Range Rover Evoque | suv | SUV | 5 | 51500 | 2015- | S,SE,R-Dynamic | D165:D:163:A; D200:D:204:A; P300e:P:309:A
Jeep | Renegade | suv | SUV | 5 | 27500 | 2015-2024 | Longitude,Limited | 1.0 T:G:120:M; 1.6 Multijet:D:130:M; 4xe:P:190:A
Jeep | Compass | suv | SUV | 5 | 34500 | 2017- | Longitude,Limited | 1.3 T:G:130:M; 1.6 Multijet:D:130:M; 4xe:P:190:A
Honda | Civic | turismo | Compacto | 5 | 29500 | 2015- | Comfort,Elegance,Sport | 1.0 VTEC:G:126:MA; 1.6 i-DTEC:D:120:MA; e:HEV:H:184:A
Honda | CR-V | suv | SUV | 5 | 39500 | 2015- | Comfort,Elegance,Lifestyle | i-MMD:H:184:A; 1.6 i-DTEC:D:160:MA
Suzuki | Swift | turismo | Compacto | 5 | 18500 | 2017- | GLE,GLX | 1.2 MHEV:H:83:MA; 1.2:G:90:M
Suzuki | Vitara | suv | SUV | 5 | 25500 | 2015- | GLE,GLX | 1.4 MHEV:H:129:MA; 1.0 T:G:111:M
Porsche | 718 Cayman | coupe | Coupé | 2 | 66500 | 2016- | - | 2.0:G:300:MA
Porsche | Macan | suv | SUV | 5 | 71500 | 2015-2024 | - | 2.0:G:265:A; S Diesel:D:258:A
Alfa Romeo | Giulia | berlina | Berlina | 4 | 46500 | 2016- | Sprint,Veloce | 2.2 D:D:160:A; 2.0 T:G:200:A
Mitsubishi | ASX | suv | SUV | 5 | 23500 | 2014-2022 | Challenge,Motion | 160 MPI:G:117:M; 160 DI-D:D:114:M
Mitsubishi | L200 | pickup | Pick-up | 4 | 34500 | 2015-2021 | Challenge,Motion,Kaiteki | DI-D:D:150:MA; DI-D:D:181:MA
Isuzu | D-Max | pickup | Pick-up | 4 | 35500 | 2017- | B,F,LSX | 1.9 D:D:164:MA
`);
