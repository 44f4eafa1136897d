import type { Random } from "../random";
import { CARS } from "./cars";
import { MACHINERY } from "./machinery";
import type { Body, Engine, Model, Transmission } from "./model";
import { MOTORCYCLES } from "./motorcycles";
import { coloursOf, type PictureManifest } from "./pictures";
import { TRUCKS } from "./trucks";
import { tradeValueCents, type Ageing } from "./value";
import { VANS } from "./vans";
import type { Condition } from "./condition";

export const CATEGORIES = [
  "Coches",
  "Furgonetas",
  "Motos",
  "Camiones",
  "Remolques",
  "Maquinaria",
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Vehicle {
  category: Category;
  brand: string;
  model: string;
  /** Brand and model without saying anything twice, e.g. `Mazda3`. */
  shortName: string;
  /** With engine and trim, e.g. `SEAT León 2.0 TDI 150 CV Style`. */
  name: string;
  /** The name; for trucks, trailers and machines with what it is. */
  title: string;
  body: Body;
  bodyType: string;
  fuel: string | null;
  power: number | null;
  transmission: Transmission | null;
  doors: number | null;
  year: number;
  /** Of the first registration, 1 to 12. */
  month: number;
  kilometers: number | null;
  /** Of work, for machines. */
  hours: number | null;
  /** As the pictures name it. */
  colour: string;
  condition: Condition;
  valueCents: number;
}

/** The month in which the catalogue is made. */
export interface Today {
  year: number;
  /** 1 to 12 */
  month: number;
}

export const MODELS: Record<Category, readonly Model[]> = {
  Coches: CARS,
  Furgonetas: VANS,
  Motos: MOTORCYCLES,
  Camiones: TRUCKS.filter((model) => model.body === "camion"),
  Remolques: TRUCKS.filter((model) => model.body === "remolque"),
  Maquinaria: MACHINERY,
};

const AGEING: Record<Category, Ageing> = {
  Coches: { firstYear: 0.74, laterYears: 0.87, yearlyUse: 19_000 },
  Furgonetas: { firstYear: 0.72, laterYears: 0.865, yearlyUse: 27_000 },
  Motos: { firstYear: 0.78, laterYears: 0.89, yearlyUse: 5_500 },
  Camiones: { firstYear: 0.76, laterYears: 0.83, yearlyUse: 95_000 },
  Remolques: { firstYear: 0.78, laterYears: 0.88, yearlyUse: 1 },
  Maquinaria: { firstYear: 0.8, laterYears: 0.89, yearlyUse: 900 },
};

const OLDEST_YEARS: Record<Category, number> = {
  Coches: 12,
  Furgonetas: 11,
  Motos: 11,
  Camiones: 11,
  Remolques: 13,
  Maquinaria: 12,
};

const KINDS_TOLD: readonly Category[] = ["Camiones", "Remolques", "Maquinaria"];

/** A vehicle that could exist: a model in a year in which it was sold, driven as much as its kind usually is. */
export function drawVehicle(
  random: Random,
  category: Category,
  today: Today,
  manifest: PictureManifest | null,
): Vehicle {
  const model = random.pick(MODELS[category]);
  const engine = random.pick(model.engines);
  const transmission = engine.transmissions.length > 0 ? random.pick(engine.transmissions) : null;
  const { year, month, ageYears } = drawAge(random, category, model, engine, today);
  const use = drawUse(random, category, model, ageYears);
  const condition = random.weighted<Condition>(
    ageYears < 5
      ? [
          ["Muy bueno", 5],
          ["Bueno", 5],
          ["Correcto", 2],
        ]
      : [
          ["Muy bueno", 1],
          ["Bueno", 5],
          ["Correcto", 5],
        ],
  );
  const bodyType = random.pick(model.bodyTypes);
  const name = nameOf(model, versionOf(random, model, engine, transmission));
  const isMachine = category === "Maquinaria";
  return {
    category,
    brand: model.brand,
    model: model.model,
    shortName: nameOf(model, ""),
    name,
    title: KINDS_TOLD.includes(category) ? `${name} · ${bodyType}` : name,
    body: model.body,
    bodyType,
    fuel: engine.fuel,
    power: engine.power,
    transmission,
    doors: model.doors,
    year,
    month,
    kilometers: isMachine || category === "Remolques" ? null : use,
    hours: isMachine ? use : null,
    colour: drawColour(random, model, coloursOf(model.body, manifest)),
    condition,
    valueCents: tradeValueCents({
      priceNew: priceNewOf(model, engine),
      ageYears,
      use: category === "Remolques" ? 0 : use,
      condition,
      ageing: AGEING[category],
    }),
  };
}

function drawAge(
  random: Random,
  category: Category,
  model: Model,
  engine: Engine,
  today: Today,
): { year: number; month: number; ageYears: number } {
  // Plug-in, electric and mild hybrid versions came late in the life of most models.
  const isRecent = engine.fuel !== null && !["Diésel", "Gasolina", "GLP"].includes(engine.fuel);
  const first = Math.max(model.firstYear, isRecent ? 2019 : 0, today.year - OLDEST_YEARS[category]);
  const last = Math.min(model.lastYear ?? Infinity, today.year - 1);
  const low = Math.min(first, last);
  // The younger of two draws: most lots come from fleets.
  const year = Math.max(random.int(low, last), random.int(low, last));
  const month = random.int(1, 12);
  const ageYears = today.year - year + (today.month - month) / 12;
  return { year, month, ageYears };
}

function drawUse(random: Random, category: Category, model: Model, ageYears: number): number {
  if (category === "Remolques") return 0;
  const isCity = model.body === "scooter" || model.bodyTypes.includes("Urbano");
  const yearly = AGEING[category].yearlyUse * random.between(0.45, 1.5) * (isCity ? 0.7 : 1);
  return Math.round((yearly * Math.max(0.4, ageYears)) / 10) * 10 + random.int(0, 9);
}

/** Within a model, more power costs more; electric and plug-in versions most. */
function priceNewOf(model: Model, engine: Engine): number {
  const powers = model.engines.map((each) => each.power ?? 0);
  const mean = powers.reduce((sum, power) => sum + power, 0) / powers.length;
  const byPower = mean > 0 ? 1 + 0.35 * ((engine.power ?? mean) / mean - 1) : 1;
  const isSocket = engine.fuel === "Eléctrico" || engine.fuel === "Híbrido enchufable";
  const hasOthers = model.engines.some((each) => each.fuel !== engine.fuel);
  return model.priceNew * byPower * (isSocket && hasOthers ? 1.12 : 1);
}

function versionOf(
  random: Random,
  model: Model,
  engine: Engine,
  transmission: Transmission | null,
): string {
  const trim = model.trims.length > 0 ? random.pick(model.trims) : "";
  const power = engine.power === null ? "" : `${engine.power} CV`;
  // Where both gearboxes exist, the title tells which.
  const gearbox = engine.transmissions.length > 1 && transmission === "Automático" ? "Aut." : "";
  return [engine.version, power, trim, gearbox].filter(Boolean).join(" ");
}

/** A model may begin with its brand (Mazda3), a version with its model (GLA 200 d). */
function nameOf({ brand, model }: Model, version: string): string {
  const middle = version.startsWith(`${model} `) ? "" : model;
  const words = [middle.startsWith(brand) ? "" : brand, middle, version];
  return words.filter(Boolean).join(" ");
}

/** The colour in which a maker paints its machines, and most of its motorcycles. */
const LIVERIES: Record<string, string> = {
  "John Deere": "verde",
  "New Holland": "azul",
  "Case IH": "rojo",
  "Massey Ferguson": "rojo",
  Fendt: "verde",
  "Deutz-Fahr": "verde",
  Same: "rojo",
  Caterpillar: "amarillo",
  Komatsu: "amarillo",
  Volvo: "amarillo",
  JCB: "amarillo",
  Hitachi: "naranja",
  Liebherr: "amarillo",
  Develon: "naranja",
  Linde: "rojo",
  Still: "naranja",
  Toyota: "naranja",
  Jungheinrich: "amarillo",
  Hyster: "amarillo",
  Crown: "amarillo",
  Manitou: "rojo",
  KTM: "naranja",
  Kawasaki: "verde",
  Ducati: "rojo",
};

const MACHINES: readonly Body[] = ["tractor", "excavadora", "carretilla"];

function drawColour(random: Random, model: Model, colours: readonly string[]): string {
  const livery = LIVERIES[model.brand];
  const wearsLivery =
    MACHINES.includes(model.body) || (model.body === "moto" && random.chance(0.6));
  if (livery && wearsLivery && colours.includes(livery)) return livery;
  // Fleets are white.
  const isFleet = model.body === "furgoneta" || model.body === "camion";
  if (isFleet && colours.includes("blanco") && random.chance(0.55)) return "blanco";
  return random.pick(colours);
}
