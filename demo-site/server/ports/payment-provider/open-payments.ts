import type { Db } from "../../platform/db/db";
import type { PaymentSettings } from "./environment";
import { paymentsOf, type Payments } from "./payments";
import { bankPage } from "./redirect/bank-page";
import { redirectProvider } from "./redirect/redirect-provider";
import { sandboxProvider } from "./sandbox";

/** The ways to pay that are configured. Libraries of vendors are loaded for those alone. */
export async function openPayments(db: Db, settings: PaymentSettings): Promise<Payments> {
  const { cardProvider, banks } = settings;
  const sandbox = cardProvider === "sandbox" ? sandboxProvider({ db }) : null;
  const stripe = settings.stripe && (await openStripe(settings.stripe));
  const redsys = settings.redsys && (await openRedsys(db, settings.redsys));
  const paypal = settings.paypal && (await openPaypal(settings.paypal));
  const cards = [sandbox, stripe, redsys].filter((provider) => provider !== null);
  const card = cards.find(({ name }) => name === cardProvider) ?? null;
  const isTest = {
    sandbox: true,
    stripe: /_test_/.test(settings.stripe?.publishableKey ?? ""),
    redsys: settings.redsys?.world === "test",
    none: false,
  }[cardProvider];
  const bank = settings.bankPage ? bankPage(db) : null;
  const redirects = settings.redirects.map((profile) => redirectProvider({ db, profile }));
  return paymentsOf({
    redirects: bank ? [...redirects, bank.provider] : redirects,
    bankPage: bank?.page ?? null,
    sandbox,
    card,
    paypal,
    former: cards.filter((provider) => provider !== card),
    banks,
    publishableKey: card?.name === "stripe" ? (settings.stripe?.publishableKey ?? null) : null,
    test: isTest,
  });
}

async function openStripe(options: NonNullable<PaymentSettings["stripe"]>) {
  const { stripeProvider } = await import("./stripe/stripe-provider");
  return stripeProvider(options);
}

async function openPaypal(options: NonNullable<PaymentSettings["paypal"]>) {
  const { paypalProvider } = await import("./paypal/paypal-provider");
  return paypalProvider(options);
}

async function openRedsys(db: Db, options: NonNullable<PaymentSettings["redsys"]>) {
  const { redsysProvider } = await import("./redsys/redsys-provider");
  return redsysProvider({ db, ...options });
}
