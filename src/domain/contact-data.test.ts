import { describe, expect, it } from "vitest";
import { processorMs } from "../testing/processor-time";
import { fc } from "../testing/seed";
import { MESSAGES_WITH_CONTACTS, MESSAGES_WITHOUT_CONTACTS } from "../testing/contact-sentences";
import { findContacts, hasContactData } from "./contact-data";

const CONTACTS = `
Llámeme al 600123456
Tel. 612 345 678
Teléfono: 612-345-678
Mi número es 612.345.678
Contacto 612 34 56 78
Fijo 91 345 67 89
Oficina 91 345 6789
Móvil +34 612 345 678
Móvil 0034 612345678
Llamar al +34612345678
6 1 2 3 4 5 6 7 8
Llamen. 654 321 098
seis uno dos tres cuatro cinco seis siete ocho
Mi móvil: seis, uno, dos, tres, cuatro, cinco, seis, siete, ocho
llame al seis cero cero 12 34 56
Más fotos en el 722 10 20 30
Pregunte por Ana, 955123456
Interesados 933 12 34 56
612/345/678
Llamen tardes 654 321 098.
Se vende 666777888 urgente
Desde Portugal +351 912 345 678
Francia +33 6 12 34 56 78
Escríbame a ana@correo.es
ana.garcia@empresa.com
ana (arroba) correo.es
ana arroba correo punto es
ana [at] correo [punto] com
Correo: ventas+coches@taller-ribera.net
Más fotos en https://fotos.example/1
http://autosribera.es
www.autosribera.es
www . autosribera . com
Visite autosribera.com
Todo el stock en autos-ribera.com/coches
Está en coches.net
Nuestra web autosribera.es
Visítenos en nuestra web autosribera.es para más
Más en autosribera.es
Más en autosribera.es, gracias
autosribera.es/stock
Sígame: @autosribera
Instagram: autosribera
Escriba por WhatsApp
Mándeme un wasap
Hable conmigo por Telegram
Mi Instagram es autosribera
Whatsapp: 612345678
Transferencia a ES91 2100 0418 4502 0005 1332
IBAN ES9121000418450200051332
Llame 6-1-2-3-4-5-6-7-8
`;

const PLAIN = `
Seat León 1.5 TSI con 128.000 km
Kilómetros: 612.345.678 km, un error del cuadro
Solo 98000 km y un propietario
Precio 12.500 €
Valor de catálogo 600.000.000 €
De 6.000 a 70.000 km
Entre 6.000 - 70.000 km certificados
Matriculado en 2019, revisado en 2021 y 2023
ITV hasta el 12-05-2027
Revisiones: 15.000 km, 30.000 km, 45.000 km y 60.000 km
Motor 1.6 TDI de 105 CV
Motor 1598 cc, 77 kW
Bastidor WVWZZZ1KZAW000001
VIN VSSZZZ5FZJR123456
Bastidor: VF1RFB00612345678
Ref. 850123456
Referencia 612345678
Referencia de la pieza: 8V0 612 107
Recambio OEM 612345678
Pieza 1K0 615 301 AA
Número de motor 612345678
Homologación e9 2007/46
Matrícula 1234 ABC
Matrícula M-6123-XY
Neumáticos 225/45 R17 91W
Neumáticos 205/55 R16 al 80 %
Consumo 5,4 l/100 km
Llantas de 17 pulgadas y 5 tornillos
Impecable.es un coche muy cuidado
Perfecto estado.me costó mucho decidirme
Dos llaves, tres mandos y cuatro neumáticos nuevos
Cinco puertas, seis velocidades, siete airbags
Uno de los mejores
Cambio automático de siete velocidades, ocho altavoces
Apple CarPlay y Android Auto, lee WhatsApp por voz
Bluetooth, USB y navegador con Google Maps
Compatible con Spotify y Telegram en la pantalla
0-100 en 8,9 s
Potencia 150 CV a 5.000-6.000 rpm
Par 250 Nm entre 1.500 y 3.500 rpm
Peso 1.250 kg, carga 550 kg
Medidas 4.282 x 1.815 x 1.459 mm
Maletero de 380 l
Distribución cambiada a los 120.000 km en 2022
Libro de revisiones sellado: 2016, 2017, 2018, 2019 y 2020
Golpe en la aleta, 3 cm
Precio nuevo 31.390 euros
IVA 21 % deducible
Garantía de 12 meses o 20.000 km
Horario de recogida de 9:00 a 14:00
Aparcado en Vigo, provincia de Pontevedra
Cargas: 0 €
Emisiones de 120 g/km, etiqueta C
Euro 6d-TEMP
Batería de 64 kWh, 452 km de autonomía
Versión 2.0 TDI 4x4 7 plazas
Serie especial 30 aniversario, unidad 512 de 700
Paquete R-Line, Black Style
Tapicería de cuero, asientos 40/20/40
Sin golpes. Lo vendo por no usarlo.
Primera mano; nacional; único dueño
El n.º de expediente es 612345678
Código de pintura LC9Z, código de radio 6123
Cuota de 199 € en 60 meses
`;

