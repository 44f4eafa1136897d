import { invoiceParts, parseCents } from "martillo/domain";
import type { OutputOf, customSellerAccount } from "martillo/contract";
import { expect } from "vitest";
import type { SeededUser } from "../../../seed/seed-rows";
import type { SaleHouse } from "../../../testing/sale-house";
import { type LineRow, toSaleLines } from "../invoice-repository";

type Account = OutputOf<typeof customSellerAccount>;
type Movement = Account["records"][number];
type Sum = "amount" | "payable" | "waiting" | "owed" | "fees";

const cents = (text: string) =>
  text.startsWith("-") ? -parseCents(text.slice(1)) : parseCents(text);
const sumOf = (records: readonly Movement[], what: Sum) =>
  records.reduce((sum, record) => sum + cents(record[what]), 0);

async function balanceOf({ db }: SaleHouse, kind: string, ref: string): Promise<number> {
  const [row] = await db.query<{ balance_cents: number }>(
    "select balance_cents from ledger_accounts where kind = $1 and ref = $2",
    [kind, ref],
  );
  return row?.balance_cents ?? 0;
}

/** The documents that were issued over a seller's sales, as they are printed. */
async function documented({ db }: SaleHouse, seller: SeededUser) {
  const rows = await db.query<{ kind: string; lines: LineRow[]; total: number }>(
    `select d.kind, d.snapshot -> 'lines' as lines, (d.snapshot -> 'totals' ->> 'totalCents')::bigint as total
     from invoice_documents d join invoices i on i.id = d.invoice_id where i.seller_id = $1`,
    [seller.id],
  );
  const sold = rows.map(({ kind, lines }) => {
    const parts = invoiceParts(toSaleLines(lines));
    const fees = parts.houseCents + parts.vatCents + parts.disbursedCents;
    const sign = kind === "correction" ? -1 : 1;
    return { sold: sign * parts.sellerCents, fees: sign * fees };
  });
  return {
    sold: sold.reduce((sum, one) => sum + one.sold, 0),
    fees: sold.reduce((sum, one) => sum + one.fees, 0),
    documents: rows.reduce((sum, { total }) => sum + total, 0),
  };
}

/** A seller's account: its sums are those of the movements, of the books, and of the documents. Returns what was read. */
export async function expectSellerAddsUp(house: SaleHouse, seller: SeededUser): Promise<Account> {
  const answer = await house.api.call("custom/sellerAccount", { limit: 100 }, seller);
  expect(answer.code).toBeNull();
  const { totals, records } = answer.responseData;
  const total = (name: keyof typeof totals) => cents(totals[name]);
  let before = 0;
  for (const record of records.toReversed()) {
    const { amount, payable, waiting, owed, balance_after } = record;
    expect(cents(amount)).toBe(cents(payable) + cents(waiting) - cents(owed));
    before += cents(amount);
    expect(cents(balance_after)).toBe(before);
  }
  expect(sumOf(records, "amount")).toBe(total("balance"));
  expect(sumOf(records, "payable")).toBe(total("payable"));
  expect(sumOf(records, "waiting")).toBe(total("waiting"));
  expect(sumOf(records, "owed")).toBe(total("owed"));
  const paidOut = records.filter(({ kind }) => kind === "paid_out");
  expect(-sumOf(paidOut, "amount") + 0).toBe(total("paid_out"));
  const commissions = records.filter(({ kind }) => kind.startsWith("commission"));
  expect(-sumOf(commissions, "amount") + 0).toBe(total("commission"));
  // The books.
  expect(total("payable")).toBe(await balanceOf(house, "seller", String(seller.id)));
  expect(total("owed")).toBe(await balanceOf(house, "owes", String(seller.id)));
  const invoices = await house.db.query<{ id: number }>(
    "select id from invoices where seller_id = $1",
    [seller.id],
  );
  const shares = await Promise.all(invoices.map(({ id }) => balanceOf(house, "share", String(id))));
  expect(total("waiting")).toBe(shares.reduce((sum, share) => sum + share, 0));
  // The documents.
  expect({
    sold: total("sold"),
    fees: total("fees"),
    documents: total("documents"),
  }).toEqual(await documented(house, seller));
  expect(total("documents")).toBe(total("sold") + total("fees"));
  expect(sumOf(records, "fees")).toBe(total("fees"));
  // And one from the other.
  expect(
    total("sold") -
      total("commission") -
      total("returning") +
      total("forfeited") -
      total("collected") -
      total("paid_out"),
  ).toBe(total("balance"));
  // Where something is payable there is a day for it.
  expect(answer.responseData.paid_by === null).toBe(total("payable") === 0);
  return answer.responseData;
}
