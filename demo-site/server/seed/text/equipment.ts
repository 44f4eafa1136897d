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
  // Praise would not fit a damaged one, and a backhoe has no tracks.
  const isFit = vehicle.condition !== "Con daños" && vehicle.bodyType !== "Retroexcavadora mixta";
  const extras = isFit ? EXTRAS[kindOf(vehicle)] : undefined;
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
  | "tractora"
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
  if (vehicle.bodyType === "Cabeza tractora") return "tractora";
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
    ...(kind === "cabrio" ? ["capota eléctrica", "cortavientos"] : []),
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
    "asiento del copiloto doble",
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
    "control de tracción",
    "cuadro digital",
    "iluminación led",
    "puños calefactables",
    "maletas laterales y baúl",
    "protector de cárter",
    "pantalla alta",
    "caballete central",
    "toma de corriente de 12 V",
    "defensas de motor",
    "escape de serie",
  ],
  scooter: [
    "frenos ABS",
    "hueco para dos cascos bajo el asiento",
    "cuadro digital",
    "arranque sin llave",
    "pantalla alta",
    "baúl trasero",
    "toma USB en la guantera",
    "iluminación led",
    "caballete central y lateral",
    "manta térmica",
  ],
  tractora: [
    "doble litera",
    "retardador hidráulico",
    "climatizador con enfriador nocturno",
    "calefacción estática",
    "nevera bajo la litera",
    "asiento neumático del conductor",
    "aviso de cambio de carril",
    "control de crucero adaptativo",
    "dos depósitos de combustible con tapón antirrobo",
    "tacógrafo digital inteligente",
    "quinta rueda regulable",
    "deflectores completos",
  ],
  camion: [
    "tacógrafo digital",
    "suspensión neumática trasera",
    "aire acondicionado",
    "asiento neumático del conductor",
    "cámara de marcha atrás",
    "caja de herramientas lateral",
    "control de crucero",
    "freno motor",
    "retrovisores térmicos de gran angular",
    "barras antiempotramiento",
    "suelo antideslizante en la caja",
  ],
  remolque: [
    "tres ejes con suspensión neumática",
    "freno de disco con EBS",
    "eje elevable delantero",
    "suelo reforzado con certificado de carga",
    "porta-palés",
    "caja de herramientas",
    "cajón para cadenas",
    "pies de apoyo con dos velocidades",
    "luces traseras led",
    "cierre de puertas de acero inoxidable",
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
    "gancho automático y freno neumático de remolque",
  ],
  excavadora: [
    "cabina con climatizador y certificado antivuelco",
    "línea hidráulica auxiliar para martillo",
    "enganche rápido hidráulico",
    "cazo de zanja y cazo de limpieza",
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
    "La zona de carga conserva el panelado y no tiene golpes que impidan su uso.",
    "Se ha retirado la rotulación de la empresa; puede apreciarse su marca en el lateral con luz rasante.",
    "Incluye estanterías metálicas desmontables en el lado izquierdo.",
  ],
  tractora: [
    "La quinta rueda tiene poca holgura y los dos depósitos conservan su capacidad original.",
    "El retardador funciona y el cambio engrana con suavidad en frío y en caliente.",
  ],
  camion: [
    "La caja está estanca y el cierre de las puertas ajusta bien.",
    "La trampilla o el equipo auxiliar, cuando lo lleva, se ha probado en vacío y funciona.",
  ],
  remolque: [
    "El bastidor no presenta grietas ni soldaduras visibles.",
    "Los discos conservan más de la mitad de su vida útil.",
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
