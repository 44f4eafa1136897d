import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAYMENT_PURPOSES, type SellerPermission } from "martillo/contract";
import { actFor } from "../../../testing/act-for";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { PAGE, pageToken, seedPartner } from "../../partners/testing/partner-pages";
import type { FrameView } from "../pay-frame/script/types";
import { WHO_MAY_PAY } from "./who-may-pay";

const TYPED = { number: "4242424242424242", name: "Ana Ruiz", cvc: "123", month: 12, year: 2040 };
const REFUSALS = ["SITE_SESSION_REQUIRED", "OWN_ACCOUNT_REQUIRED", "PERMISSION_MISSING"];

describe("who may pay", () => {
  let api: InPageApi;
  let seller: SeededUser;
  /** A session of a person who acts for the seller. */
  let acting: SeededUser;
  let actingId: number;
  let page: { token: string; origin: string };
  let source: string;

  beforeAll(async () => {
    api = await createTestApi();
    seller = await api.seedUser({ admin: true });
    const person = await api.seedUser();
    actingId = person.id;
    acting = await actFor(api, seller, person);
    await seedPartner(api, [PAGE], ["read", "pay"]);
    page = { token: (await pageToken(api, seller, ["read", "pay"])).token, origin: PAGE };
    ({ id: source } = await saveCard(api, seller));
  });
  afterAll(async () => {
    await api.close();
  });

  async function allow(permissions: SellerPermission[]): Promise<void> {
    const said = await api.call(
      "custom/sellerPermissions",
      { user_id: actingId, permissions },
      seller,
    );
    expect(said.code).toBeNull();
  }
  const openDeposit = async (by: { token: string }) => {
    const ref = String(await api.seedLot({ depositCents: 5_000 }));
    const opened = await api.call("payment/authorize", { purpose: "deposit", ref }, by);
    expect(opened.code).toBeNull();
    return { id: opened.responseData.payment.id, path: opened.responseData.frame_url ?? "" };
  };
  async function post(path: string, act: string, input: unknown = {}) {
    const body = JSON.stringify(input);
    const headers = { origin: "null" };
    const response = await api.fetch(`${path}/${act}`, { method: "POST", headers, body });
    const { view, responseData }: { view: FrameView; responseData?: { code: string } } =
      await response.json();
    return { view, code: responseData?.code ?? null };
  }

  const WAYS = {
    typed: {},
    kept: { save: 1 },
    balance: { payment_method: "wallet" },
  } as const;
  const CASES = PAYMENT_PURPOSES.filter((purpose) => purpose !== "plan").flatMap((purpose) =>
    (["typed", "kept", "balance"] as const).map((by) => ({ purpose, by })),
  );
  it.each(CASES)("$purpose by $by: those whom the table names, and only they", async (one) => {
    const { purpose, by } = one;
    const payers = WHO_MAY_PAY[purpose][by];
    const payment = { purpose, ref: "987654321", amount: "50.00", ...WAYS[by] } as const;
    const refusalTo = async (as: { token: string; origin?: string }) => {
      const { code } = await api.call("payment/authorize", payment, as);
      return REFUSALS.find((refusal) => refusal === code) ?? null;
    };
    expect(await refusalTo(seller)).toBeNull();
    expect(await refusalTo(page)).toBe(payers.includes("partner") ? null : REFUSALS[0]);
    const needsMoney = payers.includes("money");
    const mayAct = payers.includes("acting");
    await allow(["money"]);
    expect(await refusalTo(acting)).toBe(mayAct || needsMoney ? null : REFUSALS[1]);
    await allow([]);
    const without = needsMoney ? REFUSALS[2] : REFUSALS[1];
    expect(await refusalTo(acting)).toBe(mayAct ? null : without);
  });

  it("a person who acts for a seller adds nothing to its balance, by no way in", async () => {
    await allow(["post", "publish", "award", "access", "talk", "report", "money"]);
    const topup = { purpose: "topup", amount: "1000.00" } as const;
    const opened = await api.call("payment/authorize", topup, seller);
    const { id: payment } = opened.responseData.payment;
    const tries = [
      await api.call("payment/authorize", topup, acting),
      await api.call("credit/addCreditBalance", { amount: "1000.00" }, acting),
      await api.call("payment/stripe_payment_element", { payment }, acting),
      await api.call("payment/stripe_payment", { payment, source }, acting),
      await api.call("custom/paymentGateway", { payment, gateway: "rosoom" }, acting),
    ];
    expect(tries.map(({ code }) => code)).toEqual(tries.map(() => "OWN_ACCOUNT_REQUIRED"));
    const { responseData } = await api.call("custom/paymentStatus", { id: payment }, seller);
    expect(responseData.payment).toMatchObject({ status: "open", captured: "0.00" });
  });

  it("a person who acts for an account types a card: none of the account's is shown, taken or kept", async () => {
    await allow(["money"]);
    const { id, path } = await openDeposit(acting);
    expect((await post(path, "view")).view).toMatchObject({ isActing: true, methods: [] });
    const refused = [
      await post(path, "saved", { source }),
      await post(path, "card", { ...TYPED, save: true }),
      await api.call("payment/stripe_payment", { payment: id, source }, acting),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => "OWN_ACCOUNT_REQUIRED"));
    expect((await post(path, "card", TYPED)).view.state).toBe("paid");
    // What the account's own person opened is continued by another card, too, and not by a saved one.
    const theirs = await openDeposit(seller);
    const continued = await api.call(
      "payment/stripe_payment_element",
      { payment: theirs.id },
      acting,
    );
    const { view } = await post(continued.responseData.frame_url ?? "", "view");
    expect(view).toMatchObject({ isActing: true, methods: [] });
    expect((await post(theirs.path, "saved", { source })).view.state).toBe("paid");
  });

  it("what is in the purses is told to those who may pay with it", async () => {
    const ref = String(await api.seedLot({ depositCents: 5_000 }));
    const quote = async (as: { token: string }) =>
      (await api.call("custom/paymentQuote", { purpose: "deposit", ref }, as)).responseData;
    await allow([]);
    const without = await quote(acting);
    expect([without.balance, without.ways.includes("wallet")]).toEqual([undefined, false]);
    await allow(["money"]);
    for (const as of [seller, acting]) {
      const { balance, ways } = await quote(as);
      expect([balance?.available, ways.includes("wallet")]).toEqual(["0.00", true]);
    }
  });
});
