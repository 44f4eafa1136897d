// This folder: descriptions of the demo’s vehicles.
import type { Story } from "./story";

const ISLANDS = ["Illes Balears", "Las Palmas", "Santa Cruz de Tenerife"];

/** Where it stands, when to see it and how to take it away. */
export function collection(story: Story): string {
  const { random, province, vehicle } = story;
  const sentences = [
    random.pick(placeOf(story)),
    random.pick(VISITS),
    random.pick(removalOf(story)),
  ];
  if (ISLANDS.includes(province)) {
    sentences.push("El traslado a la península, si lo hay, corre por cuenta del comprador.");
  } else if (vehicle.category === "Remolques") {
    sentences.push("Puede retirarse enganchado, con bola homologada y conector de 13 polos.");
  } else if (vehicle.category === "Maquinaria") {
    sentences.push("Disponemos de muelle o rampa para la carga.");
  } else if (random.chance(0.5)) {
    sentences.push("Podemos facilitar presupuesto de transporte a toda la península.");
  }
  return sentences.join(" ");
}

function placeOf({ town, province, seller, noun }: Story): string[] {
  const place = town === province ? town : `${town} (${province})`;
  switch (seller.kind) {
    case "concesionario":
      return [
        `Puede verse en nuestra exposición de ${place}.`,
        `Está en nuestras instalaciones de ${place}.`,
      ];
    case "maquinaria":
      return [
        `Se encuentra en nuestra nave de ${place}.`,
        `Puede verse y probarse en nuestra nave de ${place}.`,
      ];
    default:
      return [
        `Se encuentra en la campa de ${place}.`,
        `Está depositad${noun.o} en nuestra campa de ${place}.`,
      ];
  }
}

const VISITS = [
  "Visitas de lunes a viernes, de 9:00 a 13:30, con cita previa.",
  "Las visitas se hacen los martes y jueves, de 10:00 a 14:00, previa cita.",
  "Puede visitarse cualquier día laborable por la mañana; basta con avisar el día anterior.",
  "Recomendamos verlo antes de ofertar: atendemos visitas de lunes a viernes, de 8:30 a 14:00.",
];

function removalOf({ random }: Story): string[] {
  const days = random.pick([5, 7, 10]);
  const rate = random.pick([8, 10, 12]);
  return [
    `La retirada se hace en los ${days} días hábiles siguientes al pago; después se cobran ${rate} € por día de estancia.`,
    `Una vez pagado, dispone de ${days} días hábiles para retirarlo con cita, por medios propios o con transportista autorizado.`,
    `El plazo de retirada es de ${days} días hábiles. Es necesario presentar el justificante de pago y el DNI de quien recoge.`,
  ];
}
