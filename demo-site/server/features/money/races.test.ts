import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rounds as roundsOf } from "../../../../src/testing/seed";
import { embeddedPorts } from "../../ports/ports";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";
import { openTwoHouses, type TwoHouses } from "../../testing/two-houses";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";

/** `MARTILLO_MONEY_RACES=100` runs each a hundred times. */
const ROUNDS = Number(process.env["MARTILLO_MONEY_RACES"] ?? roundsOf(2, 10));
const AT_ONCE = 50;
const PATIENCE_MS = 5_000;

/** Two processes on one PostgreSQL; on PGlite, which belongs to one process, two houses in it. */
describe.each(engines)("two processes and one purse on $name", (engine) => {
  let house: TwoHouses;
  let apis: [InPageApi, InPageApi];
  let staff: SeededUser;

  beforeAll(async () => {
    house = await openTwoHouses(engine);
    ({ apis } = house);
    staff = await apis[0].seedUser({ staff: true });
  });
  afterAll(async () => {
    const ports = embeddedPorts(house.db);
    const ctx = moneyContext(house.db, ports);
    for (let turn = 0; turn < 2; turn += 1) await sweepMoney(ctx);
    const broken = (await checkLedger(house.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    expect(await reconcile(ctx, ports.payments.sandbox!)).toBe(0);
    await house.close();
  });

  const at = (n: number) => apis[n % 2] ?? apis[0];
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

  function rounds(name: string, run: () => Promise<void>) {
    const body = async () => {
      for (let round = 0; round < ROUNDS; round += 1) await run();
    };
    it(`${name}, ${ROUNDS} times`, body, 60_000 + ROUNDS * PATIENCE_MS);
  }
  async function newCard(amount: string): Promise<string> {
    const input = { action: "issue" as const, idempotency_key: crypto.randomUUID(), amount };
    const { responseData } = await apis[0].call("custom/giftCards", input, staff);
    return responseData.records[0]?.code ?? "";
  }
  async function someoneWith(amount: string): Promise<SeededUser> {
    const person = await apis[0].seedUser();
    const input = { code: await newCard(amount) };
    const redeemed = await apis[0].call("giftcard/addGiftCardWalletBalance", input, person);
    expect(redeemed.code).toBeNull();
    return person;
  }
  async function balanceOf(person: SeededUser) {
    return (await apis[0].call("credit/getCreditHistory", {}, person)).responseData.balance;
  }
  /** How often each code came; null where it was done. */
  function tally(answers: readonly { code: string | null }[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { code } of answers) counts[code ?? "done"] = (counts[code ?? "done"] ?? 0) + 1;
    return counts;
  }

  rounds("fifty spend money for one", async () => {
    const person = await someoneWith("50.00");
    const lots = await Promise.all(
      upTo(AT_ONCE).map(() => apis[0].seedLot({ depositCents: 5_000 })),
    );
    const answers = await Promise.all(
      lots.map((project_id, n) =>
        at(n).call("credit/addBidDeposit", { project_id, from: "wallet" }, person),
      ),
    );
    expect(tally(answers)).toEqual({ done: 1, INSUFFICIENT_BALANCE: AT_ONCE - 1 });
    expect(await balanceOf(person)).toMatchObject({
      available: "0.00",
      bonus: "0.00",
      held: "50.00",
    });
  });

  rounds("a gift card that fifty redeem is redeemed once", async () => {
    const code = await newCard("25.00");
    const people = await Promise.all(upTo(5).map(() => apis[0].seedUser()));
    const answers = await Promise.all(
      upTo(AT_ONCE).map((n) =>
        at(n).call("giftcard/addGiftCardWalletBalance", { code }, people[n % people.length]),
      ),
    );
    const { done, GIFT_CARD_USED: used = 0, RATE_LIMITED: over = 0, ...others } = tally(answers);
    // The same press of the same person within ten minutes is the same one again. More than ten at once from one address may be guesses.
    expect([done! <= AT_ONCE / people.length, done! + used + over, others]).toEqual([
      true,
      AT_ONCE,
      {},
    ]);
    const balances = await Promise.all(people.map(balanceOf));
    expect(balances.map(({ bonus }) => bonus).toSorted()).toEqual([
      ...upTo(4).map(() => "0.00"),
      "25.00",
    ]);
  });

  rounds("a key that comes to both is one payment", async () => {
    const person = await someoneWith("10.00");
    const project_id = await apis[0].seedLot({ depositCents: 500 });
    const input = { project_id, from: "wallet" as const, idempotency_key: crypto.randomUUID() };
    const answers = await Promise.all(
      upTo(8).map((n) => at(n).call("credit/addBidDeposit", input, person)),
    );
    expect(tally(answers)).toEqual({ done: 8 });
    expect(new Set(answers.map(({ responseData }) => responseData.record?.id)).size).toBe(1);
    expect(await balanceOf(person)).toMatchObject({ bonus: "5.00", held: "5.00" });
  });

  rounds("a balance and a card pay one sale, and one of both is enough", async () => {
    const buyer = await someoneWith("300.00");
    const { id: source } = await saveCard(apis[0], buyer);
    const { invoice } = await sellDirectly(apis[0], { price: "300", buyer });
    const of = { purpose: "invoice" as const, ref: String(invoice) };
    const fromBalance = () =>
      apis[1].call("payment/authorize", { ...of, payment_method: "wallet" }, buyer);
    const byCard = async () => {
      const opened = await apis[0].call("payment/authorize", of, buyer);
      if (opened.code !== null) return opened;
      const payment = opened.responseData.payment.id;
      return apis[0].call("payment/stripe_payment", { payment, source }, buyer);
    };
    const answers = await Promise.all([fromBalance(), byCard()]);
    expect(answers.filter(({ code }) => code === "INTERNAL")).toEqual([]);
    // A payer who was told to wait presses again; a second payment went back by itself.
    await fromBalance();
    const [row] = await house.db.query<{ status: string; paid: number }>(
      `select i.status, (select coalesce(sum(p.captured_cents - p.refunded_cents), 0)::bigint from payments p
         where p.purpose = 'invoice' and p.ref = i.id::text) as paid from invoices i where i.id = $1`,
      [invoice],
    );
    expect(row).toEqual({ status: "paid", paid: 30_000 });
  });
});
