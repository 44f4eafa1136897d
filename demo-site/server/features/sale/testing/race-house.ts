import type { calls } from "martillo/contract/schemas";
import type { InputOf, OutputOf } from "martillo/contract";
import type { Engine } from "../../../testing/engines";
import type { Answer } from "../../../testing/in-page-api";
import { openSaleHouse } from "../../../testing/sale-house";
import type { SeededUser, SeedLot } from "../../../seed/seed-rows";
import { endAuction } from "../../../testing/end-auction";
import { sweepReservations } from "../../carts/release";
import { sweepSales } from "../sweep";

type Calls = typeof calls;
/** A call by its wire name. */
export type CalledName = keyof Calls;
type Said<Name extends CalledName> = Answer<OutputOf<Calls[Name]>>;

/** A house in which states of a sale are soon set up. Its calls must succeed: it throws where a call is refused. */
export type RaceHouse = Awaited<ReturnType<typeof openRaceHouse>>;

const GIFT = "1000";
const CARDS_AT_ONCE = 100;

export async function openRaceHouse(engine: Engine) {
  const house = await openSaleHouse(engine);
  await house.set("sale", { seller_commission: { percent: 3, minimum: 15, maximum: 900 } });
  const { api, db, ctx } = house;
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const staff = await api.seedUser({ staff: true });
  const cards: string[] = [];

  async function done<Name extends CalledName>(
    name: Name,
    input: InputOf<Calls[Name]>,
    as: SeededUser,
  ): Promise<Said<Name>> {
    const answer = await api.call(name, input, as);
    if (answer.code !== null) throw new Error(`${name} was refused: ${answer.code}`);
    return answer;
  }

  return {
    ...house,
    seller,
    staff,
    done,
    endAuction: (lot: number) => endAuction(db, lot),

    async people<Count extends 1 | 2 | 3>(count: Count) {
      const all = await Promise.all(Array.from({ length: count }, () => api.seedUser()));
      return all as unknown as Count extends 1
        ? [SeededUser]
        : Count extends 2
          ? [SeededUser, SeededUser]
          : [SeededUser, SeededUser, SeededUser];
    },

    auction: (partial: Partial<SeedLot>) =>
      api.seedLot({ sellerId: seller.id, reserveCents: null, ivaPercent: 21, ...partial }),

    /** Returns the number of the bid. */
    async bid(lot: number, as: SeededUser, amount: string): Promise<number> {
      const input = {
        project_id: lot,
        proposed_amount: amount,
        bid_type: "exact" as const,
        idempotency_key: crypto.randomUUID(),
      };
      return (await done("bid/confirm", input, as)).responseData.bidid;
    },

    async bidsOf(lot: number): Promise<Map<number, number>> {
      const rows = await db.query<{ id: number; bidder_id: number }>(
        "select id, bidder_id from bids where lot_id = $1 and position is not null and bidder_id is not null",
        [lot],
      );
      return new Map(rows.map(({ id, bidder_id }) => [bidder_id, id]));
    },

    async offer(lot: number, as: SeededUser, amount: string): Promise<number> {
      const input = { project_id: lot, amount, accept_terms: 1 as const };
      const keyed = { ...input, idempotency_key: crypto.randomUUID() };
      return (await done("makeoffer/addToMakeoffer", keyed, as)).responseData.record.offer_id;
    },

    /** A deposit that was left long ago. */
    deposit: (lot: number, { id }: SeededUser, cents: number) =>
      db.query("insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, $3)", [
        id,
        lot,
        cents,
      ]),

    /** Says to whom the document of an open cart goes. Returns the cart. */
    async fillCart(as: SeededUser, type: "buynow" | "auction", address: object): Promise<number> {
      const cart = (await done("cart/search", { type }, as)).responseData.cart_id ?? 0;
      const billing = { cart_id: cart, address, nif: "12345678Z", buyer_kind: "consumer" as const };
      await done("cart/saveAddress", billing, as);
      return cart;
    },

    /** Gives a person enough in the balance for any of these sales. */
    async fill(as: SeededUser): Promise<void> {
      if (cards.length === 0) {
        const input = {
          action: "issue" as const,
          idempotency_key: crypto.randomUUID(),
          amount: GIFT,
          count: CARDS_AT_ONCE,
        };
        const { records } = (await done("custom/giftCards", input, staff)).responseData;
        cards.push(...records.flatMap(({ code }) => code ?? []));
      }
      await done("giftcard/addGiftCardWalletBalance", { code: cards.pop() ?? "" }, as);
    },

    /** Times at which a sale can be picked up. */
    async slotsOf(invoice: number, as: SeededUser): Promise<number[]> {
      const input = { invoice_id: invoice };
      const { dates } = (await done("appointment/checkAppointments", input, as)).responseData;
      return dates.flatMap(({ slots }) => slots.map(({ start }) => start));
    },

    async endReservation(lot: number): Promise<void> {
      await db.tx(async (t) => {
        const past = "clock_timestamp() - interval '1 millisecond'";
        await t.query(
          `update lots set reserved_until = ${past} where id = $1 and status = 'reserved'`,
          [lot],
        );
        await t.query(
          `update cart_lines set reserved_until = ${past} where lot_id = $1 and state = 'reserved'`,
          [lot],
        );
      });
      await sweepReservations(ctx);
    },

    async sweep(invoice: number, hours: number): Promise<void> {
      await db.query(
        `update invoices set sold_at = sold_at - make_interval(hours => $2::int)
         where id = $1 and status = 'draft'`,
        [invoice, hours],
      );
      await sweepSales(ctx);
    },
  };
}
