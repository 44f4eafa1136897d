import type { MarketTimeZone, NotificationKind, TableEntry } from "martillo/contract";
import { DEFAULT_PLAN_ROWS } from "martillo/domain";

type Tables = Readonly<Record<string, readonly TableEntry[]>>;

/** Entries that need no more than what people read. */
function named(names: Readonly<Record<string, string>>): TableEntry[] {
  return Object.entries(names).map(([id, description]) => ({ id, description }));
}

const NOTIFICATION_NAMES: Record<NotificationKind, string> = {
  outbid: "Puja superada",
  ending_soon: "Subasta a punto de terminar",
  won: "Lote adjudicado",
  lost: "Lote no adjudicado",
  bid_accepted: "Puja aceptada",
  saved_search: "Novedades de sus alertas",
  followed: "Lotes nuevos de vendedores que sigue",
  message: "Mensajes sin leer",
  question: "Preguntas sobre lotes y sus respuestas",
};

const TIME_ZONE_NAMES: Record<MarketTimeZone, string> = {
  "Europe/Madrid": "Península y Baleares",
  "Atlantic/Canary": "Canarias",
};

/** Lists of the house as it comes: options of forms that no lot can tell. Staff add to them and take away. */
export const HOUSE_TABLES: Tables = {
  subcategory: [],
  organization: [],
  business_category: named({
    concesionario: "Concesionario",
    compraventa: "Compraventa",
    renting: "Renting y flotas",
    taller: "Taller",
    desguace: "Centro de tratamiento de vehículos",
    financiera: "Entidad financiera",
    otro: "Otra actividad",
  }),
  vat_category: [
    { id: "iva_21", description: "IVA 21 %", percent: 21 },
    { id: "rebu", description: "REBU", percent: null },
  ],
  notification: named(NOTIFICATION_NAMES),
  time_zone: named(TIME_ZONE_NAMES),
  event_type: named({ auction: "Subasta", buynow: "Venta directa", live: "Subasta en vivo" }),
  damage_type: named({
    none: "Sin daños",
    bodywork: "Carrocería",
    mechanical: "Mecánica",
    interior: "Interior",
    hail: "Granizo",
    water: "Inundación",
    fire: "Incendio",
  }),
  package_type: named({
    vehicle: "Vehículo",
    pallet: "Palé",
    box: "Caja",
    envelope: "Sobre con documentación",
  }),
  ui_setting: [
    { id: "page_sizes", description: "Filas por página", value: "5,20,40,60" },
    { id: "search_page_size", description: "Lotes por página de búsqueda", value: 12 },
    { id: "dashboard_page_size", description: "Lotes por página de la cuenta", value: 10 },
    { id: "invoice_page_size", description: "Documentos por página", value: 20 },
  ],
  /** Plans of sellers. `…_deposit_amount` are their prices without tax. */
  bidding_plans: DEFAULT_PLAN_ROWS.map((row) => ({
    id: row.type,
    description: row.plan_name,
    ...row,
  })),
  home_banner: [],
};

/**
 * Every list with what staff have written over it: an entry of the same id takes the place of the one that was there, and what is not
 * active is not shown.
 */
export function withStaffEntries(base: Tables, written: Tables): Record<string, TableEntry[]> {
  const names = new Set([...Object.keys(base), ...Object.keys(written)]);
  return Object.fromEntries([...names].map((name) => [name, merged(name, base, written)]));
}

function merged(name: string, base: Tables, written: Tables): TableEntry[] {
  const byId = new Map<string, TableEntry>();
  for (const entry of [...(base[name] ?? []), ...(written[name] ?? [])]) {
    byId.set(`${entry.level_id ?? ""}\n${entry.id}`, { variable: name, active: 1, ...entry });
  }
  return [...byId.values()].filter(({ active }) => active === 1);
}
