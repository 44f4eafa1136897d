import { expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import type { PaymentSettings } from "./environment";
import { openPayments } from "./open-payments";
import { paymentsOf } from "./payments";
import { Profile } from "./redirect/profile";

/** Nothing is asked of it before a payer pays. */
const db = {} as Db;

const none: PaymentSettings = {
  cardProvider: "none",
  banks: "us",
  stripe: null,
  redsys: null,
  paypal: null,
  redirects: [],
  bankPage: false,
};
const stripe = {
  secretKey: "sk_test_1",
  publishableKey: "pk_test_1",
  webhookSecrets: ["whsec_1"],
  takesIban: false,
};

it("opens the card provider that is chosen, and tells what pages need", async () => {
  const demo = await openPayments(db, { ...none, cardProvider: "sandbox" });
  expect(demo.of("card").name).toBe("sandbox");
  expect(demo).toMatchObject({ test: true, publishableKey: null, banks: "us" });

  const live = await openPayments(db, { ...none, cardProvider: "stripe", banks: "es", stripe });
  expect(live.of("card").name).toBe("stripe");
  expect(live.sandbox).toBeNull();
  expect(live).toMatchObject({ test: true, publishableKey: "pk_test_1", banks: "es" });
});

it("opens Redsys, and says where it moves no money", async () => {
  const settings = { merchantCode: "999008881", terminal: "1", secretKey: "c".repeat(32) };
  for (const world of ["test", "live"] as const) {
    const redsys = { ...settings, world };
    const payments = await openPayments(db, { ...none, cardProvider: "redsys", redsys });
    expect(payments.of("card")).toMatchObject({ name: "redsys", can: { entry: "redirect" } });
    expect(payments.test).toBe(world === "test");
  }
});

it("opens PayPal beside cards, where it is configured", async () => {
  const paypal = { clientId: "c", clientSecret: "s", webhookId: "w", world: "test" as const };
  const payments = await openPayments(db, { ...none, cardProvider: "sandbox", paypal });
  expect(payments.of("paypal")).toMatchObject({ name: "paypal", can: { entry: "redirect" } });
  expect(payments.of("card").name).toBe("sandbox");
  expect(payments.named("paypal")).toBe(payments.paypal);
  const without = await openPayments(db, none);
  expect(() => without.of("paypal")).toThrow("not configured");
});

it("keeps former ones for what they took, and charges nothing with them", async () => {
  const payments = await openPayments(db, { ...none, stripe });
  expect(() => payments.of("card")).toThrow("not configured");
  expect(payments.named("stripe")?.name).toBe("stripe");
  expect(payments).toMatchObject({ card: null, test: false, publishableKey: null });
});

it("opens gateways by their names, and the page of a bank of the demo's own", async () => {
  expect(() => paymentsOf().of("rosoom")).toThrow("not configured");
  const demo = await openPayments(db, { ...none, bankPage: true });
  expect(demo.of("rosoom").can.entry).toBe("redirect");
  expect(demo.bankPage).not.toBeNull();
  const profile = Profile.parse({
    name: "paytm",
    url: "https://gateway.example/pay",
    currencies: ["INR"],
    secret: "a secret of sixteen or more",
    fields: { order: "o", amount: "a", currency: "c" },
    signature: { field: "s", over: ["o"] },
    notice: { order: "o", status: "r", succeeded: ["OK"], signature: { name: "s", over: ["o"] } },
  });
  const live = await openPayments(db, { ...none, redirects: [profile] });
  expect(live.named("paytm")?.name).toBe("paytm");
  expect(() => live.of("paytm")).toThrow("does not take EUR");
  expect(live.bankPage).toBeNull();
});
