import type { SeedLot } from "../../demo-site/server/seed/seed-rows";

/** How fast the rivals think, and how long a lot lasts. */
export const PACES = {
  calm: { thinkMs: 8_000, lastsMs: 240_000, windowS: 30 },
  normal: { thinkMs: 4_000, lastsMs: 120_000, windowS: 20 },
  fast: { thinkMs: 1_500, lastsMs: 60_000, windowS: 10 },
} as const;
export type Pace = keyof typeof PACES;

/** Short enough for a practice, long enough to see that it is not the same end twice. */
const MOST_EXTENSIONS = 5;

const START_CENTS = 500_000;
const RESERVE_CENTS = 900_000;

const VIEWS = {
  frontal: "vista frontal",
  lateral: "vista lateral",
  trasera: "vista trasera",
  detalle: "detalle",
} as const;

export const VEHICLE = "familiar-gris";

/** `pictures` is the address of the folder with the pictures of the demonstration. */
export function practiceLot(pace: Pace, withReserve: boolean, pictures: string): Partial<SeedLot> {
  const { lastsMs, windowS } = PACES[pace];
  const base = new URL(`${pictures}/${VEHICLE}`, document.baseURI).href;
  return {
    title: "Audi A4 Avant 2.0 TDI S line",
    description: "Lote de prácticas: no se vende nada y no se paga nada.",
    images: Object.entries(VIEWS).map(([view, alt]) => ({
      src: `${base}-${view}-1280.webp`,
      thumb: `${base}-${view}-480.webp`,
      alt: `Audi A4 Avant gris, ${alt}`,
    })),
    brand: "Audi",
    model: "A4",
    fuel: "Diésel",
    transmission: "Automático",
    body_type: "Familiar",
    kilometers: 112_400,
    registration_year: 2019,
    power: 190,
    color: "Gris",
    location: "Zaragoza",
    startCents: START_CENTS,
    reserveCents: withReserve ? RESERVE_CENTS : null,
    closesInMs: lastsMs,
    extension: {
      window_s: windowS,
      mode: "top_up",
      amount_s: windowS,
      max_extensions: MOST_EXTENSIONS,
    },
  };
}

/** How far each rival goes: a little different every time, so that a visitor cannot learn it by heart. */
export function limitsOf(
  random: () => number,
): Record<"incremental" | "maximum" | "sniper", number> {
  const around = (cents: number) => cents + Math.round((random() - 0.5) * 8) * 10_000;
  return { incremental: around(640_000), maximum: around(700_000), sniper: around(760_000) };
}
