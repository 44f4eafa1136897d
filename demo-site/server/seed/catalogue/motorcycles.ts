import { readModels } from "./model";

/** What the pictures show: motorcycles without a fairing, with a round lamp, and scooters of the classic shape. */
export const MOTORCYCLES = readModels(`
Triumph | Bonneville T120 | moto | Clásica | - | 13900 | 2016- | - | -:G:80:M
Triumph | Street Twin | moto | Clásica | - | 9300 | 2016-2022 | - | -:G:65:M; A2:G:47:M
Triumph | Speed Twin 900 | moto | Naked | - | 9900 | 2022- | - | -:G:65:M
Kawasaki | Z900RS | moto | Clásica | - | 12500 | 2018- | - | -:G:111:M; 70 kW:G:95:M
Kawasaki | Z650RS | moto | Clásica | - | 8400 | 2021- | - | -:G:68:M
Kawasaki | W800 | moto | Clásica | - | 9900 | 2019- | - | -:G:48:M
Honda | CB300R | moto | Naked | - | 5600 | 2018- | - | ABS:G:31:M
Honda | CB650R | moto | Naked | - | 8900 | 2019- | - | -:G:95:M; 35 kW:G:47:M
Yamaha | XSR700 | moto | Clásica | - | 8400 | 2016- | - | -:G:73:M; 35 kW:G:47:M
Yamaha | XSR900 | moto | Clásica | - | 10900 | 2016- | - | -:G:119:M
Royal Enfield | Interceptor 650 | moto | Clásica | - | 6900 | 2019- | - | -:G:47:M
Royal Enfield | Classic 350 | moto | Clásica | - | 5100 | 2021- | - | -:G:20:M
Ducati | Scrambler 800 | moto | Clásica | - | 10500 | 2015- | - | Icon:G:73:M
BMW | R nineT | moto | Clásica | - | 15900 | 2014-2023 | - | Pure:G:110:M; -:G:110:M
Moto Guzzi | V7 | moto | Clásica | - | 9200 | 2014- | - | Stone:G:65:M; Special:G:65:M
Benelli | Leoncino 500 | moto | Naked | - | 6300 | 2017- | - | -:G:48:M
Husqvarna | Svartpilen 401 | moto | Naked | - | 6100 | 2018- | - | -:G:44:M
Vespa | Primavera 125 | scooter | Escúter | - | 5200 | 2014- | - | ABS:G:11:A
Vespa | Sprint 125 | scooter | Escúter | - | 5400 | 2014- | - | ABS:G:11:A
Vespa | GTS 300 | scooter | Escúter | - | 7300 | 2014- | - | Super HPE:G:24:A; ABS:G:22:A
Piaggio | Liberty 125 | scooter | Escúter | - | 3100 | 2015- | - | ABS:G:11:A
Peugeot | Django 125 | scooter | Escúter | - | 3500 | 2014- | - | ABS:G:11:A
SYM | Fiddle 125 | scooter | Escúter | - | 2700 | 2014- | - | -:G:10:A
Kymco | Like 125 | scooter | Escúter | - | 2900 | 2014- | - | ABS:G:11:A
Lambretta | V125 Special | scooter | Escúter | - | 4300 | 2018- | - | -:G:10:A
Yamaha | D'elight 125 | scooter | Escúter | - | 2900 | 2017- | - | -:G:8:A
`);
