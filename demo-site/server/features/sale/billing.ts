/** To whom a document goes. */
import { type CartBilling, isPostalCodeOf, POSTAL_CODE_TEXT } from "martillo/contract";
import { buyerKind, isTaxId } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { readProfileRow } from "./billing-repository";
import { type InvoiceRow, writeInvoiceBilling } from "./invoice-repository";
import { taxNumberOf } from "./parties";
import { firstAnswer, type SaleContext, type TypedBilling } from "./sale-listener";
import { readSaleSettings } from "./sale-settings";

/** What a document needs of the person of a cart. Throws BILLING_INCOMPLETE with the fields. */
export async function requireBilling(
  t: Db,
  cart: { user_id: number; billing: TypedBilling["billing"] },
): Promise<CartBilling> {
  const billing = await readBilling(t, cart);
  refuseMissing(missingBillingOf(billing), billing);
  return billing;
}

/** A person or company as a document names it. */
function toParty(billing: CartBilling) {
  const { name, nif, address1, address2, zip, city, state, country } = billing;
  const place = [zip, city].filter(Boolean).join(" ");
  const abroad = country === "ES" ? "" : country;
  const address = [address1, address2, place, state, abroad].filter(Boolean).join(", ");
  return { name, nif, address };
}

/** A sale that has no document yet. */
type Draft = Pick<InvoiceRow, "id" | "buyer_id" | "status" | "billing">;

/** What the document of a draft lacks, and the cart in which its buyer fills it in. */
interface MissingBilling {
  cart: TypedBilling["cart"] | null;
  fields: string[];
  billing: CartBilling;
}

/**
 * What the house has to know before it can issue a draft: as the issuer of invoices it needs to know its buyer. Null: nothing, and for what
 * is issued already.
 */
export async function readMissingBilling(
  ctx: SaleContext,
  row: Draft,
): Promise<MissingBilling | null> {
  if (row.status !== "draft" || row.billing !== null) return null;
  if (!(await isIssuer(ctx.db))) return null;
  const { cart, billing } = await readDraftBilling(ctx, row);
  const fields = missingBillingOf(billing);
  return fields.length === 0 ? null : { cart, fields, billing };
}

/** Throws BILLING_INCOMPLETE with the fields that `readMissingBilling` finds. */
export async function requireIssuable(ctx: SaleContext, row: Draft): Promise<void> {
  const missing = await readMissingBilling(ctx, row);
  if (missing) refuseMissing(missing.fields, missing.billing);
}

/**
 * The recipient of a draft's document is settled when it is issued: the one whom its buyer has typed in the checkout, where that is whole;
 * else the profile's. The account is locked. Returns it as it is then.
 */
export async function settleBilling<Row extends Draft & Pick<InvoiceRow, "buyer_kind">>(
  ctx: SaleContext,
  row: Row,
): Promise<Row> {
  const { db: t } = ctx;
  if (row.billing !== null) return row;
  const { isTyped, billing } = await readDraftBilling(ctx, row);
  const missing = missingBillingOf(billing);
  if (missing.length > 0) {
    if (await isIssuer(t)) refuseMissing(missing, billing);
    return row;
  }
  return isTyped ? { ...row, ...(await writeBilling(t, row.id, billing)) } : row;
}

/** Writes on an account to whom its document goes. Returns what it says then. */
export async function writeBilling(
  t: Db,
  invoiceId: number,
  billing: CartBilling,
): Promise<Pick<InvoiceRow, "buyer_kind" | "billing">> {
  const written = { buyer_kind: billing.buyer_kind, billing: toParty(billing) };
  await writeInvoiceBilling(t, invoiceId, written.buyer_kind, written.billing);
  return written;
}

/** To whom a buyer's document goes by the profile alone, and whether that says all that an invoice needs. */
export async function readProfileRecipient(
  db: Db,
  userId: number,
): Promise<{ recipient: ReturnType<typeof toParty>; isComplete: boolean }> {
  const billing = await readBilling(db, { user_id: userId });
  return { recipient: toParty(billing), isComplete: missingBillingOf(billing).length === 0 };
}

/** Throws BILLING_INCOMPLETE with what the profile lacks, where the house issues invoices. */
export async function requireProfileBilling(db: Db, userId: number): Promise<void> {
  if (!(await isIssuer(db))) return;
  const billing = await readBilling(db, { user_id: userId });
  refuseMissing(missingBillingOf(billing), billing, "Complete el NIF y la dirección en su perfil.");
}

/** Whether the house issues invoices in its own name. */
async function isIssuer(db: Db): Promise<boolean> {
  return (await readSaleSettings(db)).invoicing === "factura";
}

async function readDraftBilling({ db, saleListeners }: SaleContext, row: Draft) {
  const typed = await firstAnswer(saleListeners, ({ typedBilling }) => typedBilling?.(db, row));
  return {
    cart: typed?.cart ?? null,
    isTyped: typed !== undefined && Object.keys(typed.billing).length > 0,
    billing: await readBilling(db, { user_id: row.buyer_id, ...typed }),
  };
}

/** `next`: where it is filled in, if that is another place than the order. */
function refuseMissing(missing: readonly string[], billing: CartBilling, next?: string): void {
  if (missing.length === 0) return;
  throw new ApiFault("BILLING_INCOMPLETE", {
    ...(next !== undefined && { next }),
    fields: Object.fromEntries(missing.map((name) => [name, faultOf(name, billing)])),
  });
}

function faultOf(name: string, { nif, zip }: CartBilling): string {
  if (name === "nif" && nif) return "Revise el NIF.";
  return name === "zip" && zip.trim() ? POSTAL_CODE_TEXT : "Required!";
}

/** The recipient of a buyer's documents: the one named in a cart, else the one of the profile. */
export async function readBilling(
  db: Db,
  of: { user_id: number; billing?: TypedBilling["billing"] },
): Promise<CartBilling> {
  const { hasCompany, ...profile } = await readProfileBilling(db, of.user_id);
  const { nif = profile.nif, buyer_kind: said } = of.billing ?? {};
  return { ...profile, ...of.billing, buyer_kind: buyerKind({ said, taxId: nif, hasCompany }) };
}

/** What the profile says of to whom a document goes. */
async function readProfileBilling(
  db: Db,
  userId: number,
): Promise<Omit<CartBilling, "buyer_kind"> & { hasCompany: boolean }> {
  const row = await readProfileRow(db, userId);
  if (!row) throw new Error("martillo: the person of a cart is not there");
  const { custom_fields, company, ...fields } = row;
  return {
    ...fields,
    name: company || fields.name,
    nif: taxNumberOf(custom_fields),
    hasCompany: company !== "",
  };
}

function isWrongZip(name: string, { zip, country }: CartBilling): boolean {
  return name === "zip" && !isPostalCodeOf(zip, country);
}

/** Fields that a document would still ask for. */
export function missingBillingOf(billing: CartBilling): string[] {
  const needed = ["name", "address1", "zip", "city"] as const;
  return [
    ...needed.filter((name) => billing[name].trim() === "" || isWrongZip(name, billing)),
    ...(isTaxId(billing.nif, billing.country) ? [] : ["nif"]),
  ];
}
