import type { Vehicle } from "../catalogue/vehicle";
import type { Story } from "./story";
import { listed } from "./words";

/** What it has, in one or two sentences. */
export function equipment(story: Story): string {
  const { vehicle, random } = story;
  const items = random.sample(itemsOf(vehicle), random.int(6, 8));
  const lead = random.pick([
    "Equipamiento destacado:",
    "Entre otros elementos, equipa",
    "Va equipad" + story.noun.o + " con",
    "Cuenta con",
    "De su equipamiento destacan",
  ]);
  const extras = EXTRAS[kindOf(vehicle)];
  const extra = extras && random.chance(0.75) ? ` ${random.pick(extras)}` : "";
  return `${lead} ${listed(items)}.${extra}`;
}

type Kind =
  | "coche"
  | "electrico"
  | "cabrio"
  | "furgoneta"
  | "moto"
  | "scooter"
  | "camion"
  | "remolque"
  | "tractor"
  | "excavadora"
  | "carretilla";

function kindOf(vehicle: Vehicle): Kind {
  if (vehicle.category === "Coches") {
    if (vehicle.body === "cabrio") return "cabrio";
    return vehicle.fuel === "Eléctrico" ? "electrico" : "coche";
  }
  switch (vehicle.body) {
    case "furgoneta":
    case "moto":
    case "scooter":
    case "camion":
    case "remolque":
    case "tractor":
    case "excavadora":
    case "carretilla":
      return vehicle.body;
    default:
      return "coche";
  }
}

const PREMIUM = [
  "BMW",
  "Mercedes-Benz",
  "Audi",
  "Volvo",
  "Porsche",
  "Land Rover",
  "Tesla",
  "Alfa Romeo",
];

function itemsOf(vehicle: Vehicle): string[] {
  const kind = kindOf(vehicle);
  if (kind !== "coche" && kind !== "electrico" && kind !== "cabrio") return ITEMS[kind];
  const isModern = vehicle.year >= 2019;
  return [
    ...CAR_BASICS,
    ...(isModern ? CAR_MODERN : CAR_OLDER),
    ...(PREMIUM.includes(vehicle.brand) ? CAR_PREMIUM : []),
    ...(vehicle.body === "suv" || vehicle.body === "familiar" ? CAR_ROOMY : []),
    ...(vehicle.transmission === "Automático" && kind === "coche" ? ["levas en el volante"] : []),
    ...(kind === "electrico" ? ["toma de carga rápida", "cable de carga de tipo 2"] : []),
    ...(kind === "cabrio" ? ["capota eléctrica", "arcos de protección"] : []),
  ];
}

const CAR_BASICS = [
  "climatizador automático",
  "control de crucero con limitador",
  "sensores de aparcamiento traseros",
  "llantas de aleación",
  "volante multifunción de cuero",
  "asiento del conductor regulable en altura",
  "elevalunas eléctricos delanteros y traseros",
  "retrovisores térmicos plegables",
  "sensor de lluvia y de luces",
  "anclajes Isofix",
];
const CAR_MODERN = [
  "faros led",
  "pantalla táctil con Apple CarPlay y Android Auto",
  "asistente de mantenimiento de carril",
  "frenada automática de emergencia con detección de peatones",
  "cuadro de instrumentos digital",
  "cámara de visión trasera",
  "reconocimiento de señales de tráfico",
  "acceso y arranque sin llave",
];
const CAR_OLDER = [
  "manos libres por Bluetooth",
  "navegador con cartografía de España y Portugal",
  "faros antiniebla",
  "toma USB y auxiliar",
  "ordenador de a bordo",
];
const CAR_PREMIUM = [
  "tapicería de cuero",
  "asientos delanteros calefactados",
  "portón de apertura eléctrica",
  "equipo de sonido de alta fidelidad",
  "selector de modos de conducción",
];
const CAR_ROOMY = [
  "barras de techo",
  "maletero de doble fondo",
  "enganche de remolque desmontable",
];

