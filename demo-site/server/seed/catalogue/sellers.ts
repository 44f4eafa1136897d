import type { Category } from "./vehicle";

/** Where a seller's vehicles come from; decides about tax, papers and how the lot is told. */
export type SellerKind = "renting" | "leasing" | "concesionario" | "flota" | "maquinaria";

export interface SellerProfile {
  companyname: string;
  kind: SellerKind;
  first_name: string;
  last_name: string;
  /** For the address, before `@`. */
  mailbox: string;
  province: string;
  categories: readonly Category[];
  /** Has yards all over the country. */
  isNational: boolean;
  /** Share of lots sold with deductible IVA; the rest is REBU. */
  ivaShare: number;
}

/** All names are invented. */
export const SELLERS: readonly SellerProfile[] = [
  seller("Nortavía Renting, S.A.", "renting", "Marta Olano", "Madrid", ["Coches", "Furgonetas"], 1),
  seller("Renting Valdehierro, S.A.", "renting", "Jorge Casal", "Barcelona", ["Coches"], 1),
  seller("Movisur Alquiler, S.L.", "renting", "Rocío Vela", "Málaga", ["Coches", "Motos"], 1),
  seller("Leasing Cantamar, S.A.", "leasing", "Iñaki Sarasua", "Bizkaia", [
    "Coches",
    "Furgonetas",
    "Camiones",
  ]),
  seller("Arrenda Duero, S.A.", "leasing", "Elvira Pastor", "Valladolid", [
    "Camiones",
    "Remolques",
    "Maquinaria",
  ]),
  seller("Subflota Ibérica, S.L.", "flota", "Álvaro Quirós", "Zaragoza", ["Furgonetas", "Coches"]),
  seller("Flotas Albarda, S.L.", "flota", "Nuria Cebrián", "Valencia", ["Furgonetas", "Motos"]),
  seller("Reparto Exprés del Sur, S.L.", "flota", "Manuel Ortega", "Sevilla", [
    "Furgonetas",
    "Camiones",
    "Motos",
  ]),
  seller("Automóviles Peñalver, S.L.", "concesionario", "Luis Peñalver", "Murcia", ["Coches"]),
  seller("Concesionarios Ribalta, S.A.", "concesionario", "Anna Ribalta", "Tarragona", ["Coches"]),
  seller("Autos Monteverde, S.L.", "concesionario", "Carmen Lorenzo", "Asturias", [
    "Coches",
    "Furgonetas",
  ]),
  seller("Motos Malvarrubia, S.L.", "concesionario", "Vicent Ferrer", "Valencia", ["Motos"]),
  seller("Industriales Tordera, S.A.", "concesionario", "Pere Marquès", "Girona", [
    "Camiones",
    "Remolques",
  ]),
  seller("Maquinaria Hermanos Otero, S.L.", "maquinaria", "Xoán Otero", "Lugo", ["Maquinaria"]),
  seller("Agromáquinas Campoluz, S.L.", "maquinaria", "Pilar Gascón", "Lleida", ["Maquinaria"]),
];

/** The accounts that visitors may sign in with as sellers. */
export const DEMO_SELLERS: readonly SellerProfile[] = [
  {
    ...seller(
      "Flotas Pinoalto, S.L.",
      "flota",
      "Julián Moya",
      "Madrid",
      ["Coches", "Furgonetas"],
      1,
    ),
    mailbox: "vendedor1",
    isNational: false,
  },
  {
    ...seller("Autos Valderrueda, S.L.", "concesionario", "Teresa Vidal", "Valladolid", ["Coches"]),
    mailbox: "vendedor2",
  },
];

function seller(
  companyname: string,
  kind: SellerKind,
  contact: string,
  province: string,
  categories: readonly Category[],
  ivaShare = kind === "concesionario" ? 0.3 : 0.85,
): SellerProfile {
  const [first_name = "", last_name = ""] = contact.split(" ");
  return {
    companyname,
    kind,
    first_name,
    last_name,
    mailbox: mailboxOf(companyname),
    province,
    categories,
    isNational: kind === "renting" || kind === "leasing" || kind === "flota",
    ivaShare,
  };
}

/** `Nortavía Renting, S.A.` → `nortavia-renting`. */
export function mailboxOf(name: string): string {
  const [bare = ""] = name.split(",", 1);
  return bare
    .normalize("NFD")
    .replace(/[^\w\s]/g, "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-");
}
