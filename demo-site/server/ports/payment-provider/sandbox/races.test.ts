import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentOrder, ProviderRefused } from "..";
import { engines, type OpenEngine } from "../../../testing/engines";
import { sandboxProvider, type SandboxProvider } from ".";

describe.each(engines)("the sandbox asked at once, on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let provider: SandboxProvider;
  let serial = 0;

  beforeAll(async () => {
    open = await openEngine();
    provider = sandboxProvider({ db: open.db });
  }, 60_000);
  afterAll(() => open?.close());

  function order(): PaymentOrder {
    return {
      paymentId: `p-${(serial += 1)}`,
      attempt: 1,
      amountCents: 10_000,
      currency: "EUR",
      customerId: null,
      description: "Depósito",
      take: "now",
      save: false,
      locale: "es",
      returnUrl: "https://house.test/pay/back",
    };
  }

  const tokenOf = async () => {
    const card = { number: "4242424242424242", cvc: "123", expMonth: 12, expYear: 2099 };
    return (await provider.frame.acceptCard(card)).token;
  };

  async function paid(): Promise<string> {
    const begun = await provider.begin(order(), `begin-${(serial += 1)}`);
    if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
    const token = await tokenOf();
    await provider.frame.confirm(begun.next.data["client_secret"] ?? "", { token });
    return begun.providerRef ?? "";
  }

  const times = <T>(count: number, run: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)));

  const linesOf = async (ref: string) => {
    const cents: number[] = [];
    for await (const line of provider.statement(0, Number.MAX_SAFE_INTEGER))
      if (line.providerRef === ref) cents.push(line.cents);
    return cents;
  };

  it("does the work of a key once", async () => {
    const one = order();
    const begun = await times(12, () => provider.begin(one, "same key"));
    const refs = begun.map((result) =>
      result.status === "fulfilled" && result.value.kind === "next"
        ? result.value.providerRef
        : result.status,
    );
    expect(new Set(refs).size).toBe(1);
    const rows = await open.db.query("select 1 from sandbox_payments where payment_id = $1", [
      one.paymentId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("takes a payment once, however often and with however many cards it is confirmed", async () => {
    const begun = await provider.begin(order(), `begin-${(serial += 1)}`);
    if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
    const secret = begun.next.data["client_secret"] ?? "";
    const tokens = await Promise.all(Array.from({ length: 8 }, tokenOf));
    await times(8, (index) => provider.frame.confirm(secret, { token: tokens[index] ?? "" }));
    expect(await linesOf(begun.providerRef ?? "")).toEqual([10_000]);
  });

  it("never returns more than there was", async () => {
    const ref = await paid();
    const results = await times(20, (index) =>
      provider.refund(ref, 1_500, `r-${ref}-${index}`, `refund-${ref}-${index}`),
    );
    const done = results.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(6);
    const reasons = results.flatMap((result) =>
      result.status === "rejected" ? [(result.reason as ProviderRefused).reason] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(["amount"]));
    const cents = await linesOf(ref);
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(1_000);
  });

  it("either ends a payment or takes it", async () => {
    for (let round = 0; round < 10; round += 1) {
      const begun = await provider.begin(order(), `begin-${(serial += 1)}`);
      if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
      const [ref, secret] = [begun.providerRef ?? "", begun.next.data["client_secret"] ?? ""];
      const token = await tokenOf();
      const [confirmed, canceled] = await Promise.all([
        provider.frame.confirm(secret, { token }),
        provider.cancel(ref, `cancel-${ref}`),
      ]);
      const seen = await provider.observe({ providerRef: ref, paymentId: "" });
      expect(seen?.status).toBe(canceled.status === "canceled" ? "canceled" : "succeeded");
      expect(confirmed.status).toBe(seen?.status);
      expect(await linesOf(ref)).toEqual(seen?.status === "succeeded" ? [10_000] : []);
    }
  });

  it("sends each webhook from one process alone", async () => {
    await open.db.query("update sandbox_events set done_at = 0");
    const refs = [await paid(), await paid(), await paid()];
    const sent: string[] = [];
    const others = Array.from({ length: 4 }, () => sandboxProvider({ db: open.db }));
    for (const other of others)
      other.deliverTo(
        async (raw, headers) => {
          const [event] = await other.readWebhook(raw, headers);
          sent.push(event?.ref ?? "");
          return { ok: true };
        },
        { automatic: false },
      );
    await Promise.all(others.map((other) => other.tick()));
    expect(sent.toSorted()).toEqual(refs.toSorted());
  });
});
