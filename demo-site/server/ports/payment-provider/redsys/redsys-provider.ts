// This folder: Redsys.
import {
  createRedsysAPI,
  CURRENCIES,
  GatewayError,
  HTTPError,
  PRODUCTION_URLS,
  REV_CURRENCIES,
  SANDBOX_URLS,
  TRANSACTION_TYPES,
  type ResponseJSONSuccess,
  type RestNotificationOutputParams,
  type UrlsConfig,
} from "redsys-easy";
import {
  BadSignature,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
  type Begun,
  type ObservedRefund,
  type PaymentProvider,
  type ProviderEvent,
  type RefusalReason,
} from "..";
import type { Db } from "../../../platform/db/db";
import { hostedStore, type HostedNews, type HostedStore } from "../hosted/hosted-repository";
import { requirePageOrder } from "../hosted/require-page-order";
import { unsupported } from "../hosted/unsupported";
import { bytesOf, hexOf } from "../signature";
import { cardOf, failureOf, isPaid, LEFT, plainCode } from "./codes";
import type { RedsysSettings } from "./options";

const NAME = "redsys";
const LIMITS = { currencies: ["EUR"], minimumCents: 1 } as const;
const TIMEOUT_MS = 20_000;
const LANGUAGES = { es: "1", en: "2" } as const;
const LONGEST_DESCRIPTION = 125;

export interface RedsysOptions extends RedsysSettings {
  db: Db;
  /** In place of Redsys' own. */
  urls?: UrlsConfig;
  /** @default 20000 */
  timeoutMs?: number;
}

/** What Node says of a connection that was never made. */
const NEVER_MADE = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  SIS0054: "not_found",
  SIS0055: "state",
  SIS0056: "state",
  SIS0057: "amount",
  SIS0058: "state",
  SIS0042: "unauthorized",
  SIS0026: "unauthorized",
};

/** Cards on the page of Redsys, the gateway of Spain's banks. Each try has an order number of its own. */
export function redsysProvider(options: RedsysOptions): PaymentProvider {
  const { db, merchantCode, terminal, secretKey, world } = options;
  const { timeoutMs = TIMEOUT_MS, urls = world === "live" ? PRODUCTION_URLS : SANDBOX_URLS } =
    options;
  const store = hostedStore(db, NAME);
  const ask = ((url: string, init: RequestInit) =>
    fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) })) as never;
  const redsys = createRedsysAPI({ secretKey, urls, fetch: ask });
  const merchant = {
    DS_MERCHANT_MERCHANTCODE: merchantCode,
    DS_MERCHANT_TERMINAL: terminal,
  };

  /** Whether the money goes back; throws where that is unknown. */
  async function askRefund(ref: string, cents: number): Promise<boolean> {
    const answer = await redsys.restTrataPeticion({
      ...merchant,
      DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTO_REFUND,
      DS_MERCHANT_ORDER: ref,
      DS_MERCHANT_AMOUNT: String(cents),
      DS_MERCHANT_CURRENCY: CURRENCIES.EUR.num,
    });
    return plainCode(answer.Ds_Response) === "900";
  }

  async function refund(ref: string, cents: number, refundId: string): Promise<ObservedRefund> {
    const former = await store.beginRefund(ref, cents, refundId);
    // One whose answer never came is not asked for again: Redsys would do it twice.
    if (former) return former;
    try {
      return await store.endRefund(
        refundId,
        (await askRefund(ref, cents)) ? "succeeded" : "failed",
      );
    } catch (error) {
      const failure = toFailure(error);
      if (!(failure instanceof ProviderUnknown)) await store.forgetRefund(refundId);
      throw failure;
    }
  }

  return {
    ...unsupported(NAME),
    name: NAME,
    can: {
      entry: "redirect",
      save: false,
      offSession: false,
      hold: false,
      refund: "partial",
      banks: false,
      ...LIMITS,
      untried: true,
    },

    async begin(order, key): Promise<Begun> {
      requirePageOrder(NAME, order, LIMITS);
      const opened = await store.open(order, key);
      if ("observed" in opened) return { kind: "observed", observed: opened.observed };
      const { url, body } = redsys.createRedirectForm({
        ...merchant,
        DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTHORIZATION,
        DS_MERCHANT_ORDER: opened.ref,
        DS_MERCHANT_AMOUNT: String(order.amountCents),
        DS_MERCHANT_CURRENCY: CURRENCIES.EUR.num,
        DS_MERCHANT_MERCHANTURL: order.noticeUrl,
        DS_MERCHANT_URLOK: order.returnUrl,
        DS_MERCHANT_URLKO: order.returnUrl,
        DS_MERCHANT_PRODUCTDESCRIPTION: order.description.slice(0, LONGEST_DESCRIPTION),
        DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[order.locale === "en" ? "en" : "es"],
      });
      const next = { kind: "redirect", url, method: "POST", fields: { ...body } } as const;
      return { kind: "next", providerRef: opened.ref, next };
    },

    observe: (of) => store.observe(of),

    async cancel(ref) {
      const observed = await store.observe({ providerRef: ref, paymentId: "" });
      if (!observed) throw new ProviderRefused("not_found", `there is no payment ${ref}`);
      // A failed payment may still be paid there, as far as the house can know.
      if (observed.status === "open" || observed.status === "failed")
        throw new ProviderRefused("unsupported", `${NAME} cannot end what is open`);
      return observed;
    },

    refund,

    readWebhook: (raw) => readWebhook(redsys, store, raw),

    statement: (fromMs, toMs) => store.statement(fromMs, toMs),
  };
}

