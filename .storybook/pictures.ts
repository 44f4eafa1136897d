import type { Lot } from "../src/contract";

const VIEWS = {
  frontal: "vista frontal",
  lateral: "vista lateral",
  trasera: "vista trasera",
  detalle: "detalle",
};

/** Pictures of the demonstration, served beside the catalogue: `picturesOf("berlina-azul")`. */
export function picturesOf(vehicle: string): Lot["images"] {
  // Relative in a build, so that it may be served under any path.
  const base = new URL(`${import.meta.env.BASE_URL}pictures/${vehicle}`, location.href).href;
  return Object.entries(VIEWS).map(([view, alt]) => ({
    src: `${base}-${view}-1280.webp`,
    thumb: `${base}-${view}-480.webp`,
    alt: `Vehículo, ${alt}`,
  }));
}
