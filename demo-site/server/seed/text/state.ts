import type { Condition } from "../catalogue/condition";
import { ageOf, type Story } from "./story";
import { capital, listed } from "./words";

/** How it looks, how it runs and what comes with it. */
export function state(story: Story): string {
  const { random, vehicle } = story;
  const sentences = [
    random.pick(LOOKS[vehicle.condition](story)),
    random.pick(vehicle.category === "Remolques" ? ROLLING : RUNNING[vehicle.condition](story)),
  ];
  const belongings = belongingsOf(story);
  if (belongings.length > 0) sentences.push(random.pick(belongings));
  return sentences.join(" ");
}

const LOOKS: Record<Condition, (story: Story) => string[]> = {
  "Muy bueno": ({ noun, vehicle }) => {
    const hasInside = ["Coches", "Furgonetas", "Camiones"].includes(vehicle.category);
    return [
      `${capital(noun.the)} está muy cuidad${noun.o} y no tiene golpes ni roces.`,
      `${hasInside ? "Exterior e interior" : "Todo"} en muy buen estado, sin golpes ni roces.`,
      `Muy buen aspecto general: pintura original y sin óxido${hasInside ? ", con el interior limpio" : ""}.`,
    ];
  },
  Bueno: ({ random, vehicle }) => [
    `Buen estado general, con ${listed(random.sample(marksOf(vehicle.category), 2))}.`,
    `Conservación acorde con su uso. Tiene ${listed(random.sample(marksOf(vehicle.category), 2))}.`,
    `Presenta ${listed(random.sample(marksOf(vehicle.category), 1))}; por lo demás, está en buen estado.`,
  ],
  Correcto: ({ random, vehicle }) => [
    `Estado correcto para su edad, con señales de uso: ${listed(random.sample(marksOf(vehicle.category), 3))}.`,
    `Ha trabajado y se nota: ${listed(random.sample(marksOf(vehicle.category), 3))}. Nada de ello impide su uso.`,
    `Necesita una limpieza a fondo. Presenta ${listed(random.sample(marksOf(vehicle.category), 3))}.`,
  ],
};

const RUNNING: Record<Condition, (story: Story) => string[]> = {
  "Muy bueno": () => [
    "Arranca a la primera y no tiene testigos encendidos ni ruidos anómalos.",
    "Mecánica al día, sin avisos en el cuadro ni fugas a la vista.",
  ],
  Bueno: () => [
    "Arranca y se desplaza con normalidad; sin testigos de avería en el momento de la revisión.",
    "Probado por nuestro personal en recinto cerrado: motor, frenos y dirección responden bien.",
  ],
  Correcto: ({ vehicle }) => [
    vehicle.hours === null
      ? "Arranca y circula. Conviene prever un mantenimiento completo y revisar los frenos."
      : "Arranca y trabaja. Conviene prever un cambio de aceites y filtros y revisar los latiguillos.",
    "Funciona, aunque tiene encendido el aviso de mantenimiento y la batería acusa el tiempo parada.",
  ],
};

const ROLLING = [
  "Rueda con normalidad y se ha comprobado el sistema de frenos en parado.",
  "Neumáticos entre el 40 % y el 70 %. Los ejes no presentan holguras apreciables.",
];

/** Signs of use that no picture shows from outside: a photo without a scratch must not stand above a text with one. */
function marksOf(category: string): string[] {
  switch (category) {
    case "Motos":
      return [
        "desgaste en los puños",
        "marcas de uso en el asiento",
        "neumáticos a media vida",
        "pastillas de freno con desgaste",
        "holgura ligera en la cadena o la correa",
      ];
    case "Camiones":
      return [
        "desgaste en el asiento del conductor",
        "marcas de estiba en el interior de la caja",
        "óxido superficial en la parte baja del bastidor",
        "neumáticos entre el 40 % y el 60 %",
        "el suelo de la caja gastado por la carga",
      ];
    case "Remolques":
      return [
        "marcas de carga en el suelo",
        "óxido superficial bajo el suelo",
        "neumáticos a media vida",
        "holgura ligera en la rueda de apoyo",
      ];
    case "Maquinaria":
      return [
        "desgaste en el asiento",
        "marcas de uso en los mandos",
        "holgura ligera en los bulones",
        "latiguillos con los años propios de la máquina",
        "una alfombrilla de cabina gastada",
      ];
    case "Furgonetas":
      return [
        "desgaste en el asiento del conductor",
        "marcas de carga en el interior",
        "el suelo de la caja rayado",
        "neumáticos a media vida",
        "plásticos interiores con arañazos",
      ];
    default:
      return [
        "desgaste en el volante y el pomo",
        "una tapicería que pide limpieza",
        "neumáticos a media vida",
        "marcas de uso en el umbral de carga del maletero",
        "pastillas de freno con desgaste",
        "el asiento del conductor con brillos",
      ];
  }
}

function belongingsOf(story: Story): string[] {
  const { vehicle } = story;
  switch (vehicle.category) {
    case "Remolques":
      return [];
    case "Maquinaria":
      return ["Se entrega con una llave y el manual de uso.", "Se entrega con dos llaves."];
    default: {
      const isYoung = ageOf(story) < 5;
      return [
        "Se entrega con dos juegos de llaves y el libro de mantenimiento.",
        isYoung
          ? "Se entrega con dos llaves y el libro de revisiones digital."
          : "Se entrega con una sola llave.",
        "Dispone de una llave; la segunda no se ha localizado.",
        "Incluye manuales, libro de mantenimiento y las dos llaves.",
      ];
    }
  }
}
