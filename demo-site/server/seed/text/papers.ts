import type { Vehicle } from "../catalogue/vehicle";
import type { Story } from "./story";
import { MONTHS } from "./words";

/** Documents, inspection, emissions label and tax. */
export function papers(story: Story): string {
  const { random, hasIva } = story;
  return [
    random.pick(documentsOf(story)),
    inspectionText(story),
    labelText(story.vehicle),
    random.pick(hasIva ? WITH_IVA : WITH_REBU),
  ]
    .filter(Boolean)
    .join(" ");
}

function documentsOf({ vehicle }: Story): string[] {
  if (vehicle.body === "excavadora" || vehicle.body === "carretilla") {
    return [
      "Documentación: declaración CE de conformidad, placa del fabricante legible y factura.",
      "No está matriculada. Se entrega con declaración CE de conformidad y contrato de compraventa.",
    ];
  }
  return [
    "Documentación completa: permiso de circulación, ficha técnica e informe de la DGT sin incidencias.",
    "Se entrega con permiso de circulación y ficha técnica electrónica. Sin reserva de dominio ni embargos.",
    "La documentación está en nuestras oficinas y se entrega con el pago. La transferencia la tramita nuestra gestoría por cuenta del comprador.",
    "Permiso de circulación y ficha técnica en regla; impuesto de circulación del año en curso pagado.",
  ];
}

const WITH_IVA = [
  "El precio incluye el IVA, que es deducible: se emite factura con el 21 % desglosado.",
  "Precio con IVA incluido. Se emite factura con la cuota desglosada a nombre del adjudicatario.",
];
const WITH_REBU = [
  "Venta acogida al régimen especial de bienes usados (REBU): la factura no desglosa IVA.",
  "Se factura por REBU, sin IVA deducible.",
];

/** Years from the first registration to each inspection: the first, then a period up to an age. */
const PERIODS: Record<
  string,
  { firstMonths: number; later: [untilYears: number, months: number][] }
> = {
  Coches: {
    firstMonths: 48,
    later: [
      [10, 24],
      [Infinity, 12],
    ],
  },
  Motos: { firstMonths: 48, later: [[Infinity, 24]] },
  Furgonetas: {
    firstMonths: 24,
    later: [
      [6, 24],
      [10, 12],
      [Infinity, 6],
    ],
  },
  Camiones: {
    firstMonths: 12,
    later: [
      [10, 12],
      [Infinity, 6],
    ],
  },
  Remolques: {
    firstMonths: 12,
    later: [
      [10, 12],
      [Infinity, 6],
    ],
  },
  Maquinaria: {
    firstMonths: 96,
    later: [
      [16, 24],
      [Infinity, 12],
    ],
  },
};

/** When the next inspection (ITV) is due, and whether it is the first. */
export function nextInspection(
  vehicle: Pick<Vehicle, "category" | "year" | "month">,
  today: { year: number; month: number },
): { year: number; month: number; isFirst: boolean } {
  const registered = vehicle.year * 12 + vehicle.month - 1;
  const now = today.year * 12 + today.month - 1;
  const rule = PERIODS[vehicle.category];
  let due = registered + (rule?.firstMonths ?? 48);
  const isFirst = due > now;
  while (due <= now) {
    const ageYears = (due - registered) / 12;
    due += rule?.later.find(([untilYears]) => ageYears < untilYears)?.[1] ?? 12;
  }
  return { year: Math.floor(due / 12), month: (due % 12) + 1, isFirst };
}

function inspectionText({ vehicle, today, random }: Story): string {
  if (vehicle.body === "excavadora" || vehicle.body === "carretilla") return "";
  const due = nextInspection(vehicle, today);
  const date = `${MONTHS[due.month - 1]} de ${due.year}`;
  if (due.isFirst) return `No tiene que pasar la ITV hasta ${date}.`;
  if (random.chance(0.1)) {
    return "La ITV está caducada y el comprador deberá pasarla antes de circular.";
  }
  return random.pick([
    `ITV en vigor hasta ${date}.`,
    `ITV pasada sin defectos, válida hasta ${date}.`,
  ]);
}

function labelText({ category, fuel, year }: Vehicle): string {
  if (category === "Remolques" || category === "Maquinaria") return "";
  return `Distintivo ambiental ${environmentalLabel(fuel, year)}.`;
}

function environmentalLabel(fuel: string | null, year: number): string {
  if (fuel === "Eléctrico" || fuel === "Híbrido enchufable") return "0 emisiones";
  if (fuel === "Híbrido" || fuel === "GLP") return "ECO";
  return fuel === "Diésel" && year < 2015 ? "B" : "C";
}
