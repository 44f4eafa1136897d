/** Reads the model tables, one line per model, and gives them types. */
const BODIES = [
  "turismo",
  "berlina",
  "familiar",
  "suv",
  "cabrio",
  "coupe",
  "monovolumen",
  "pickup",
  "furgoneta",
  "camion",
  "moto",
  "scooter",
  "tractor",
  "excavadora",
  "carretilla",
  "remolque",
] as const;
/** The shape of a vehicle, which also names its pictures. */
export type Body = (typeof BODIES)[number];

const FUELS = {
  D: "Diésel",
  G: "Gasolina",
  H: "Híbrido",
  P: "Híbrido enchufable",
  E: "Eléctrico",
  L: "GLP",
} as const;
export type Fuel = (typeof FUELS)[keyof typeof FUELS];

export type Transmission = "Manual" | "Automático";

export interface Engine {
  version: string;
  /** null for a trailer. */
  fuel: Fuel | null;
  power: number | null;
  transmissions: Transmission[];
}

export interface Model {
  brand: string;
  model: string;
  body: Body;
  /** What people call the body, e.g. "Compacto"; a truck's or trailer's superstructure. */
  bodyTypes: string[];
  doors: number | null;
  /** New, in euro, with the middle engine. */
  priceNew: number;
  firstYear: number;
  /** null while it is still sold. */
  lastYear: number | null;
  trims: string[];
  engines: Engine[];
}

/**
 * `marca | modelo | forma | tipo,tipo | puertas | precio nuevo | desde-hasta | acabado,acabado | versión:combustible:CV:cambio; …`
 * with fuels D, G, H, P (plug-in), E, L (LPG) and gears M, A or MA; `-` where there is none.
 */
export function readModels(table: string): Model[] {
  return table
    .trim()
    .split("\n")
    .map((line) => readModel(line.split("|").map((cell) => cell.trim())));
}

function readModel(cells: string[]): Model {
  const [brand, model, body, types, doors, price, years, trims, engines] = cells;
  const shape = BODIES.find((name) => name === body);
  if (!brand || !model || !shape || !price || !years || !engines) {
    throw new Error(`martillo: unreadable model line: ${cells.join(" | ")}`);
  }
  const [first, last] = years.split("-");
  return {
    brand,
    model,
    body: shape,
    bodyTypes: listOf(types),
    doors: doors === "-" ? null : Number(doors),
    priceNew: Number(price),
    firstYear: Number(first),
    lastYear: last ? Number(last) : null,
    trims: listOf(trims),
    engines: engines.split(";").map((engine) => readEngine(engine.trim())),
  };
}

function listOf(cell = "-"): string[] {
  return cell === "-" ? [] : cell.split(",").map((entry) => entry.trim());
}

function readEngine(text: string): Engine {
  // From the right: a version may hold a colon itself, as in `e:HEV`.
  const [gears = "", power = "", fuel = "", ...rest] = text.split(":").toReversed();
  const version = rest.toReversed().join(":");
  const known = Object.entries(FUELS).find(([code]) => code === fuel);
  if (!known && fuel !== "-") throw new Error(`martillo: unknown fuel in ${text}`);
  return {
    version: version === "-" ? "" : version,
    fuel: known ? known[1] : null,
    power: power === "-" ? null : Number(power),
    transmissions: [
      ...(gears.includes("M") ? ["Manual" as const] : []),
      ...(gears.includes("A") ? ["Automático" as const] : []),
    ],
  };
}
