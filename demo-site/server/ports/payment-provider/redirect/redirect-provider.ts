// This folder: providers that send the payer to their page and back.
import { parseCents } from "martillo/domain";
import { BadSignature, ProviderRefused, type Begun, type PaymentProvider } from "..";
import type { Db } from "../../../platform/db/db";
import { hostedStore, type HostedNews } from "../hosted/hosted-repository";
import { requirePageOrder } from "../hosted/require-page-order";
import { unsupported } from "../hosted/unsupported";
import { bytesOf, hexOf, TOLERANCE_MS } from "../signature";
import { formFields, macText, textAt, type NoticeBody } from "./profile-signature";
import type { Profile } from "./profile";

export interface RedirectOptions {
  db: Db;
  /** Its `url` may also be relative to the address where the payer comes back to. */
  profile: Profile;
  /** Epoch milliseconds, for notices that tell their time. @default this machine's clock */
  now?: () => number;
}

/** Any page of a gateway that is opened by a signed form and answers by a signed notice. The gateway cannot be asked anything. */
export function redirectProvider({
  db,
  profile,
  now = Date.now,
}: RedirectOptions): PaymentProvider {
  const { name, currencies, minimumCents } = profile;
  const store = hostedStore(db, name);

  return {
    ...unsupported(name),
    name,
    can: {
      entry: "redirect",
      save: false,
      offSession: false,
      hold: false,
      refund: "none",
      banks: false,
      currencies,
      minimumCents,
      untried: true,
    },

    async begin(order, key): Promise<Begun> {
      requirePageOrder(name, order, { currencies, minimumCents });
      const opened = await store.open(order, key);
      if ("observed" in opened) return { kind: "observed", observed: opened.observed };
      const url = new URL(profile.url, order.returnUrl).href;
      const fields = await formFields(profile, order, opened.ref);
      const next = { kind: "redirect", url, method: profile.method, fields } as const;
      return { kind: "next", providerRef: opened.ref, next };
    },

    observe: (of) => store.observe(of),

    async cancel(ref) {
      const observed = await store.observe({ providerRef: ref, paymentId: "" });
      if (!observed) throw new ProviderRefused("not_found", `there is no payment ${ref}`);
      // A failed payment may still be paid there, as far as the house can know.
      if (observed.status === "open" || observed.status === "failed")
        throw new ProviderRefused("unsupported", `${name} cannot end what is open`);
      return observed;
    },

    async refund() {
      throw new ProviderRefused("unsupported", `${name} returns money at its own desk alone`);
    },

    async readWebhook(raw, headers) {
      const body = readBody(profile, raw);
      await checkNotice(profile, raw, body, headers, now());
      const ref = textAt(body, profile.notice.order);
      if (ref === undefined) throw new BadSignature("the notice names no order");
      const known = await store.note(ref, newsOf(profile, body));
      const digest = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(raw)));
      return [
        {
          id: `${name} ${digest}`,
          kind: "payment",
          ref,
          paymentId: known?.paymentId ?? null,
          customerId: null,
          type: textAt(body, profile.notice.status) ?? "",
          atMs: now(),
        },
      ];
    },

    statement: (fromMs, toMs) => store.statement(fromMs, toMs),
  };
}

function readBody({ notice }: Profile, raw: Uint8Array): NoticeBody {
  const text = new TextDecoder().decode(raw);
  if (notice.format === "form") return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as NoticeBody;
  } catch {
    throw new BadSignature("the notice is no JSON");
  }
}

/** Throws BadSignature. */
async function checkNotice(
  profile: Profile,
  raw: Uint8Array,
  body: NoticeBody,
  headers: Headers,
  nowMs: number,
) {
  const { signature } = profile.notice;
  const told =
    signature.in === "header" ? headers.get(signature.name) : textAt(body, signature.name);
  const time = signature.timestamp === undefined ? "" : headers.get(signature.timestamp);
  if (told == null || time === null) throw new BadSignature();
  const signed =
    signature.over === "body"
      ? time + new TextDecoder().decode(raw)
      : time + signature.over.map((path) => textAt(body, path) ?? "").join(signature.joiner);
  const right = await Promise.all(
    [profile.secret, ...profile.formerSecrets].map((secret) => macText(secret, signature, signed)),
  );
  if (!right.some((mac) => areSame(mac, told))) throw new BadSignature();
  if (signature.timestamp === undefined) return;
  const figure = Number(time);
  const atMs = figure < 1e11 ? figure * 1_000 : figure;
  if (!(Math.abs(nowMs - atMs) <= TOLERANCE_MS)) throw new BadSignature("the notice is too old");
}

/** Takes the same time for any difference. */
function areSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

function newsOf(profile: Profile, body: NoticeBody): HostedNews {
  const { notice } = profile;
  const status = textAt(body, notice.status) ?? "";
  if (notice.succeeded.includes(status)) {
    const cents = notice.amount === undefined ? undefined : centsOf(profile, body, notice.amount);
    const currency = notice.currency === undefined ? undefined : textAt(body, notice.currency);
    return {
      status: "succeeded",
      ...(cents !== undefined && { cents }),
      ...(currency !== undefined && { currency: currency.toUpperCase() }),
    };
  }
  if (notice.processing.includes(status)) return { status: "processing" };
  if (notice.canceled.includes(status)) return { status: "canceled" };
  return { status: "failed", failure: { reason: "declined", retry: true } };
}

function centsOf({ amount }: Profile, body: NoticeBody, path: string): number {
  const text = textAt(body, path) ?? "";
  const cents = amount === "cents" && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (amount === "cents" && Number.isSafeInteger(cents)) return cents;
  try {
    if (amount === "decimal") return parseCents(text);
  } catch {
    // Told below.
  }
  throw new BadSignature("the notice names no amount");
}
