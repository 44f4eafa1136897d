import type { Body } from "./model";

/** The rendered pictures: form → colours and views. */
export type PictureManifest = Record<
  string,
  { colours: readonly string[]; views: readonly string[] }
>;

export interface Picture {
  src: string;
  thumb: string;
  alt: string;
}

/** The colours as the pictures and the lots name them. */
export const COLOUR_NAMES: Record<string, string> = {
  blanco: "Blanco",
  negro: "Negro",
  gris: "Gris",
  plata: "Plata",
  azul: "Azul",
  rojo: "Rojo",
  verde: "Verde",
  naranja: "Naranja",
  amarillo: "Amarillo",
};

const VIEW_NAMES: Record<string, string> = {
  frontal: "vista frontal",
  lateral: "vista lateral",
  trasera: "vista trasera",
  detalle: "detalle",
};

const PAINTS = ["blanco", "negro", "gris", "plata", "azul", "rojo", "verde"];

/** What to count on while there is no manifest. */
const USUAL_COLOURS: Record<Body, readonly string[]> = {
  turismo: PAINTS,
  berlina: PAINTS,
  familiar: PAINTS,
  suv: PAINTS,
  cabrio: PAINTS,
  coupe: PAINTS,
  monovolumen: PAINTS,
  pickup: PAINTS,
  furgoneta: ["blanco", "negro", "gris", "plata", "azul", "rojo"],
  camion: ["blanco", "gris", "azul", "rojo", "verde"],
  moto: ["negro", "gris", "azul", "rojo", "verde", "naranja"],
  scooter: ["blanco", "negro", "gris", "azul", "rojo", "verde"],
  tractor: ["verde", "rojo", "azul", "amarillo"],
  excavadora: ["amarillo", "naranja", "blanco"],
  carretilla: ["amarillo", "naranja", "rojo", "verde"],
  remolque: ["gris", "azul", "rojo", "verde"],
};
const USUAL_VIEWS = ["frontal", "lateral"];

const FOLDER = "/uploads/demo";

export function coloursOf(body: Body, manifest: PictureManifest | null): readonly string[] {
  const rendered = manifest?.[body]?.colours.filter((colour) => colour in COLOUR_NAMES) ?? [];
  return rendered.length > 0 ? rendered : USUAL_COLOURS[body];
}

/** The pictures of a vehicle, the front first. */
export function picturesOf(
  vehicle: { name: string; body: Body; colour: string },
  manifest: PictureManifest | null,
): Picture[] {
  const rendered = manifest?.[vehicle.body]?.views.filter((view) => view in VIEW_NAMES) ?? [];
  const views = rendered.length > 0 ? rendered : USUAL_VIEWS;
  const order = Object.keys(VIEW_NAMES);
  return views
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((view) => {
      const file = `${FOLDER}/${vehicle.body}-${vehicle.colour}-${view}`;
      return {
        src: `${file}-1280.webp`,
        thumb: `${file}-480.webp`,
        alt: `${vehicle.name}, color ${vehicle.colour}, ${VIEW_NAMES[view]}`,
      };
    });
}
