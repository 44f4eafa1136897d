/** Messages with a way to reach a person, as people write them. For tests alone. */
export const MESSAGES_WITH_CONTACTS = `
Buenas tardes, ¿podría llamarme al 654 12 34 56?
Prefiero hablarlo, mi teléfono es el 91 234 56 78
Le dejo mi número: 677889900
Llámame cuando quieras 6 7 7 8 8 9 9 0 0
Es el seis siete siete ocho ocho nueve nueve cero cero
Mi móvil es seis-siete-siete-ocho-ocho-nueve-nueve-cero-cero
SEIS CINCO CUATRO UNO DOS TRES CUATRO CINCO SEIS
Apunte: 6 cinco 4, uno dos tres, 456
654.123.456 y pregunte por Luis
654/123/456
654-12-34-56 por las tardes
(654) 123 456
Tel:654123456
tlf 654123456 gracias
Tfno. 954 12 34 56
954-123-456 es el fijo del taller
Somos de Bilbao, 944 12 34 56
Llame al +34 654 123 456
+34654123456
0034 654 123 456
Desde Francia: +33 6 12 34 56 78
Desde Alemania +49 151 23456789
Soy de Portugal, +351 912 345 678
Mi contacto en Italia: +39 345 678 9012
Escríbame a juan.perez@gmail.com
juanperez82@hotmail.es
JUAN.PEREZ@GMAIL.COM
Mi correo es juan_perez@outlook.com, gracias
juan arroba gmail punto com
juan.perez (arroba) gmail.com
juan.perez [arroba] gmail [punto] com
juan perez82 (at) gmail.com
Mándeme las fotos a ventas@motorluis.es por favor
contacto @ motorluis.es
Tengo más coches en www.motorluis.es
Vea www.motorluis.com/ocasion
http://motorluis.es/seat-leon
https://www.milanuncios.com/123456
Está más barato en motorluis.com
Búsqueme en motorluis.com
En motor-luis.eu lo tiene todo
Mire en motorluis.es
Visite nuestra web motorluis.es y hablamos
Entre en motorluis.es, allí está el precio
motorluis.es/contacto
Haga el ingreso en ES76 2077 0024 0031 0257 5766
IBAN: ES7620770024003102575766
Mi cuenta es ES76-2077-0024-0031-0257-5766
Cuenta alemana DE89 3704 0044 0532 0130 00
Sígueme en @motorluis
En Instagram: motorluis
Mi instagram es motorluis
Mi Telegram es luismotor
Hablamos por WhatsApp mejor
Pásame tu número por whatsapp
Mejor por wasap
Lo cerramos por Telegram
Telegram: @luismotor
WhatsApp: 654 123 456
TikTok: motorluis
Hola, soy Luis (654123456)
¿Me llama? 654 123 456.
Si le interesa fuera de la subasta, 654 123 456
Yo se lo vendo por 9.000 € sin comisión, llame al 654 123 456
Le ofrezco 9.500 € en mano. 654123456
El coche está en Getafe, 654 123 456, de 9 a 14
Matrícula 1234 ABC, llame al 654 123 456
Tiene 120.000 km. Mi número, 654 123 456
No puedo pujar hoy; mi correo: ana@correo.es
Quedamos el martes? ana.lopez@correo.es
Soy Ana, del taller Ana Motor, 722 33 44 55
El 722 33 44 55 es de mi mujer
Le paso el de mi socio: 633 44 55 66
Pregunte en el 900 123 456
Atención al cliente 902 12 34 56
Oficina en Sevilla 95 412 34 56
954 123456
95 4123456
9 5 4 1 2 3 4 5 6
seis dos dos, tres tres cuatro, cuatro cinco cinco
seis, dos, dos, tres, tres, cuatro, cuatro, cinco, cinco
seis.dos.dos.tres.tres.cuatro.cuatro.cinco.cinco
mi tlf 6-2-2-3-3-4-4-5-5
6,2,2,3,3,4,4,5,5
6.2.2.3.3.4.4.5.5
622 3344 55
62 233 44 55
622 33 4455
622  33  44  55
622 - 33 - 44 - 55
Tel 622_no, 622 334 455
El seis dos dos 33 44 55
Llame 6 dos dos 33 44 55
Contacte con nosotros en info@taller.com
administracion@grupo-ribera.net
pepe+coches@gmail.com
p.e.p.e@gmail.com
pepe@taller.co.uk
pepe @ gmail . com
pepe arroba hotmail punto es
escriba a pepe arroba taller-ribera punto com
Instagram: @pepe.motor
Busque @pepemotor en las redes
Buscar (@pepemotor)
por facebook hablamos mejor
Por Messenger le mando el vídeo
mi whatsapp es 622334455
al whatsapp por favor
un wasap y lo hablamos
Le mando un guasap
¿Tiene usted whatsapp: sí o no?
pepemotor.online
coches-pepe.shop
pepemotor.info
stock en pepemotor.store
https://bit.ly/abc123
https://wa.me/34622334455
wa.me/34622334455
t.me/pepemotor
https://t.me/pepemotor
https://maps.example/taller
www.instagram.com/pepemotor
facebook.com/pepemotor
linkedin.com/in/pepe
youtube.com/watch
Vídeo en https://youtu.be/abc
Le he dejado el informe en drive.google.com/abc
dropbox.com/s/abc
Mi página pepemotor.es está actualizada
Véalo en pepemotor.es
Somos pepemotor.es
pepemotor.es
Más en pepemotor.io
En la app pepemotor.app/coche
Llamar al 600 000 000
Llamar al 700 100 200
Teléfono 800 100 200
Número 911 22 33 44
Mi numero personal es 611 22 33 44
Anote: 6 1 1 2 2 3 3 4 4
Anótelo 61 12 23 34 4, gracias
Mi fijo, 976 22 33 44, de Zaragoza
Mi fijo de Vigo 986-22-33-44
En Las Palmas 928 22 33 44
En Palma 971.22.33.44
Oiga, 611223344, llámeme ya
a@b.es
1234@taller.es
hola@taller.cat
Para el pago: ES12 3456 7890 1234 5678 9012
Transfiera a ES1234567890123456789012
pt50 0002 0123 1234 5678 9015 4
FR76 3000 6000 0112 3456 7890 189
🚗 622 33 44 55 🚗
Llame📞622334455
６２２ ３３ ４４ ５５
6️⃣2️⃣2️⃣3️⃣3️⃣4️⃣4️⃣5️⃣5️⃣
6​2​2​3​3​4​4​5​5
pepe​@​gmail.com
ｐｅｐｅ@gmail.com
Yo: 622.33.44.55; mi socio: 622.33.44.66
Escríbame y le llamo. pepe@gmail.com / 622334455
Lunes a viernes en el 622334455, sábados en el 622334466
Quede con mi hijo, que es Juan, seis dos dos tres tres cuatro cuatro cinco cinco
Dos dueños. Tel. 622 33 44 55
Tres llaves y mi número 622334455
Uno de los mejores, llame al 622 33 44 55
Siete plazas, y para verlo 622-33-44-55
Nueve mil y es suyo: 622 33 44 55
Pase por el taller o mande correo a taller@ribera.es
Si no, por mi web: www . ribera . es
mi correo taller@ribera.es.
(taller@ribera.es)
«taller@ribera.es»
Taller Ribera <taller@ribera.es>
taller@ribera.es, taller2@ribera.es
El bastidor se lo mando por whatsapp
Mándeme las fotos por Telegram
Las fotos están en wetransfer.com/abc
Está anunciado en coches.net con otro precio
En wallapop.com está a 8.000
Lo tengo en milanuncios.com
Que me llame su gestor: 622 33 44 55
Pregunte en recepción por mí, 91 122 33 44
¿Me da su número? El mío, 622 33 44 55
`;