/** Reads a notice of the gateway, notes what it tells of a payment, and names it by its digest: it has no number of its own. */
async function readWebhook(
  redsys: ReturnType<typeof createRedsysAPI>,
  store: HostedStore,
  raw: Uint8Array,
): Promise<ProviderEvent[]> {
  const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(raw)));
  const notice = readNotice(() =>
    redsys.processDirectRestNotification(form as unknown as ResponseJSONSuccess),
  );
  const isPayment = notice.Ds_TransactionType === TRANSACTION_TYPES.AUTHORIZATION;
  const ref = notice.Ds_Order;
  const known = isPayment
    ? await store.note(ref, newsOf(notice))
    : // A refund of the gateway's own desk is for staff to look at.
      null;
  const digest = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(raw)));
  return [
    {
      id: `${NAME} ${digest}`,
      kind: isPayment ? "payment" : "refund",
      ref,
      paymentId: known?.paymentId ?? null,
      customerId: null,
      type: notice.Ds_Response,
      atMs: Date.now(),
    },
  ];
}

function readNotice(read: () => RestNotificationOutputParams): RestNotificationOutputParams {
  try {
    const notice = read();
    if (typeof notice.Ds_Order === "string" && typeof notice.Ds_Response === "string")
      return notice;
  } catch {
    // Told below: the message of the library is not the gateway's.
  }
  throw new BadSignature();
}

function newsOf(notice: RestNotificationOutputParams): HostedNews {
  const { Ds_Response: response, Ds_Amount: amount, Ds_Currency: currency } = notice;
  const method = cardOf(notice);
  const base = { ...(method && { method }) };
  if (isPaid(response))
    return {
      ...base,
      status: "succeeded",
      cents: Number(amount),
      currency: REV_CURRENCIES[currency]?.code ?? currency,
    };
  if (plainCode(response) === LEFT) return { ...base, status: "canceled" };
  return { ...base, status: "failed", failure: failureOf(response) };
}

/** What went wrong with a call, as one of the three kinds. */
function toFailure(error: unknown): Error {
  if (error instanceof ProviderRefused || error instanceof ProviderUnknown) return error;
  if (error instanceof GatewayError) {
    const { code = "" } = error;
    return new ProviderRefused(REFUSALS[code] ?? "invalid", `Redsys: ${code}`);
  }
  if (error instanceof HTTPError)
    return new ProviderUnknown(`Redsys answered ${error.code}`, { cause: error });
  const { cause } = error as { cause?: { code?: unknown } };
  return NEVER_MADE.test(String(cause?.code))
    ? new ProviderUnreached("Redsys could not be reached", { cause: error })
    : new ProviderUnknown("Redsys did not answer", { cause: error });
}
