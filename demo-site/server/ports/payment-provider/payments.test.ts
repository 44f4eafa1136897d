import { describe, expect, it } from "vitest";
import type { PaymentProvider } from ".";
import type { SandboxProvider } from "./sandbox";
import { CurrencyNotSupported, NotConfigured, paymentsOf } from "./payments";

/** Only what is looked at when ways are put together. */
function provider(name: string, currencies = ["EUR"]): PaymentProvider {
  return { name, can: { currencies } } as unknown as PaymentProvider;
}

describe("ways to pay", () => {
  const [card, paypal] = [provider("sandbox"), provider("paypal")];
  const rosoom = provider("rosoom");
  const rupees = provider("cashfree", ["INR"]);
  const all = paymentsOf({
    card,
    paypal,
    redirects: [rosoom, rupees],
    former: [provider("stripe")],
  });

  it("are found by the names that calls use", () => {
    expect(all.of("card")).toBe(card);
    expect(all.of("stripe")).toBe(card);
    expect(all.of("paypal")).toBe(paypal);
    expect(all.of("rosoom")).toBe(rosoom);
  });

  it.each(["versapay", "cybersource", "northcapital", "paytm", "__proto__", "sandbox", ""])(
    "are not configured: %s",
    (way) => expect(() => all.of(way)).toThrow(NotConfigured),
  );

  it("take their currencies alone", () => {
    expect(() => all.of("cashfree")).toThrow(CurrencyNotSupported);
    expect(all.of("cashfree", "INR")).toBe(rupees);
    expect(() => all.of("card", "USD")).toThrow(CurrencyNotSupported);
  });

  it("are found by the name that a payment keeps, those of former days, too", () => {
    expect(all.named("sandbox")).toBe(card);
    expect(all.named("stripe")?.name).toBe("stripe");
    expect(all.named("card")).toBeNull();
    expect(all.all()).toHaveLength(5);
  });

  it("are the sandbox's where that is the house's provider", () => {
    const sandbox = provider("sandbox") as SandboxProvider;
    const demo = paymentsOf({ sandbox });
    expect(demo.of("stripe")).toBe(sandbox);
    expect(demo.named("sandbox")).toBe(sandbox);
  });

  it("are none where nothing is configured", () => {
    const none = paymentsOf();
    for (const way of ["card", "stripe", "paypal", "rosoom"])
      expect(() => none.of(way)).toThrow(NotConfigured);
    expect(none.all()).toEqual([]);
  });
});
