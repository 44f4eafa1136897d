import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../../platform/db/db";
import { engineOfRun } from "../../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../../testing/sale-house";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../../testing/sell";
import { checkLedger } from "./ledger-report-repository";
import { reconcile } from "./reconcile";

/** Ends a transaction that was only tried. */
class Enough extends Error {}

describe("the report of the ledger sees what is planted", () => {
  let house: SaleHouse;
  let me: SeededUser;
  let sale: Sold;
  let payment: number;

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun());
    const { api, db, ctx } = house;
    me = await api.seedUser();
    sale = await sellDirectly(api, { buyer: me });
    const card = await saveCard(api, me);
    const lot = await api.seedLot({ depositCents: 30_000 });
    for (const opened of [
      await api.call("credit/addCreditBalance", { amount: "50.00" }, me),
      await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me),
      await api.call(
        "payment/authorize",
        { purpose: "invoice", ref: String(sale.invoice), payment_method: "online", amount: "3000" },
        me,
      ),
    ]) {
      const { id } = opened.responseData.payment!;
      payment = id;
      await api.call("payment/stripe_payment", { payment: id, source: card.id }, me);
    }
    await db.query("update sandbox_lines set at = at - 600000");
    expect(await reconcile(ctx, ctx.ports.payments.sandbox!)).toBe(0);
  });
  afterAll(() => house.close());

  /** The rules that are broken while a fault is there, which is taken back again. */
  async function brokenBy(plant: (t: Db) => Promise<unknown>): Promise<string[]> {
    let broken: string[] = [];
    const tried = house.db.tx(async (t) => {
      await t.exec(`
        alter table ledger_entries disable trigger user;
        alter table ledger_lines disable trigger user;`);
      await plant(t);
      broken = (await checkLedger(t))
        .filter(({ faults }) => faults.length > 0)
        .map(({ rule }) => rule);
      throw new Enough();
    });
    await expect(tried).rejects.toThrow(Enough);
    return broken;
  }

  it("and nothing where nothing is", async () => {
    expect(await brokenBy(async () => {})).toEqual([]);
    const rules = (await checkLedger(house.db)).map(({ rule }) => rule);
    expect(rules).toEqual(Array.from({ length: 12 }, (_, n) => `L${n + 1}`));
  });

  const ofWallet = () =>
    `account_id = (select id from ledger_accounts where kind = 'wallet' and ref = '${me.id}')`;
  const FAULTS: readonly [rule: string, what: string, plant: (t: Db) => Promise<unknown>][] = [
    [
      "L1",
      "a line of an entry is gone",
      (t) => t.query("delete from ledger_lines where balance_after is null"),
    ],
    [
      "L1",
      "a sum is another one",
      (t) => t.query(`update ledger_lines set amount_cents = amount_cents + 1 where ${ofWallet()}`),
    ],
    [
      "L2",
      "a balance was below zero",
      (t) => t.query(`update ledger_lines set balance_after = -1 where ${ofWallet()}`),
    ],
    [
      "L3",
      "a line has another hash",
      (t) => t.query(`update ledger_lines set hash = 'x' where ${ofWallet()}`),
    ],
    [
      "L3",
      "a number is left out",
      (t) => t.query(`update ledger_lines set version = version + 1 where ${ofWallet()}`),
    ],
    [
      "L4",
      "a balance is more than its lines",
      (t) =>
        t.query(
          "update ledger_accounts set balance_cents = balance_cents + 100 where kind = 'wallet'",
        ),
    ],
    [
      "L5",
      "a deposit is not held",
      (t) => t.query("update deposits set status = 'returned', returned_at = now()"),
    ],
    [
      "L5",
      "a deposit is another sum",
      (t) => t.query("update deposits set amount_cents = amount_cents + 1"),
    ],
    [
      "L6",
      "a sale counts as paid",
      (t) =>
        t.query("update invoices set status = 'paid', paid_cents = total_cents where id = $1", [
          sale.invoice,
        ]),
    ],
    [
      "L6",
      "a sale forgets a payment",
      (t) => t.query("update invoices set paid_cents = 0 where id = $1", [sale.invoice]),
    ],
    [
      "L7",
      "the statement has another sum",
      (t) =>
        t.query(
          `update statement_lines set cents = cents - 1
           where provider_ref = (select provider_ref from payments where id = $1)`,
          [payment],
        ),
    ],
    [
      "L8",
      "more went back than came",
      async (t) => {
        await t.exec("alter table payments drop constraint payments_check");
        await t.query("update payments set refunded_cents = captured_cents + 1 where id = $1", [
          payment,
        ]);
      },
    ],
    [
      "L9",
      "an event is booked twice",
      async (t) => {
        await t.exec("alter table ledger_entries drop constraint ledger_entries_key_key");
        await t.query(
          "insert into ledger_entries (event, ref, key) select event, ref, key from ledger_entries limit 1",
        );
      },
    ],
    [
      "L12",
      "a commission is not booked",
      async (t) => {
        const [sale] = await t.query<{ id: number; seller_id: number }>(
          "select id, seller_id from invoices limit 1",
        );
        await t.query(
          "insert into seller_commissions (invoice_id, seller_id, net_cents, vat_cents) values ($1, $2, 100, 21)",
          [sale?.id, sale?.seller_id],
        );
      },
    ],
    [
      "L10",
      "a payment took more than is booked",
      (t) =>
        t.query("update payments set captured_cents = captured_cents + 1 where id = $1", [payment]),
    ],
  ];

  it.each(FAULTS)("%s: %s", async (rule, _, plant) => {
    // The bookings are old enough to be compared with the statement.
    const broken = await brokenBy(async (t) => {
      await t.query("update statement_looks set until = now() + interval '1 hour'");
      await plant(t);
    });
    expect(broken).toContain(rule);
  });
});
