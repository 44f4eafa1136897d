import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../../platform/call/config";
import { silentLog } from "../../../platform/call/log";
import { deliveryOf } from "../../../platform/mail/delivery";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { addBank } from "../../../testing/add-bank";
import { createInPageApi, type InPageApi } from "../../../testing/in-page-api";
import { openMemoryDb } from "../../../testing/memory-db";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../testing/seed-rows";
import { takeWebhook } from "../webhooks";
import { tellDeposits } from "./tell-deposits";

describe("saved cards and banks", () => {
  let api: InPageApi;
  let ports: Ports;
  let me: SeededUser;

  beforeAll(async () => {
    const db = await openMemoryDb();
    ports = embeddedPorts(db);
    api = await createInPageApi({ db, ports });
    const letters = {
      db,
      config: { ...DEFAULT_CONFIG, mode: "demo" as const },
      delivery: deliveryOf("demo"),
      log: silentLog,
    };
    const { sandbox } = ports.payments;
    sandbox?.deliverTo(
      async (raw, headers) => {
        const fate = await takeWebhook({ ...letters, ports }, sandbox.name, raw, headers);
        return { ok: fate === "stored" };
      },
      { onDeposits: (letter) => tellDeposits(letters, letter), automatic: false },
    );
  });
  afterAll(async () => {
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  it("a letter tells the two deposits, and they verify the account in the other order", async () => {
    const { id } = await addBank(api, me);
    await ports.payments.sandbox?.tick();
    const letters = await api.outbox(me.email);
    const letter = letters.find(({ template }) => template === "bankDeposits");
    expect(letter?.subject).toBe("Dos ingresos pequeños en su cuenta •••• 6789");
    const amounts = [...(letter?.text ?? "").matchAll(/0,(\d\d)\s€/g)].map(([, cents]) => cents);
    expect(amounts).toHaveLength(2);
    const [one = "", other = ""] = amounts;
    const verified = await api.call(
      "customer/source/verify",
      { source_id: id, amount_1: other, amount_2: `0.${one}` },
      me,
    );
    expect(verified.responseData.record).toMatchObject({ id, status: "verified" });
  });

  it("after ten days the account cannot be verified any more", async () => {
    const { id, cents } = await addBank(api, me);
    await api.db.query(
      "update payment_methods set created_at = now() - interval '10 days' where provider_ref = $1",
      [id],
    );
    const late = await api.call(
      "customer/source/verify",
      { source_id: id, amount_1: cents[0], amount_2: cents[1] },
      me,
    );
    expect(late.code).toBe("BANK_VERIFY_LOCKED");
    const list = await api.call("customer/source/list", { object: "bank_account" }, me);
    expect(list.responseData.data).toMatchObject([{ status: "verification_failed" }]);
  });

  it("a card is expired from the first of the next month in Madrid, and another expiry mends it", async () => {
    const { id } = await saveCard(api, me);
    await api.db.query(
      `update payment_methods set (exp_month, exp_year) = (
         select extract(month from day), extract(year from day)
         from (select (now() at time zone 'Europe/Madrid') - interval '1 month' as day) last)
       where provider_ref = $1`,
      [id],
    );
    const statusNow = async () => {
      const list = await api.call("customer/payment_method/list", {}, me);
      return list.responseData.data.map(({ status }) => status);
    };
    expect(await statusNow()).toEqual(["expired"]);
    await api.call(
      "customer/payment_method/update",
      { source_id: id, exp_month: 12, exp_year: 2040 },
      me,
    );
    expect(await statusNow()).toEqual(["active"]);
    await api.db.query(
      `update payment_methods set (exp_month, exp_year) = (
         select extract(month from day), extract(year from day)
         from (select now() at time zone 'Europe/Madrid' as day) this)
       where provider_ref = $1`,
      [id],
    );
    expect(await statusNow()).toEqual(["active"]);
  });

  it("pages are told which ways to pay there are, and no secret", async () => {
    const { variables } = (await api.call("common/getDefault", {})).responseData;
    expect(variables["payments"]).toEqual({
      card_provider: "sandbox",
      redirects: ["rosoom"],
      paypal: false,
      vault: "embedded",
      banks: "us",
      test: true,
    });
  });
});
