import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance, rounds, SEED as seed } from "../../../../src/testing/seed";
import { paymentsOf } from "../../ports/payment-provider/payments";
import { sandboxProvider } from "../../ports/payment-provider/sandbox";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { embeddedPorts } from "../../ports/ports";
import { engines, type OpenEngine } from "../../testing/engines";
import { moneyContext } from "../../testing/money-context";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { answerChallenge, payByCard, requireTicket } from "./pay-frame/frame";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";
import { crashing, type Crashing } from "./testing/crashing-db";
import { takeWebhook } from "./webhooks";

/** `MARTILLO_FAULTS=1000` tries a thousand crashes and five hundred orders of webhooks on each engine. */
const CRASHES = Number(process.env["MARTILLO_FAULTS"] ?? rounds(20, 100));
const SHUFFLES = CRASHES / 2;
/** Milliseconds for one of them, on a busy machine. */
const PATIENCE_MS = 3_000;

/** What cards do: most pay; others lose the answer, are declined, or ask for a challenge. */
const CARDS = [
  "4242424242424242",
  "4242424242424242",
  "4000000000008120",
  "4000000000000002",
  "4000000000003220",
] as const;

describe.each(engines)("money under faults on $name", (engine) => {
  let open: OpenEngine;
  let house: Crashing;
  let sandbox: SandboxProvider;
  let api: InPageApi;
  let ctx: MoneyContext;

  beforeAll(async () => {
    open = await engine.open();
    house = crashing(open.db);
    sandbox = sandboxProvider({ db: open.db, interrupt: () => house.interrupt() });
    const ports = { ...embeddedPorts(open.db), payments: paymentsOf({ sandbox }) };
    api = await createTestApi({ db: house.db, ports });
    ctx = moneyContext(house.db, ports);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function pay(frameUrl: string | undefined, number: string) {
    const ticket = await requireTicket(ctx, (frameUrl ?? "").replace("/pay/", ""));
    const view = await payByCard(ctx, ticket, {
      number,
      cvc: "123",
      expMonth: 12,
      expYear: 2040,
      save: false,
    });
    if (view.challenge) await answerChallenge(ctx, ticket, view.challenge, "authorize");
  }

  /** Each is what a person does, and does again under the same key after the house came back. */
  const DOINGS = {
    async "tops up"({ me, key, card }: Doing) {
      const opened = await api.call(
        "credit/addCreditBalance",
        { amount: "50.00", idempotency_key: key },
        me,
      );
      if (opened.code === null) await pay(opened.responseData.frame_url, card);
    },
    async "leaves a deposit by card"({ me, key, card, lot }: Doing) {
      const opened = await api.call(
        "credit/addBidDeposit",
        { project_id: lot, idempotency_key: key },
        me,
      );
      if (opened.code === null) await pay(opened.responseData.frame_url, card);
    },
    async "leaves a deposit from the balance"({ me, key, lot }: Doing) {
      await api.call(
        "credit/addBidDeposit",
        { project_id: lot, from: "wallet", idempotency_key: key },
        me,
      );
    },
    async "takes money back"({ me, key }: Doing) {
      await api.call("custom/returnBalance", { amount: "12.34", idempotency_key: key }, me);
    },
    async "gets a deposit back"({ me, key, lot }: Doing) {
      const left = await api.call(
        "credit/addBidDeposit",
        { project_id: lot, from: "wallet", idempotency_key: key },
        me,
      );
      const id = left.responseData?.record?.id;
      if (id !== undefined) await api.call("custom/returnDeposit", { id }, me);
    },
  };
  interface Doing {
    me: SeededUser;
    key: string;
    card: string;
    lot: number;
  }

  /** A person with 100 € in the balance, and a lot that asks for 40 €. */
  async function somebody(): Promise<Omit<Doing, "card">> {
    const me = await api.seedUser();
    const opened = await api.call("credit/addCreditBalance", { amount: "100.00" }, me);
    await pay(opened.responseData.frame_url, "4242424242424242");
    return { me, key: crypto.randomUUID(), lot: await api.seedLot({ depositCents: 4_000 }) };
  }

  /** Time passes: questions of long ago are looked at, and the provider settles what it had to settle. */
  async function rest() {
    for (let turn = 0; turn < 2; turn++) {
      await open.db.query(
        `update payment_attempts set look_at = clock_timestamp(), asked_at = asked_at - interval '10 minutes'
         where state = 'asked'`,
      );
      await sandbox.tick();
      await sweepMoney(ctx);
    }
  }

  /** The attempts, refunds and events that are still under way. */
  async function unrest() {
    return open.db.query(
      `select 'attempt ' || id as what from payment_attempts where state = 'asked'
       union all select 'refund ' || id from refunds where status in ('requested', 'sent')
       union all select 'event ' || event_id from provider_events where done_at is null`,
    );
  }

  /** Cents that this person's cards paid and were not given back, as the provider tells it. */
  async function chargedOf({ id }: { id: number }) {
    const [row] = await open.db.query<{ cents: number }>(
      `select coalesce(sum(p.captured_cents - p.refunded_cents), 0)::float8 as cents
       from sandbox_payments p join sandbox_customers c on c.id = p.customer_id where c.user_id = $1`,
      [id],
    );
    return row!.cents;
  }

  /** Cents that the house holds for this person, as the person is told. */
  async function ownedBy(me: SeededUser) {
    const { balance } = (await api.call("credit/getCreditHistory", {}, me)).responseData;
    const cents = (text: string) => Math.round(Number(text) * 100);
    return cents(balance.available) + cents(balance.held) - cents(balance.debt);
  }

  async function brokenRules() {
    return (await checkLedger(open.db)).filter(({ faults }) => faults.length > 0);
  }

  it(
    `holds after each of ${CRASHES} processes that ended somewhere`,
    async () => {
      const next = chance();
      const names = Object.keys(DOINGS) as (keyof typeof DOINGS)[];
      let ended = 0;
      for (let round = 0; round < CRASHES; round++) {
        const name = names[Math.floor(next() * names.length)]!;
        const card = CARDS[Math.floor(next() * CARDS.length)]!;
        const at = 1 + Math.floor(next() * 160);
        const about = { seed, round, name, card, at };
        const doing = { ...(await somebody()), card };
        house.endAt(at);
        // The call answers with a fault, or the frame's page breaks off: both are the end of that process.
        await DOINGS[name](doing).catch(() => {});
        if (house.restart().hasEnded) ended += 1;
        // The person tries again, as the page offers, before or after the house has looked.
        const isImpatient = next() < 0.5;
        if (!isImpatient) await rest();
        await DOINGS[name](doing).catch(() => {});
        await rest();
        expect({ ...about, unrest: await unrest() }).toEqual({ ...about, unrest: [] });
        const charged = await chargedOf(doing.me);
        expect({ ...about, owned: await ownedBy(doing.me) }).toEqual({ ...about, owned: charged });
        // Of one wish one payment: 100 € from before, and at most one more.
        const most =
          name === "tops up" ? 15_000 : name === "leaves a deposit by card" ? 14_000 : 10_000;
        expect({ ...about, isChargedTwice: charged > most }).toEqual({
          ...about,
          isChargedTwice: false,
        });
      }
      expect({ seed, broken: await brokenRules() }).toEqual({ seed, broken: [] });
      expect(await reconcile(ctx, sandbox)).toBe(0);
      // Else the points would lie behind the end of what is done.
      expect(ended).toBeGreaterThan(CRASHES / 4);
    },
    60_000 + CRASHES * PATIENCE_MS,
  );

  it(
    `comes to the same end in ${SHUFFLES} orders of webhooks`,
    async () => {
      const next = chance(1);
      const taken: { raw: Uint8Array<ArrayBuffer>; headers: Headers }[] = [];
      sandbox.deliverTo(
        async (raw, headers) => {
          taken.push({ raw, headers });
          return { ok: true };
        },
        { automatic: false },
      );
      for (let round = 0; round < SHUFFLES; round++) {
        const { me } = await somebody();
        const amounts = [5, 6, 7, 8].map((euros) => `${euros}.00`);
        for (const amount of amounts) {
          const opened = await api.call("credit/addCreditBalance", { amount }, me);
          await pay(opened.responseData.frame_url, CARDS[Math.floor(next() * CARDS.length)]!);
        }
        await api.call(
          "custom/returnBalance",
          { amount: "10.00", idempotency_key: crypto.randomUUID() },
          me,
        );
        // At the provider's own desk staff give some of it back, too.
        const paid = await open.db.query<{ id: string }>(
          `select p.id from sandbox_payments p join sandbox_customers c on c.id = p.customer_id
           where c.user_id = $1 and p.status = 'succeeded' and p.captured_cents - p.refunded_cents > 100`,
          [me.id],
        );
        for (const { id } of paid) if (next() < 0.4) await sandbox.desk.refund(id, 100);
        await sandbox.tick();
        const news = taken
          .splice(0)
          .flatMap((one) => Array.from({ length: 1 + Math.floor(next() * 5) }, () => one));
        for (let index = news.length - 1; index > 0; index--) {
          const other = Math.floor(next() * (index + 1));
          [news[index], news[other]] = [news[other]!, news[index]!];
        }
        for (const { raw, headers } of news) {
          expect(await takeWebhook(ctx, "sandbox", raw, headers)).toBe("stored");
          if (next() < 0.2) await sweepMoney(ctx);
        }
        // What the sending of refunds brings is told, too.
        for (let turn = 0; turn < 2; turn++) {
          await rest();
          for (const { raw, headers } of taken.splice(0))
            await takeWebhook(ctx, "sandbox", raw, headers);
        }
        await rest();
        const about = { seed, round };
        expect({ ...about, unrest: await unrest() }).toEqual({ ...about, unrest: [] });
        expect({ ...about, owned: await ownedBy(me) }).toEqual({
          ...about,
          owned: await chargedOf(me),
        });
      }
      expect({ seed, broken: await brokenRules() }).toEqual({ seed, broken: [] });
    },
    60_000 + SHUFFLES * PATIENCE_MS,
  );
});