const linesOf = (text: string) => text.trim().split("\n");

describe("contact data", () => {
  it.each(linesOf(CONTACTS))("is in: %s", (line) => expect(hasContactData(line)).toBe(true));
  it.each(linesOf(PLAIN))("is not in: %s", (line) => expect(hasContactData(line)).toBe(false));

  it("is found wherever it stands", () => {
    for (const contact of linesOf(CONTACTS)) {
      for (const plain of linesOf(PLAIN).slice(0, 12)) {
        expect([`${plain}\n${contact}`, hasContactData(`${plain}\n${contact}`)]).toEqual([
          `${plain}\n${contact}`,
          true,
        ]);
      }
    }
  });

  it.each(["a", "a-", "a.", "6 ", "6", "a@", "seis ", "es", " ", "www", "ref 6"])(
    "is looked for in no time in many %j",
    async (piece) => {
      const text = piece.repeat(10_000 / piece.length);
      expect(await processorMs(() => hasContactData(text))).toBeLessThan(500);
    },
  );

  it("takes no time to speak of, whatever it reads", async () => {
    const parts = fc.constantFrom(
      "6",
      "0",
      " ",
      "-",
      ".",
      "@",
      "a",
      "es",
      "www",
      "seis ",
      "+",
      "\n",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 4_000 }), async (text) => {
        expect(await processorMs(() => hasContactData(text.join("")))).toBeLessThan(500);
      }),
      { numRuns: 30 },
    );
  });

  const MARK = "[contacto]";

  /** With the mark in place of each part that was found. */
  function masked(text: string): string {
    let rest = text;
    for (const { from, to } of findContacts(text).toReversed()) {
      rest = rest.slice(0, from) + MARK + rest.slice(to);
    }
    return rest;
  }

  it("is found in 97 of 100 messages that have it, and in 1 of 100 that have none", () => {
    const withContacts = linesOf(`${CONTACTS}${MESSAGES_WITH_CONTACTS}`);
    const without = linesOf(`${PLAIN}${MESSAGES_WITHOUT_CONTACTS}`);
    expect(withContacts.length).toBeGreaterThanOrEqual(200);
    expect(without.length).toBeGreaterThanOrEqual(200);
    const missed = withContacts.filter((line) => !hasContactData(line));
    const wrong = without.filter((line) => hasContactData(line));
    expect(missed.length / withContacts.length, missed.join("\n")).toBeLessThanOrEqual(0.03);
    expect(wrong.length / without.length, wrong.join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("is gone from a masked text, of which the rest stays", () => {
    for (const contact of linesOf(MESSAGES_WITH_CONTACTS).filter(hasContactData)) {
      const text = `Hola, Marta.\n${contact}\nUn saludo`;
      const without = masked(text);
      expect([contact, hasContactData(without)]).toEqual([contact, false]);
      expect(without).toContain(MARK);
      expect(without.startsWith("Hola, Marta.\n")).toBe(true);
      expect(without.endsWith("\nUn saludo")).toBe(true);
    }
  });

  it.each([
    ["Llame al 654 12 34 56, por favor", "Llame al [contacto], por favor"],
    ["Es el seis uno dos tres cuatro cinco seis siete ocho.", "Es el [contacto]."],
    ["ANA@CORREO.ES y 612345678", "[contacto] y [contacto]"],
    ["6\u200B1\u200B2345678 de tarde", "[contacto] de tarde"],
    ["Fotos en drive.google.com/abc?x=1 y nada más", "Fotos en [contacto] y nada más"],
    ["Cuenta FR76 3000 6000 0112 3456 7890 189, gracias", "Cuenta [contacto], gracias"],
    ["Escriba a ana@correo.es. Gracias", "Escriba a [contacto]. Gracias"],
    ["ana@correo. es", "[contacto]"],
    ["Tiene 128.000 km", "Tiene 128.000 km"],
  ])("is found alone in %j", (text, without) => expect(masked(text)).toBe(without));

  it("stands at places in order, none in another, whatever the text has", () => {
    const pieces = fc.constantFrom(
      "612345678",
      "ana@correo.es",
      "seis ",
      "\u200B",
      "İ",
      "🚗",
      " ",
      ",",
      "www.a.es",
      "@ana",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        let before = -1;
        for (const { from, to } of findContacts(text)) {
          expect(from).toBeGreaterThan(before);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          before = to;
        }
      }),
      { numRuns: 300 },
    );
  });
});
