import type { Condition } from "../catalogue/vehicle";
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
  if (vehicle.condition === "Con daños") sentences.push(DAMAGE_NOTE);
  return sentences.join(" ");
}

const DAMAGE_NOTE =
  "Los daños se ven en las fotografías y se describen de buena fe; puede haber otros no apreciados.";

const LOOKS: Record<Condition, (story: Story) => string[]> = {
  "Muy bueno": ({ noun }) => [
    `${capital(noun.the)} está muy cuidad${noun.o} y solo presenta las marcas mínimas propias de su edad.`,
    "Exterior e interior en muy buen estado, sin golpes ni roces que merezca la pena señalar.",
    `Muy buen aspecto general: pintura original, sin óxido y con el interior limpio.`,
  ],
  Bueno: ({ random, vehicle }) => [
    `Buen estado general, con ${listed(random.sample(marksOf(vehicle.category), 2))}.`,
    `Conservación acorde con su uso. Se aprecian ${listed(random.sample(marksOf(vehicle.category), 2))}.`,
    `Presenta ${listed(random.sample(marksOf(vehicle.category), 1))}; por lo demás, está en buen estado.`,
  ],
  Correcto: ({ random, vehicle }) => [
    `Estado correcto para su edad, con desgaste visible: ${listed(random.sample(marksOf(vehicle.category), 3))}.`,
    `Ha trabajado y se nota: ${listed(random.sample(marksOf(vehicle.category), 3))}. Nada de ello impide su uso.`,
    `Necesita un repaso de imagen. Presenta ${listed(random.sample(marksOf(vehicle.category), 3))}.`,
  ],
  "Con daños": ({ random, vehicle }) => [
    `Se vende con daños: ${listed(random.sample(damageOf(vehicle.category), 2))}. Además tiene ${listed(random.sample(marksOf(vehicle.category), 1))}.`,
    `Presenta ${listed(random.sample(damageOf(vehicle.category), 2))}. La estructura no está afectada, según nuestra revisión visual.`,
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
  "Con daños": ({ vehicle, noun }) => [
    `Arranca, pero ${noun.the} debe retirarse en ${vehicle.category === "Motos" ? "remolque" : "grúa o góndola"}.`,
    "El motor arranca y gira redondo. No se ha podido hacer una prueba dinámica.",
  ],
};

const ROLLING = [
  "Rueda con normalidad y se ha comprobado el sistema de frenos en parado.",
  "Neumáticos entre el 40 % y el 70 %. Los ejes no presentan holguras apreciables.",
];

function marksOf(category: string): string[] {
  switch (category) {
    case "Motos":
      return [
        "pequeños roces en los plásticos laterales",
        "alguna picada en el escape",
        "marcas en las manetas",
        "desgaste en el asiento",
        "arañazos superficiales en el depósito",
      ];
    case "Camiones":
    case "Remolques":
      return [
        "rozaduras en los paragolpes y las aletas",
        "puntos de óxido superficial en el bastidor",
        "golpes leves en la caja",
        "un piloto trasero fisurado",
        "marcas de estiba",
        "pintura mate por el sol",
      ];
    case "Maquinaria":
      return [
        "pintura desgastada en las zonas de trabajo",
        "rozaduras en los contrapesos",
        "alguna fuga leve en un latiguillo",
        "desgaste en el asiento",
        "cristales con arañazos",
        "holgura ligera en los bulones",
      ];
    case "Furgonetas":
      return [
        "roces en los paragolpes",
        "pequeñas abolladuras en el lateral derecho",
        "desgaste en el asiento del conductor",
        "arañazos en la puerta corredera",
        "marcas de carga en el interior",
        "un tapacubos ausente",
      ];
    default:
      return [
        "pequeños roces en los paragolpes",
        "algún arañazo superficial en las puertas",
        "marcas en dos llantas",
        "una picada en el parabrisas fuera del campo de visión",
        "desgaste en el volante y el pomo",
        "una abolladura leve en la aleta trasera",
        "una tapicería que pide limpieza",
      ];
  }
}

function damageOf(category: string): string[] {
  switch (category) {
    case "Motos":
      return [
        "el carenado derecho roto",
        "el manillar desplazado",
        "un intermitente partido",
        "la estribera doblada",
      ];
    case "Camiones":
      return [
        "un golpe en el frontal de la cabina",
        "la defensa delantera deformada",
        "un faro roto",
        "el deflector partido",
      ];
    case "Remolques":
      return [
        "una lona rasgada",
        "un poste doblado",
        "la puerta trasera desencajada",
        "un guardabarros roto",
      ];
    case "Maquinaria":
      return [
        "una luna rota",
        "el capó deformado",
        "una fuga en el circuito hidráulico",
        "un faro de trabajo arrancado",
      ];
    default:
      return [
        "un golpe en el paragolpes delantero",
        "un faro roto",
        "la aleta izquierda hundida",
        "la puerta trasera abollada",
        "el portón deformado",
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
