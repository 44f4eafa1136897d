import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { pngOf } from "../../ports/images/testing/pictures";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";

describe.each(engines)("transfers that buyers tell of on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;
  let invoice: number;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ seller, buyer, invoice } = await sellDirectly(api, { price: "8990" }));
  });

  function tell(amount: string | undefined, more: object = {}, as = buyer) {
    const input = { invoice_id: invoice, ...(amount !== undefined && { amount }), ...more };
    return api.call("offline/payCartOffline", input, as);
  }
  function decide(id: number | undefined, action: "confirm" | "reject", as = seller) {
    const input = { transaction_id: id ?? 0, action, notes: "No consta." };
    return api.call("custom/paymentConfirm", input, as);
  }
  async function detail() {
    return (await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer)).responseData
      .record;
  }
  async function toldId() {
    return (await detail()).allTransactions.find(({ status }) => status === "pending")?.id;
  }
  async function lettersTo({ email }: SeededUser) {
    return (await api.outbox(email)).map(({ template }) => template);
  }

  it("count once their seller confirms them, and both sides are told", async () => {
    const note = await tell("8990", { reference: "ES12 3456" });
    expect(note.responseData.record).toMatchObject({
      status: "draft",
      total_due_amount: "8990.00",
      actions: ["take_back_transfer"],
      allTransactions: [{ status: "pending", method: "offline", reference: "ES12 3456" }],
    });
    expect(await lettersTo(seller)).toContain("transferTold");
    const id = await toldId();
    expect((await decide(id, "confirm", buyer)).code).toBe("FORBIDDEN");
    expect((await decide(id, "confirm", await api.seedUser({ admin: true }))).code).toBe(
      "NOT_FOUND",
    );
    const answers = await Promise.all([decide(id, "confirm"), decide(id, "confirm")]);
    expect(answers.map(({ code }) => code)).toEqual([null, null]);
    expect(await detail()).toMatchObject({
      status: "paid",
      total_due_amount: "0.00",
      allTransactions: [{ status: "success", amount: "8990.00" }],
    });
    expect((await lettersTo(buyer)).filter((name) => name === "transferConfirmed")).toHaveLength(1);
    expect((await decide(id, "reject")).code).toBe("ILLEGAL_TRANSITION");
  });

  it("come with a receipt, which both sides may see, and which another one replaces until they are answered", async () => {
    await tell("8990");
    const id = await toldId();
    const png = pngOf({ width: 8, height: 8 });
    async function show(name: string, as: SeededUser, bytes: Uint8Array<ArrayBuffer> = png) {
      const form = new FormData();
      form.append("transaction_id", String(id));
      form.append("file", new File([bytes], name));
      const response = await api.fetch("/api/custom/transferReceipt", {
        method: "POST",
        headers: { authorization: `Bearer ${as.token}` },
        body: form,
      });
      const { responseData } = (await response.json()) as { responseData: { code?: string } };
      return responseData.code ?? null;
    }
    const receipt = async () => (await detail()).allTransactions.at(-1)?.receipt;
    const links = (as: SeededUser) =>
      api.call("custom/fileLink", { kind: "receipt", id: id ?? 0 }, as);
    expect(await receipt()).toBeNull();
    expect((await links(buyer)).code).toBe("NOT_FOUND");
    expect(await show("recibo.png", seller)).toBe("NOT_FOUND");
    expect(await show("recibo.exe", buyer, new Uint8Array([77, 90]))).toBe("UNSUPPORTED_FILE");
    expect(await show("recibo.png", buyer)).toBeNull();
    expect(await show("otro.png", buyer)).toBeNull();
    expect(await receipt()).toMatchObject({ name: "otro.png", type: "image/png" });
    const kept = await house.db.query("select 1 from sale_files");
    expect(kept).toHaveLength(1);
    expect((await links(await api.seedUser({ admin: true }))).code).toBe("NOT_FOUND");
    for (const side of [buyer, seller]) {
      const { url } = (await links(side)).responseData;
      const file = await api.fetch(url, {
        headers: { authorization: `Bearer ${side.token}` },
      });
      expect(file.headers.get("content-type")).toBe("image/png");
    }
    await decide(id, "confirm");
    expect(await show("tarde.png", buyer)).toBe("ILLEGAL_TRANSITION");
    expect(await receipt()).toMatchObject({ name: "otro.png" });
  });

  it("are within what may be paid, one at a time, and the same press is one", async () => {
    expect((await tell("2247.49")).code).toBe("AMOUNT_TOO_LOW");
    expect((await tell("8990.01")).code).toBe("AMOUNT_TOO_HIGH");
    expect((await tell("8990", {}, await api.seedUser())).code).toBe("NOT_FOUND");
    const idempotency_key = crypto.randomUUID();
    const presses = [1, 2, 3].map(() => tell("3000", { idempotency_key }));
    expect((await Promise.all(presses)).map(({ code }) => code)).toEqual([null, null, null]);
    expect((await detail()).allTransactions).toHaveLength(1);
    expect((await tell("3000")).code).toBe("PAYMENT_IN_PROGRESS");
    const card = { purpose: "invoice" as const, ref: String(invoice) };
    expect((await api.call("payment/authorize", card, buyer)).code).toBe("PAYMENT_IN_PROGRESS");
  });

  it.each(["transfer", "card"])(
    "are one with the same press of a %s at any moment",
    async (way) => {
      const press = (idempotency_key: string) =>
        way === "transfer"
          ? tell("3000", { idempotency_key })
          : api.call(
              "payment/authorize",
              { purpose: "invoice", ref: String(invoice), idempotency_key },
              buyer,
            );
      const query = api.db.query.bind(api.db);
      let isOver = false;
      for (let moment = 0; !isOver; moment += 1) {
        ({ seller, buyer, invoice } = await sellDirectly(api, { price: "8990" }));
        const key = crypto.randomUUID();
        let asked = 0;
        let first: ReturnType<typeof press> | undefined;
        // The first press is done while the second has asked so many of its questions.
        const spy = vi.spyOn(api.db, "query").mockImplementation(async (sql, params) => {
          const rows = await query(sql, params);
          // The session of a caller is asked for once for calls at once, which would wait for each other.
          if (/\b(invoices|payments|money_keys)\b/.test(sql)) asked += 1;
          if (!first && asked > moment) await (first = press(key));
          return rows;
        });
        const second = await press(key).finally(() => spy.mockRestore());
        isOver = first === undefined;
        expect([(await first)?.code ?? null, second.code]).toEqual([null, null]);
        const payments = await api.db.query<{ status: string }>(
          "select status from payments where purpose = 'invoice' and ref = $1",
          [String(invoice)],
        );
        expect(payments.map(({ status }) => status !== "cancelled")).toEqual([true]);
      }
    },
  );

  it("take the place of a card that was only looked at", async () => {
    const card = { purpose: "invoice" as const, ref: String(invoice) };
    expect((await api.call("payment/authorize", card, buyer)).code).toBeNull();
    expect((await tell(undefined)).code).toBeNull();
    expect((await detail()).allTransactions).toMatchObject([{ amount: "8990.00" }]);
  });

  it("are rejected by their seller, or taken back by their buyer, and nothing is paid", async () => {
    await tell("3000");
    const id = await toldId();
    expect((await decide(id, "reject")).responseData.record.actions).not.toContain(
      "confirm_transfer",
    );
    expect((await decide(id, "reject")).code).toBeNull();
    expect((await decide(id, "confirm")).code).toBe("ILLEGAL_TRANSITION");
    expect(await lettersTo(buyer)).toContain("transferRefused");
    await tell("4000");
    const own = await decide(await toldId(), "reject", buyer);
    expect(own.responseData.record).toMatchObject({
      total_due_amount: "8990.00",
      actions: ["pay", "tell_transfer"],
      allTransactions: [],
    });
  });

  it("end with the sale, or when it is paid in another way", async () => {
    await tell("8990");
    const id = await toldId();
    const paid = { action: "paid" as const, invoice_ids: [invoice], notes: "En mano." };
    expect(
      (await api.call("seller/invoice/changeStatus", paid, seller)).responseData.failed,
    ).toEqual([]);
    expect((await detail()).allTransactions).toMatchObject([{ status: "success" }]);
    expect((await decide(id, "confirm")).code).toBe("ILLEGAL_TRANSITION");
    ({ seller, buyer, invoice } = await sellDirectly(api, { price: "8990" }));
    await tell("8990");
    const cancel = { action: "cancel" as const, invoice_ids: [invoice], notes: "Acordado." };
    await api.call("seller/invoice/changeStatus", cancel, seller);
    expect(await detail()).toMatchObject({ status: "cancel", allTransactions: [] });
    expect((await tell("8990")).code).toBe("INVOICE_CANCELLED");
  });

  it("that come to more than is due by then are not confirmed", async () => {
    await tell("8990");
    const id = await toldId();
    const part = { invoice_id: invoice, amount: "3000" };
    expect((await api.call("seller/offline/payCartOffline", part, seller)).code).toBeNull();
    expect((await decide(id, "confirm")).code).toBe("AMOUNT_TOO_HIGH");
    expect(await detail()).toMatchObject({ status: "partial", total_due_amount: "5990.00" });
  });

  it("a balance pays a part and the rest by the calls of the cart; a seller spends no buyer's", async () => {
    const staff = await api.seedUser({ staff: true });
    const issue = { action: "issue" as const, idempotency_key: crypto.randomUUID(), amount: "500" };
    const { records } = (await api.call("custom/giftCards", issue, staff)).responseData;
    await api.call("giftcard/addGiftCardWalletBalance", { code: records[0]?.code ?? "" }, buyer);
    ({ invoice } = await sellDirectly(api, { price: "400", seller, buyer }));
    const pay = (amount?: string) =>
      api.call(
        "credit/payCartWallet",
        { invoice_id: invoice, ...(amount !== undefined && { amount }) },
        buyer,
      );
    expect((await pay("99.99")).code).toBe("AMOUNT_TOO_LOW");
    expect((await pay("100")).responseData.record).toMatchObject({ total_due_amount: "300.00" });
    expect((await pay()).responseData.record).toMatchObject({ status: "paid" });
    const asSeller = { invoice_id: invoice, user_id: buyer.id };
    const refused = await api.call("seller/credit/payCartWallet", asSeller, seller);
    expect(refused.code).toBe("WALLET_NOT_YOURS");
  });
});