/** Messages about a vehicle and its sale that say no way to reach a person. For tests alone. */
export const MESSAGES_WITHOUT_CONTACTS = `
Buenas tardes, ¿sigue disponible el coche?
¿Cuántos kilómetros tiene ahora mismo?
Tiene 128.430 km reales
Marca 98500 km en el cuadro
Son 215 000 km, casi todos de autopista
612.345 km, es un camión
¿El precio lleva IVA?
El precio es 12.500 € más IVA
Le ofrezco 9.750 €
¿Aceptaría 9.000 euros?
Entre 9.000 y 9.500 €
De 6.000 a 6.500 € lo compraría hoy
Son 650 000 000 € de deuda, es una broma
Mi puja máxima será de 15.300 €
Se matriculó en marzo de 2019
Es de 2016, restyling de 2018
Pasó la ITV el 12/05/2026
ITV hasta 12-05-2028
Revisiones en 2019, 2020, 2021, 2022 y 2023
Última revisión a los 120.000 km
Cambio de aceite a los 15.000, 30.000 y 45.000 km
La matrícula es 1234 ABC
Matrícula 6543 KLM
La matrícula antigua, M-6123-XY
Bastidor WVWZZZ1KZAW123456
¿Me dice el número de bastidor?
VIN: VSSZZZ5FZJR612345
El VIN es TMBJG7NE9J0123456
El bastidor acaba en 612345
Referencia del lote: 20261201
Ref. 612345678
Referencia de la pieza 8V0 612 107 A
El recambio es el 1K0 615 301
Código de motor CAYC
Número de motor 612345678
Homologación e9*2007/46*0001
Motor 1.6 TDI de 105 CV
1.598 cc y 77 kW
150 CV a 3.500 rpm
320 Nm entre 1.500 y 3.000 rpm
¿Es el de 110 o el de 150 CV?
Consume 5,4 l a los 100 km
Emisiones 120 g/km
Acelera de 0 a 100 en 8,9 s
Neumáticos 225/45 R17 91W
Ruedas 205 55 16 nuevas
Llantas de 18 pulgadas
Tornillos a 120 Nm
Peso 1.350 kg
Carga útil 550 kg
Mide 4.282 mm de largo
4,28 x 1,82 x 1,46 m
Maletero de 380 l
Batería de 64 kWh, 452 km de autonomía
La batería está al 92 %
¿Qué estado de salud tiene la batería? El 91 %
Carga al 80 % en 35 min
Dos llaves y el libro
Una sola llave, lo siento
Tres propietarios
Un único dueño desde nuevo
Cinco puertas y siete plazas
Siete velocidades
Seis airbags y cuatro elevalunas
Uno de los faros está roto
Los dos faros, los cuatro discos y las cuatro pastillas
Tiene un golpe en la aleta derecha, unos 3 cm
¿Está pintado el capó?
El medidor da 120 micras en las puertas
Medí 110, 115, 120, 118 y 122 micras
¿Se puede ver el informe de la DGT?
La DGT dice que no tiene cargas
Tiene embargo? No, ninguno
La reserva de dominio se canceló en 2022
Financiado hasta junio de 2025
La cuota era de 199 € en 60 meses
Garantía de 12 meses
Garantía de un año o 20.000 km
¿Dónde se recoge?
Se recoge en Getafe, Madrid
Está en la provincia de Pontevedra
Código postal 28901
En el polígono, nave 14
Horario de 9:00 a 14:00
De 9 a 14 y de 16 a 19 h
El martes a las 10:30 me viene bien
¿Podría ser el 12 de diciembre a las 17:00?
El 12/12/2026 o el 13/12/2026
Tardaré unos 2 días
Vivo a 350 km
¿Hacen transporte a las islas?
El transporte cuesta unos 400 €
¿Cuánto sube la gestoría? 150 €
El cambio de nombre, 54,60 €
IVA deducible al 21 %
REBU, sin IVA desglosado
Comisión del 3 %, mínimo 150 €
¿Me hacen factura?
Factura a nombre de mi empresa
Mi CIF es B12345674
Mi NIF es 12345678Z
NIE X1234567L
El número de expediente es 612345678
Número de serie 612345678
Lote número 612345678
Código de radio 6123
Código de pintura LC9Z
Color Gris Manhattan
Serie especial, unidad 512 de 700
Paquete R-Line con techo
Versión 2.0 TDI 4x4
Apple CarPlay y Android Auto funcionan
Lee los mensajes de WhatsApp por voz
La pantalla lleva Telegram y Spotify
Bluetooth y USB
¿Tiene gancho de remolque?
Remolque hasta 1.800 kg
¿Fumador o no fumador?
Tapicería de cuero beige
Asientos 40/20/40
Techo panorámico sin ruidos
¿Hace algún ruido en frío?
Arranca a la primera
Perfecto.es un coche muy cuidado
Lo compré nuevo.me costó 31.390 €
Impecable.lo vendo por no usarlo
Está como nuevo.es para verlo
Gracias.es usted muy amable
¿Cuándo cierra la subasta?
Cierra el jueves a las 18:00
Se ha ampliado 2 minutos
Quedan 3 días y 4 horas
Mi oferta vale 48 horas
La oferta de 8.250 € sigue en pie
¿Ha bajado la reserva?
No puedo decirle la reserva
Le contesto esta tarde
Gracias por la respuesta
De acuerdo, pujaré
Muchas gracias y un saludo
Un saludo, Ana
Soy Ana, de Sevilla
Soy compraventa desde 1998
Tenemos 45 coches en stock
Llevo 20 años en esto
¿Es negociable?
No se vende fuera de la subasta
Euro 6d-TEMP
Etiqueta C
Distintivo ECO
Distribución cambiada a los 120.000 km en 2022
La correa se cambió a los 6 años
Embrague nuevo, factura de 650,45 €
Factura 2023/612 de 845,30 €
Suma: 650 + 845 + 120 = 1.615 €
Discos, pastillas, filtros y 5 l de aceite 5W30
Aceite 5W-30, 5,7 l
Anticongelante G12
Bombillas H7
Fusible de 15 A
Voltaje de 12,6 V
Presión 2,3 bar delante y 2,1 detrás
612 345 km en el cuadro y 612 345 en el libro
Vehículo 1 de 3, los otros son el 2 y el 3
Entre 2019 y 2021 lo tuvo una empresa de alquiler
Serían 8.900 + 1.869 de IVA = 10.769 €
El catálogo dice 31.390, 32.450 y 33.980 €
¿Y por 7.500 €? ¿7.750? ¿8.000?
Pagaría 7.500, 7.600 o 7.700 euros
Puedo recogerlo los días 3, 4, 5, 6, 7 y 8
He visto los lotes 12, 14, 16 y 18
Las fotos 3, 4, 7 y 9 se ven borrosas
¿Puede subir más fotos del maletero?
La foto 12 parece de otro coche
Un arañazo de 10 cm en el paragolpes
Le faltan 2 tapas y 1 alfombrilla
Lleva 4 neumáticos Michelin de 2024, DOT 1224
DOT 0623
Precio de salida 6.000, ahora 7.250 €
Subió de 6.900 a 7.300 en una hora
El gemelo se vendió a 8.100 el mes pasado
¿Lo entregan con la ITV pasada?
¿Puedo llevar a mi mecánico el viernes?
El perito puede ir el lunes 7 a las 12
Sin golpes ni pintura
Perro y niños nunca
Nueve de cada diez piezas son originales
Ocho años, nueve mil kilómetros al año
Mil seiscientos kilos
Seis mil quinientos euros como mucho
Cuatro mil doscientos cincuenta
Dos mil diecinueve, de diciembre
Uno, dos y tres: los tres primeros recambios
`;
