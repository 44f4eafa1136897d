/** Returns of the demo: a withdrawal whose vehicle is still to come back, and one whose money has gone back already. */
import { toDecimal } from "martillo/domain";
import type { MoneyContext } from "../features/money";
import { calls as ofCarts } from "../features/carts";
import { calls as ofPickup } from "../features/pickup";
import { calls as ofReturns } from "../features/returns";
import { calls as ofSales } from "../features/sale";
import { as } from "./as";

const calls = { ...ofSales, ...ofCarts, ...ofPickup, ...ofReturns };

interface LotRow {
  id: number;
  seller_id: number;
  price_cents: number;
}

interface SaleRow {
  id: number;
  buyer_id: number;
  seller_id: number;
}

/**
 * Lays them out by the calls that people make, so that every rule holds for them. Does nothing where there are returns already, or where
 * nothing is for sale at a fixed price. Returns how many there are.
 */
export async function seedReturns(ctx: MoneyContext): Promise<number> {
  const [known] = await ctx.db.query("select 1 from returns limit 1");
  if (known) return 0;
  const [buyer] = await ctx.db.query<{ id: number }>(
    "select id from users where email like 'comprador%' order by id limit 1",
  );
  const lots = await ctx.db.query<LotRow>(
    `select l.id, l.seller_id, l.price_cents from lots l join users s on s.id = l.seller_id
     where l.auction = 0 and l.status = 'open' and l.reserved_by is null and coalesce(s.companyname, '') <> ''
     order by l.id desc limit 2`,
  );
  const [first, second] = lots;
  if (!buyer || !first || !second) return 0;
  const open = await buy(ctx, buyer.id, first);
  const closed = await buy(ctx, buyer.id, second);
  for (const { id, seller_id } of [open, closed]) {
    await calls["seller/invoice/changeStatus"](
      { action: "paid", invoice_ids: [id], notes: "Transferencia recibida." },
      as(ctx, seller_id),
    );
  }
  await collect(ctx, open);
  await withdraw(ctx, open);
  const returned = await withdraw(ctx, closed);
  await calls["user/invoice/returninvoice"](
    {
      return_id: returned,
      action: "refund",
      notes: "",
      keys: 0,
      documents: 0,
    },
    as(ctx, closed.seller_id),
  );
  return 2;
}

async function buy(ctx: MoneyContext, buyerId: number, lot: LotRow): Promise<SaleRow> {
  const { invoice_id: id } = await calls["buynow/addToBuynow"](
    {
      project_id: lot.id,
      expected_price: toDecimal(lot.price_cents),
      accept_terms: 1,
      buyer_kind: "consumer",
      idempotency_key: `demo return ${lot.id}`,
    },
    as(ctx, buyerId),
  );
  return { id, buyer_id: buyerId, seller_id: lot.seller_id };
}

async function withdraw(ctx: MoneyContext, { id, buyer_id }: SaleRow): Promise<number> {
  const input = { invoice_id: id, reason: "desistimiento" as const, text: "" };
  const { record } = await calls["product/raiseReturnRequest"](input, as(ctx, buyer_id));
  return record.return_id;
}

async function collect(ctx: MoneyContext, { id, buyer_id, seller_id }: SaleRow): Promise<void> {
  const [buyer, seller] = [as(ctx, buyer_id), as(ctx, seller_id)];
  const of = { invoice_id: id };
  await calls["custom/delivery"]({ ...of, delivered: 2 }, seller);
  const { dates } = await calls["appointment/checkAppointments"](of, buyer);
  const start = dates[0]?.slots[0]?.start;
  if (start === undefined) throw new Error("martillo: nothing of the demo can be picked up");
  await calls["appointment/update"]({ ...of, appointmentTime: start }, buyer);
  const { appointmentDetail } = await calls["appointment/checkAppointments"](of, buyer);
  const code = appointmentDetail?.pickup_code ?? "";
  const checks = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
  await calls["custom/handover"]({ ...of, code, checks, km_confirmed: 0, notes: "" }, seller);
}
