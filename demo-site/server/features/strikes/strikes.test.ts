import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../platform/call/operator";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly, type Sold } from "../../testing/sell";
import { weighStrikes } from "./weigh-strikes";

type Reason = "impago" | "acuerdo" | "error" | "otro";

describe.each(engines)("a purchase that is not paid, on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let staff: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine, { operator: DEMO_OPERATOR });
    api = house.api;
    staff = await api.seedUser({ admin: true, staff: true });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    buyer = await api.seedUser();
  });

  const win = () => sellAtAuction(api, { winner: buyer, daysLate: 9 });

  async function callOff(
    { invoice, seller }: Pick<Sold, "invoice" | "seller">,
    { reason = "impago", as = seller }: { reason?: Reason; as?: SeededUser } = {},
  ) {
    const input = { invoice_ids: [invoice], cancel_reason: reason, notes: "No paga." };
    const press = { action: "cancel" as const, ...input };
    return (await api.call("seller/invoice/changeStatus", press, as)).responseData;
  }

  /** The buyer wins an auction and does not pay; its seller calls the sale off. */
  async function strike(reason: Reason = "impago") {
    const sold = await win();
    expect(await callOff(sold, { reason })).toEqual({ changed: [sold.invoice], failed: [] });
    return sold;
  }

  const weigh = () => weighStrikes(house.ctx);
  async function mayBid(): Promise<boolean> {
    const [row] = await house.db.query<{ approved_to_bid: boolean }>(
      "select approved_to_bid from users where id = $1",
      [buyer.id],
    );
    return row!.approved_to_bid;
  }
  async function readAccount() {
    const answer = await api.call("user/getSingleUser", { id: buyer.id }, staff);
    return answer.responseData;
  }
  async function lettersTo(email: string, template: string): Promise<string[]> {
    const rows = await house.db.query<{ text: string }>(
      "select text from outbox where recipient = $1 and template = $2 order by id",
      [email, template],
    );
    return rows.map(({ text }) => text);
  }
  const approve = () =>
    api.call("user/updateUserAccountVerified", { id: buyer.id, approved_to_bid: 1 }, staff);

  it("is a strike, of which the buyer's letter warns", async () => {
    const { invoice } = await strike();
    await weigh();
    expect(await mayBid()).toBe(true);
    const { strikes } = await readAccount();
    expect(strikes).toMatchObject([
      { invoice_id: invoice, title: "Seat León", lifted_at: null, lifted_why: "" },
    ]);
    const [letter] = await lettersTo(buyer.email, "saleCancelled");
    expect(letter).toContain("Si en doce meses queda sin pagar otra compra");
  });

  it.each(["acuerdo", "error", "otro"] as const)("is none for %s", async (reason) => {
    await strike(reason);
    expect((await readAccount()).strikes).toEqual([]);
    const [letter] = await lettersTo(buyer.email, "saleCancelled");
    expect(letter).not.toContain("doce meses");
  });

  it("takes the right to bid away with the second, and all bids that stand", async () => {
    await strike();
    const open = await api.seedLot({ startCents: 100_000, reserveCents: null });
    const bid = (who: SeededUser, amount: string) =>
      api.call(
        "bid/confirm",
        {
          project_id: open,
          proposed_amount: amount,
          bid_type: "exact" as const,
          idempotency_key: crypto.randomUUID(),
        },
        who,
      );
    expect((await bid(buyer, "1500")).code).toBeNull();
    await strike();
    await weigh();
    expect(await mayBid()).toBe(false);
    const [lot] = await house.db.query<{ leader_id: number | null }>(
      "select leader_id from lots where id = $1",
      [open],
    );
    expect(lot!.leader_id).toBeNull();
    expect((await bid(buyer, "2000")).code).toBe("NOT_APPROVED");
    const [letter] = await lettersTo(buyer.email, "biddingTaken");
    expect(letter).toContain("Se retiran sus pujas en un lote abierto.");
    const told = await lettersTo(DEMO_OPERATOR.email, "bidderStruck");
    expect(told.at(-1)).toContain(buyer.email);
    const { audit } = await readAccount();
    expect(audit[0]).toMatchObject({
      action: "bidding taken",
      details: { strikes: 2, bids_withdrawn: [open] },
    });
  });

  it("is not given back by the clock or by a verification, but by staff; the next one takes it again", async () => {
    await strike();
    await strike();
    await weigh();
    await weigh();
    expect(await lettersTo(buyer.email, "biddingTaken")).toHaveLength(1);
    expect((await approve()).code).toBeNull();
    await weigh();
    expect(await mayBid()).toBe(true);
    await strike();
    await weigh();
    expect(await mayBid()).toBe(false);
  });

  it("counts for twelve months", async () => {
    const { invoice } = await strike();
    await house.db.query(
      "update strikes set at = at - interval '12 months 1 day' where invoice_id = $1",
      [invoice],
    );
    await strike();
    await weigh();
    expect(await mayBid()).toBe(true);
    const letters = await lettersTo(buyer.email, "saleCancelled");
    expect(letters.at(-1)).toContain("Si en doce meses queda sin pagar otra compra");
    await strike();
    await weigh();
    expect(await mayBid()).toBe(false);
    // The house hears of those that count alone.
    const told = await lettersTo(DEMO_OPERATOR.email, "bidderStruck");
    expect(told.at(-1)?.match(/Seat León/g)).toHaveLength(2);
  });

  it("counts no more when staff lift it, once, with a reason", async () => {
    await strike();
    const { strikes } = await readAccount();
    const id = strikes[0]!.id;
    const lift = (as: SeededUser, reason = "El banco tardó.") =>
      api.call("custom/liftStrike", { id, reason }, as);
    expect((await lift(buyer)).code).toBe("FORBIDDEN");
    expect((await lift(staff, " ")).code).toBe("INVALID_INPUT");
    const lifted = await lift(staff);
    expect(lifted.responseData.records).toMatchObject([
      { id, lifted_why: "El banco tardó.", lifted_at: expect.any(Number) },
    ]);
    expect((await lift(staff)).code).toBe("NOT_FOUND");
    await strike();
    await weigh();
    expect(await mayBid()).toBe(true);
  });

  it("is one strike for each sale that two people call off at once", async () => {
    const sold = await win();
    await Promise.all([callOff(sold), callOff(sold, { as: staff })]);
    expect((await readAccount()).strikes).toHaveLength(1);
  });

  it("of two that are called off at once takes the right away once", async () => {
    const sales = [await win(), await win()];
    await Promise.all(sales.map((sold) => callOff(sold)));
    await Promise.all([weigh(), weigh()]);
    expect(await mayBid()).toBe(false);
    expect(await lettersTo(buyer.email, "biddingTaken")).toHaveLength(1);
  });

  it("goes to the next bidder who may still bid", async () => {
    const sold = await sellAtAuction(api, { daysLate: 9 });
    const [first, second] = sold.bidders;
    await house.db.query("update users set approved_to_bid = false where id = $1", [second!.id]);
    await callOff(sold);
    const [lot] = await house.db.query("select leader_id, status from lots where id = $1", [
      sold.lot,
    ]);
    expect(lot).toEqual({ status: "provisional", leader_id: first!.id });
  });

  it("at a fixed price is a strike, too", async () => {
    const sold = await sellDirectly(api, { buyer });
    await house.db.query("update invoices set due_at = now() - interval '10 days' where id = $1", [
      sold.invoice,
    ]);
    expect((await callOff(sold)).changed).toEqual([sold.invoice]);
    expect((await readAccount()).strikes).toMatchObject([{ invoice_id: sold.invoice }]);
  });
});
