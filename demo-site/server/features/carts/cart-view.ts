import {
  type Cart,
  type CartExtra,
  type CartItem,
  type CartType,
  IVA_PERCENT,
} from "martillo/contract";
import { type SaleLine, saleTotals, toDecimal } from "martillo/domain";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import {
  missingBillingOf,
  readBilling,
  readSaleSettings,
  type SaleSettings,
  toSaleLines,
} from "../sale";
import {
  type CartLineRow,
  type CartRow,
  LIVE,
  readCartLines,
  readOpenCart,
  SHOWN,
  stateOf,
} from "./cart-repository";

/** How an extra is taxed: the fee is the house's own service, the certificate is paid in the buyer's name. */
const EXTRA_SCHEMES: Readonly<Record<CartExtra, SaleLine["scheme"]>> = {
  admin_fee: "IVA",
  ownership_certificate: "SUPLIDO",
};

/** A line of a sale with its rate. */
export type TaxedLine = SaleLine & { ivaPercent: number | null };

/** The price of an extra comes from the settings, never from the caller. */
function extraLine(kind: CartExtra, settings: SaleSettings): TaxedLine {
  const scheme = EXTRA_SCHEMES[kind];
  return {
    kind,
    amountCents: Math.round(settings[kind] * 100),
    scheme,
    ivaPercent: scheme === "IVA" ? IVA_PERCENT : null,
  };
}

const EXTRAS = Object.keys(EXTRA_SCHEMES) as CartExtra[];

/** The extras that were chosen with a line, as lines of its sale. */
export function chosenExtras(row: CartLineRow, settings: SaleSettings): TaxedLine[] {
  return EXTRAS.filter((kind) => row.extras[kind]).map((kind) => extraLine(kind, settings));
}

/** What a line comes to: of something sold, what its account says; else the vehicle at its price now. With the extras that are not on it yet. */
function saleLinesOf(row: CartLineRow, settings: SaleSettings): SaleLine[] {
  const sold = row.sold_lines
    ? toSaleLines(row.sold_lines)
    : [
        {
          kind: "vehicle" as const,
          amountCents: row.price_cents,
          scheme: row.iva_percent === null ? ("REBU" as const) : ("IVA" as const),
        },
      ];
  const isPlaced = !LIVE.includes(row.state);
  return isPlaced ? sold : [...sold, ...chosenExtras(row, settings)];
}

/** A cart for its person. Null: one that nothing was ever put into. */
export async function toCart(
  db: Db,
  of: CartRow | { user_id: number; type: CartType },
): Promise<Cart> {
  return toCartOf(db, of, "id" in of ? await readCartLines(db, of.id) : []);
}

/**
 * What one sale comes to that has no document yet, for its seller: the account alone, without extras that its buyer has not confirmed and
 * without what else that buyer keeps.
 */
export async function toSoldCart(db: Db, of: CartRow, invoiceId: number): Promise<Cart> {
  const rows = await readCartLines(db, of.id);
  const sold = rows.filter((row) => row.invoice_id === invoiceId);
  return toCartOf(
    db,
    of,
    sold.map((row) => ({ ...row, extras: {} })),
  );
}

async function toCartOf(
  db: Db,
  of: CartRow | { user_id: number; type: CartType },
  rows: readonly CartLineRow[],
): Promise<Cart> {
  const settings = await readSaleSettings(db);
  const shown = rows.filter((row) => SHOWN.includes(stateOf(row)));
  const items = shown.map((row) => toItem(row, of.type, settings));
  const live = shown.filter((row) => LIVE.includes(stateOf(row)));
  const totals = totalsOf(live, settings);
  const billing = await readBilling(db, of);
  return {
    cart_id: "id" in of ? of.id : null,
    type: of.type,
    cartItems: items.filter(({ line_state }) => LIVE.includes(line_state)),
    nonCartItems: items.filter(({ line_state }) => !LIVE.includes(line_state)),
    cartValues: {
      per_total: toDecimal(totals.perTotalCents),
      premium: toDecimal(totals.premiumCents),
      iva_total: toDecimal(totals.ivaTotalCents),
      subtotal: toDecimal(totals.ivaBaseCents),
      tax: toDecimal(totals.ivaTaxCents),
      rebu_total: toDecimal(totals.rebuCents),
      suplido_total: toDecimal(totals.suplidoCents),
      total_amount: toDecimal(totals.totalCents),
      total_deposit: toDecimal(totals.depositCents),
      total_due_amount: toDecimal(totals.dueCents),
    },
    cartLocation: live.map((row) => ({
      project_id: row.lot_id,
      location: row.location,
      seller_name: row.seller_name,
    })),
    billing,
    billing_missing: missingBillingOf(billing),
    server_time: Math.floor(await databaseNow(db)),
  };
}

/** The open cart of a person, or that there is none. */
export async function toOpenCart(db: Db, userId: number, type: CartType): Promise<Cart> {
  const row = await readOpenCart(db, userId, type);
  return toCart(db, row ?? { user_id: userId, type });
}

const sumOf = (lines: readonly SaleLine[], kind: SaleLine["kind"]) =>
  lines
    .filter((line) => line.kind === kind)
    .reduce((sum, line) => sum + line.amountCents * (line.qty ?? 1), 0);

/** What several lines come to: documents are issued each for itself, so their figures are added. */
export function totalsOf(rows: readonly CartLineRow[], settings: SaleSettings) {
  const sum = {
    perTotalCents: 0,
    premiumCents: 0,
    ivaTotalCents: 0,
    ivaBaseCents: 0,
    ivaTaxCents: 0,
    rebuCents: 0,
    suplidoCents: 0,
    totalCents: 0,
    depositCents: 0,
    dueCents: 0,
  };
  for (const row of rows) {
    const lines = saleLinesOf(row, settings);
    const one = saleTotals({ lines, depositCents: row.deposit_cents, paidCents: 0 });
    const figures = { ...one, premiumCents: sumOf(lines, "premium") };
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += figures[name];
  }
  return sum;
}

function toItem(row: CartLineRow, type: CartType, settings: SaleSettings): CartItem {
  const state = stateOf(row);
  const lines = saleLinesOf(row, settings);
  const { totalCents } = saleTotals({ lines, depositCents: 0, paidCents: 0 });
  const vehicle = lines.find(({ kind }) => kind === "vehicle");
  return {
    project_id: row.lot_id,
    projects_title: row.title,
    projects_avatar: row.image,
    amount: toDecimal(sumOf(lines, "vehicle")),
    qty: 1,
    premium: toDecimal(sumOf(lines, "premium")),
    per_total: toDecimal(totalCents),
    tax_scheme: vehicle?.scheme ?? "REBU",
    custom_projects_iva_percent: row.iva_percent,
    buynow_autype: type,
    line_state: state,
    reserved_until: state === "reserved" ? row.until_ms : null,
    can_prolong: state === "reserved" && row.entered_ms === null ? 1 : 0,
    extras: EXTRAS.map((kind) => {
      const extra = extraLine(kind, settings);
      return {
        kind,
        amount: toDecimal(extra.amountCents),
        tax_scheme: extra.scheme,
        chosen: row.extras[kind] ? 1 : 0,
      };
    }),
    deposit: toDecimal(row.deposit_cents),
    pickup: row.pickup && {
      appointmentTime: row.pickup.startsAtMs,
      person: row.pickup.person ?? null,
    },
    seller_name: row.seller_name,
    seller_trades: row.seller_trades ? 1 : 0,
    invoice_id: row.invoice_id,
    due_at: row.due_ms,
  };
}
