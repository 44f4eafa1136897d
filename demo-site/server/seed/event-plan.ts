import { SELLERS, type SellerProfile } from "./catalogue/sellers";
import type { Category } from "./catalogue/vehicle";
import { MONTHS } from "./text/words";
import { calendarOf, eveningOf } from "./times";

/** An auction of many lots of one seller, which end one after the other on one evening. */
export interface EventPlan {
  title: string;
  description: string;
  seller: SellerProfile;
  categories: readonly Category[];
  phase: "past" | "running" | "scheduled";
  lots: number;
  opensMs: number;
  firstEndMs: number;
}

export function planEvents(nowMs: number): EventPlan[] {
  const { month } = calendarOf(nowMs);
  const name = (offset: number) => MONTHS[(month - 1 + offset + 12) % 12] ?? "";
  return [
    event(nowMs, `Renting nacional – ${name(-1)}`, "nortavia-renting", ["Coches"], -24, 12),
    event(
      nowMs,
      `Furgonetas de reparto – ${name(-1)}`,
      "subflota-iberica",
      ["Furgonetas"],
      -12,
      10,
    ),
    event(nowMs, `Renting nacional – ${name(0)}`, "nortavia-renting", ["Coches"], 3, 16),
    event(nowMs, "Vehículo industrial", "arrenda-duero", ["Camiones", "Remolques"], 4, 12),
    event(nowMs, `Motos y escúteres – ${name(0)}`, "motos-malvarrubia", ["Motos"], 2, 12),
    event(nowMs, "Baja de flota: furgonetas", "flotas-albarda", ["Furgonetas"], 1, 14),
    event(nowMs, "Maquinaria de obra y campo", "maquinaria-hermanos-otero", ["Maquinaria"], 6, 12),
    event(nowMs, `Renting nacional – ${name(1)}`, "nortavia-renting", ["Coches"], 12, 14),
    event(
      nowMs,
      "Leasing: turismos y comerciales",
      "leasing-cantamar",
      ["Coches", "Furgonetas"],
      10,
      10,
    ),
  ];
}

/** Runs for eight days; ends in the evening, this many days from now. */
function event(
  nowMs: number,
  title: string,
  mailbox: string,
  categories: readonly Category[],
  endsInDays: number,
  lots: number,
): EventPlan {
  const seller = SELLERS.find((each) => each.mailbox === mailbox);
  if (!seller) throw new Error(`martillo: no seller ${mailbox} in the catalogue`);
  const firstEndMs = eveningOf(nowMs, endsInDays);
  const opensMs = eveningOf(nowMs, endsInDays - 8);
  return {
    title,
    description: descriptionOf(seller, categories),
    seller,
    categories,
    phase: firstEndMs <= nowMs ? "past" : opensMs <= nowMs ? "running" : "scheduled",
    lots,
    opensMs,
    firstEndMs,
  };
}

function descriptionOf(seller: SellerProfile, categories: readonly Category[]): string {
  const what = categories.join(" y ").toLowerCase();
  const where = seller.isNational
    ? "Los lotes están en varias campas; cada ficha indica dónde."
    : `Todos los lotes están en la provincia de ${seller.province}.`;
  return `Subasta de ${what} de ${seller.companyname} Los lotes se cierran de forma escalonada, cada tres minutos, y una puja en los últimos minutos prorroga el suyo. ${where}`;
}
