import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rounds as roundsOf } from "../../../../src/testing/seed";
import { embeddedPorts } from "../../ports/ports";
import { engines } from "../../testing/engines";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import type { InPageApi } from "../../testing/in-page-api";
import { openTwoHouses, type TwoHouses } from "../../testing/two-houses";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";

/** `MARTILLO_PRESSES=1000` presses each pair a thousand times. */
const ROUNDS = Number(process.env["MARTILLO_PRESSES"] ?? roundsOf(4, 25));
const PATIENCE_MS = 2_000;
const CENTS = 5_000;

/** Two processes on one PostgreSQL; on PGlite, which belongs to one process, two houses in it. */
describe.each(engines)("one payment that is pressed twice at once on $name", (engine) => {
  let house: TwoHouses;
  let apis: [InPageApi, InPageApi];
  let ports: ReturnType<typeof embeddedPorts>;
  let buyer: SeededUser;
  let source: string;

  beforeAll(async () => {
    house = await openTwoHouses(engine);
    ({ apis } = house);
    ports = embeddedPorts(house.db);
    buyer = await apis[0].seedUser();
    ({ id: source } = await saveCard(apis[0], buyer));
  });
  afterAll(async () => {
    const ctx = moneyContext(house.db, ports);
    const broken = (await checkLedger(house.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    expect(await reconcile(ctx, ports.payments.sandbox!)).toBe(0);
    await house.close();
  });

  /** A press in a window of its own; the second window is another device's, at another process. */
  interface Window {
    api: InPageApi;
    payment: number;
    frame: string;
  }
  type Press = (at: Window) => Promise<string>;

  const answerOf = async (response: Response) => {
    const { view, responseData } = await response.json();
    return view?.state ?? responseData.code;
  };
  const inFrame = (act: string, body: object): Press => {
    const init = { method: "POST", headers: { origin: "null" }, body: JSON.stringify(body) };
    return async ({ api, frame }) => answerOf(await api.fetch(`${frame}/${act}`, init));
  };
  const card = { name: "Ana Ruiz", cvc: "123", month: 12, year: 2040 };
  const typed = (number: string) => inFrame("card", { ...card, number });
  const PRESSES: Record<string, () => Press> = {
    "a new card": () => typed("4242424242424242"),
    "another new card": () => typed("5555555555554444"),
    "a card that asks for a challenge": () => typed("4000000000003220"),
    "a card whose answer is lost": () => typed("4000000000008120"),
    "the saved card": () => inFrame("saved", { source }),
    "the saved card by a call":
      () =>
      async ({ api, payment }) => {
        const input = { payment, source };
        const { code, responseData } = await api.call("payment/stripe_payment", input, buyer);
        return code ?? responseData.payment.status;
      },
  };
  const PAIRS = [
    ["a new card", "the saved card"],
    ["a new card", "another new card"],
    ["the saved card", "the saved card by a call"],
    ["a card that asks for a challenge", "the saved card by a call"],
    ["a card whose answer is lost", "the saved card"],
  ] as const;

  /** What the payer's cards gave for payments, less what went back, as the provider tells it. */
  async function chargedFor(payments: readonly number[]) {
    const [row] = await house.db.query<{ cents: number }>(
      `select coalesce(sum(captured_cents - refunded_cents), 0)::float8 as cents
       from sandbox_payments where payment_id = any($1::text[])`,
      [payments.map(String)],
    );
    return row!.cents;
  }

  /** The clock looks at what was asked and never answered. */
  async function rest() {
    const ctx = moneyContext(house.db, ports);
    for (let turn = 0; turn < 2; turn += 1) {
      await house.db.query(
        `update payment_attempts set look_at = clock_timestamp(), asked_at = asked_at - interval '10 minutes'
         where state = 'asked'`,
      );
      await ports.payments.sandbox!.tick();
      await sweepMoney(ctx);
    }
  }

  it.each(PAIRS)(
    `charges once and books it, by %s beside %s, ${ROUNDS} times`,
    async (one, other) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const opened = await apis[0].call("credit/addCreditBalance", { amount: "50.00" }, buyer);
        const payment = opened.responseData.payment.id;
        const input = { payment };
        const again = await apis[1].call("payment/stripe_payment_element", input, buyer);
        const windows: Window[] = [
          { api: apis[0], payment, frame: opened.responseData.frame_url ?? "" },
          { api: apis[1], payment, frame: again.responseData.frame_url },
        ];
        const presses = [PRESSES[one]!(), PRESSES[other]!()];
        const said = await Promise.all(presses.map((press, at) => press(windows[at]!)));
        await rest();
        const { responseData } = await apis[0].call("custom/paymentStatus", { id: payment }, buyer);
        const { status, captured } = responseData.payment ?? {};
        const about = { round, said };
        expect(said).not.toContain("INTERNAL");
        const charged = await chargedFor([payment]);
        const isWhole = status === "succeeded";
        // A payer who meets a challenge has not paid yet.
        expect({ ...about, charged, status, captured }).toEqual({
          ...about,
          charged: isWhole ? CENTS : 0,
          status: expect.stringMatching(/^(succeeded|requires_action)$/),
          captured: isWhole ? "50.00" : "0.00",
        });
      }
    },
    60_000 + ROUNDS * PATIENCE_MS,
  );

  it.each(["a new card", "the saved card"])(
    `charges a deposit once, by %s beside a newer payment for it, ${ROUNDS} times`,
    async (one) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const project_id = await apis[0].seedLot({ depositCents: CENTS });
        const person = await apis[0].seedUser();
        const saved = await saveCard(apis[1], person);
        const pay = async (api: InPageApi, press: (frame: string) => Promise<string>) => {
          const { code, responseData } = await api.call(
            "credit/addBidDeposit",
            { project_id },
            person,
          );
          return code ?? press(responseData.frame_url ?? "");
        };
        const byCard = (api: InPageApi) => (frame: string) =>
          typed("4242424242424242")({ api, payment: 0, frame });
        const bySaved = (api: InPageApi) => (frame: string) =>
          inFrame("saved", { source: saved.id })({ api, payment: 0, frame });
        const opened = await apis[0].call("credit/addBidDeposit", { project_id }, person);
        const frame = opened.responseData.frame_url ?? "";
        const press = one === "a new card" ? byCard(apis[0]) : bySaved(apis[0]);
        const said = await Promise.all([press(frame), pay(apis[1], bySaved(apis[1]))]);
        await rest();
        const payments = await house.db.query<{ id: number }>(
          "select id from payments where user_id = $1 and purpose = 'deposit'",
          [person.id],
        );
        const [deposits] = await house.db.query<{ cents: number }>(
          "select coalesce(sum(amount_cents), 0)::float8 as cents from deposits where lot_id = $1 and status = 'held'",
          [project_id],
        );
        const charged = await chargedFor(payments.map(({ id }) => id));
        expect({ round, said, charged, ...deposits }).toEqual({
          round,
          said,
          charged: deposits!.cents,
          cents: CENTS,
        });
      }
    },
    60_000 + ROUNDS * PATIENCE_MS,
  );
});
