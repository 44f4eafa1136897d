import type { PaymentProvider } from ".";
import type { BankPage } from "./redirect/bank-page";
import type { SandboxProvider } from "./sandbox/options";

/** All ways to pay that are configured. */
export interface Payments {
  /** Where cards go; null where the house takes none. */
  readonly card: PaymentProvider | null;
  readonly paypal: PaymentProvider | null;
  /** Hosted pages by the name of their profile: `rosoom`, `paytm`, `cashfree`, any other. */
  readonly redirects: Readonly<Record<string, PaymentProvider>>;
  /** The embedded provider, where it is the house's: its frame, its desk, and its webhooks are in this process. */
  readonly sandbox: SandboxProvider | null;
  /** The demo's own page of a bank, for `…/pay/bank`. */
  readonly bankPage: BankPage | null;
  /** How people write accounts: with an IBAN, or with the routing number of the United States. */
  readonly banks: "es" | "us";
  /** For the fields of the card provider in the pay frame; null where it needs none. */
  readonly publishableKey: string | null;
  /** Cards move no real money. */
  readonly test: boolean;
  /**
   * Of a way as calls name it: `card` and `stripe` are the house's card provider, whichever it is; else `paypal`, or a hosted page.
   * Throws NotConfigured (also for unknown names) and CurrencyNotSupported.
   */
  of(way: string, currency?: string): PaymentProvider;
  /** The one that made a payment, by the name that the payment keeps. Null where it is configured no more. */
  named(name: string): PaymentProvider | null;
  /** Each of them once. */
  all(): readonly PaymentProvider[];
}

/** The way is not there. */
export class NotConfigured extends Error {
  constructor(way: string) {
    super(`the way to pay ${JSON.stringify(way)} is not configured`);
    this.name = "NotConfigured";
  }
}

/** The way is there, and not for this currency. */
export class CurrencyNotSupported extends Error {
  constructor(way: string, currency: string) {
    super(`${way} does not take ${currency}`);
    this.name = "CurrencyNotSupported";
  }
}

export interface ConfiguredPayments {
  /** @default the sandbox, where there is one */
  card?: PaymentProvider | null;
  paypal?: PaymentProvider | null;
  redirects?: readonly PaymentProvider[];
  sandbox?: SandboxProvider | null;
  bankPage?: BankPage | null;
  /** @default "us" */
  banks?: "es" | "us";
  publishableKey?: string | null;
  /** @default whether there is a sandbox */
  test?: boolean;
  /** Former card providers: they charge no more, and return what they took. */
  former?: readonly PaymentProvider[];
}

/** Ways that calls name after one vendor and that mean the house's card provider. */
const CARD_WAYS: ReadonlySet<string> = new Set(["card", "stripe"]);

/** Providers that take cards on the house's own page or their own; any other has its name on what it took. */
const CARD_PROVIDERS: ReadonlySet<string> = new Set(["sandbox", "stripe", "redsys"]);

/** Whether a payment of this provider was made with a card, where the provider does not say with which. */
export function takesCards(provider: string): boolean {
  return CARD_PROVIDERS.has(provider);
}

/** Puts the configured ones together. */
export function paymentsOf({
  sandbox = null,
  card = sandbox,
  paypal = null,
  redirects = [],
  former = [],
  bankPage = null,
  banks = "us",
  publishableKey = null,
  test = sandbox !== null,
}: ConfiguredPayments = {}): Payments {
  const hosted = new Map(redirects.map((provider) => [provider.name, provider]));
  const list = [card, paypal, ...redirects, ...former].filter((provider) => provider !== null);
  const byName = new Map(list.toReversed().map((provider) => [provider.name, provider]));
  const find = (way: string) => {
    if (CARD_WAYS.has(way)) return card;
    return way === "paypal" ? paypal : (hosted.get(way) ?? null);
  };
  return {
    card,
    paypal,
    sandbox,
    bankPage,
    banks,
    publishableKey,
    test,
    redirects: Object.fromEntries(hosted),
    of(way, currency = "EUR") {
      const provider = find(way);
      if (!provider) throw new NotConfigured(way);
      if (!provider.can.currencies.includes(currency))
        throw new CurrencyNotSupported(way, currency);
      return provider;
    },
    named: (name) => byName.get(name) ?? null,
    all: () => [...byName.values()],
  };
}