const ITEMS: Record<Exclude<Kind, "coche" | "electrico" | "cabrio">, string[]> = {
  furgoneta: [
    "puerta lateral corredera",
    "portones traseros acristalados",
    "separador de carga completo",
    "suelo y paneles de madera en la caja",
    "aire acondicionado",
    "asiento del copiloto con reposabrazos",
    "manos libres por Bluetooth",
    "cierre centralizado con apertura separada de la caja",
    "control de crucero",
    "sensores de aparcamiento traseros",
    "iluminación led en la zona de carga",
    "argollas de amarre homologadas",
    "rueda de repuesto",
    "cámara de visión trasera",
  ],
  moto: [
    "frenos ABS en ambas ruedas",
    "embrague de mando suave",
    "iluminación led",
    "inmovilizador",
    "depósito metálico",
    "asiento de una pieza",
    "manillar ancho",
    "caballete lateral",
    "escape de serie",
    "suspensión trasera regulable",
  ],
  scooter: [
    "hueco para el casco bajo el asiento",
    "arranque eléctrico",
    "asidero trasero para el pasajero",
    "guantera con cerradura",
    "gancho para bolsas",
    "llantas de aleación",
    "caballete central y lateral",
    "asiento corrido de dos plazas",
    "inmovilizador",
  ],
  camion: [
    "tacógrafo digital",
    "suspensión neumática trasera",
    "aire acondicionado",
    "asiento neumático del conductor",
    "control de crucero",
    "freno motor",
    "retrovisores térmicos",
    "aviso de cambio de carril",
    "suelo antideslizante en la caja",
    "guías de amarre en el interior de la caja",
    "iluminación en la caja",
  ],
  remolque: [
    "dos ejes con freno de inercia",
    "laterales y portones abatibles",
    "rueda de apoyo",
    "suelo de madera contrachapada",
    "argollas de amarre homologadas",
    "enganche de bola",
    "conector de 13 polos",
    "bastidor galvanizado",
    "postes desmontables",
  ],
  tractor: [
    "cabina climatizada",
    "doble tracción con bloqueo automático",
    "tres distribuidores hidráulicos dobles",
    "toma de fuerza de 540 y 1.000 revoluciones",
    "enganche rápido trasero",
    "asiento neumático",
    "contrapesos delanteros",
    "luces de trabajo led",
    "preinstalación para autoguiado",
    "gancho automático de remolque",
  ],
  excavadora: [
    "cabina con climatizador y certificado antivuelco",
    "línea hidráulica auxiliar para martillo",
    "enganche rápido hidráulico",
    "cazo de uso general",
    "cámara trasera",
    "luces de trabajo led",
    "rotativo luminoso",
    "asiento con suspensión",
    "inmovilizador con código",
    "engrase centralizado",
  ],
  carretilla: [
    "mástil tríplex con elevación libre",
    "desplazador lateral",
    "horquillas de 1.150 mm",
    "luz azul de seguridad",
    "cinturón con detección de operario",
    "ruedas superelásticas",
    "techo de protección",
    "faros de trabajo",
    "aviso acústico de marcha atrás",
    "asiento con suspensión",
  ],
};

const EXTRAS: Partial<Record<Kind, string[]>> = {
  electrico: [
    "El informe de la batería, hecho con el equipo de diagnosis de la marca, indica una capacidad superior al 88 % de la original.",
    "Se entrega con cable para poste público y cargador portátil para enchufe doméstico.",
  ],
  cabrio: [
    "La capota abre y cierra con normalidad y no presenta filtraciones.",
    "La luneta y las juntas de la capota están en buen estado.",
  ],
  furgoneta: [
    "La zona de carga conserva el panelado y está limpia.",
    "La puerta corredera y los portones traseros abren y cierran sin holgura.",
  ],
  camion: [
    "La caja está estanca y el cierre de las puertas ajusta bien.",
    "Las puertas traseras cierran con sus barras y no tienen holgura.",
  ],
  remolque: [
    "El bastidor no presenta grietas ni soldaduras visibles.",
    "Los tambores de freno se han revisado y frenan por igual.",
  ],
  carretilla: [
    "Se entrega con su declaración de conformidad y el manual en español.",
    "La cadena y las horquillas se han medido y están dentro de tolerancia.",
  ],
  excavadora: [
    "El tren de rodaje está aproximadamente al 60 % y no hay holguras apreciables en bulones.",
    "Se ha trabajado media jornada antes de la publicación sin que apareciesen fugas.",
  ],
  tractor: [
    "Los neumáticos traseros están al 50 % y los delanteros al 60 %, sin cortes.",
    "El elevador y la toma de fuerza se han probado con apero y responden bien.",
  ],
};
