import type { Vehicle } from "../catalogue/vehicle";

export const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

export interface Noun {
  /** `el camión` */
  the: string;
  /** `un camión` */
  a: string;
  /** `del camión` */
  ofThe: string;
  /** Ending of adjectives and participles: `matriculad${o}`. */
  o: "o" | "a";
}

function masculine(word: string): Noun {
  return { the: `el ${word}`, a: `un ${word}`, ofThe: `del ${word}`, o: "o" };
}

function feminine(word: string): Noun {
  return { the: `la ${word}`, a: `una ${word}`, ofThe: `de la ${word}`, o: "a" };
}

/** What to call a vehicle in running text. */
export function nounOf({ category, body }: Vehicle): Noun {
  if (body === "scooter") return masculine("escúter");
  if (body === "tractor") return masculine("tractor");
  if (body === "carretilla") return feminine("carretilla");
  if (body === "excavadora") return feminine("máquina");
  switch (category) {
    case "Furgonetas":
      return feminine("furgoneta");
    case "Motos":
      return feminine("moto");
    case "Camiones":
      return masculine("camión");
    case "Remolques":
      return masculine("remolque");
    default:
      return masculine("vehículo");
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `84300` → `84.300`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ".");
}

/** `a, b y c`; `e` before the sound of an i. */
export function listed(entries: readonly string[]): string {
  const last = entries.at(-1) ?? "";
  if (entries.length < 2) return last;
  const and = /^(i|hi(?!e))/i.test(last) ? "e" : "y";
  return `${entries.slice(0, -1).join(", ")} ${and} ${last}`;
}
