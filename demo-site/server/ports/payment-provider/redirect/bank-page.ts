import { formatEuro } from "martillo/domain";
import { html } from "hono/html";
import type { PaymentProvider } from "..";
import type { Db } from "../../../platform/db/db";
import type { WebhookIntake } from "../sandbox/options";
import { keptSecret } from "../sandbox/tools";
import { bytesOf } from "../signature";
import { Profile } from "./profile";
import { macText, textAt } from "./profile-signature";
import { redirectProvider } from "./redirect-provider";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#16212c}
main{max-width:26rem;margin:10vh auto;padding:2rem;background:#fff;border:1px solid #cfd8e0;border-radius:8px}
h1{font-size:1.1rem;margin:0 0 1.5rem}p{margin:.5rem 0}strong{font-size:1.6rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button,a{font:inherit;padding:.75rem;border-radius:6px;border:1px solid #16435f;text-align:center;text-decoration:none}
button[value=pay],a{background:#16435f;color:#fff}button[value=reject]{background:#fff;color:#16435f}
small{display:block;margin-top:1.5rem;color:#4d5b68}`;

const TEXTS = {
  es: {
    title: "Banco de pruebas",
    to: "Pago a la casa de subastas",
    pay: "Autorizar el pago",
    reject: "Rechazar",
    paid: "Pago autorizado.",
    rejected: "Pago rechazado. No se ha cobrado nada.",
    back: "Volver a la casa de subastas",
    note: "Esta página forma parte de la demostración: no mueve dinero.",
    wrong: "Este enlace de pago no es válido.",
  },
  en: {
    title: "Test bank",
    to: "Payment to the auction house",
    pay: "Authorise the payment",
    reject: "Reject",
    paid: "Payment authorised.",
    rejected: "Payment rejected. Nothing was charged.",
    back: "Back to the auction house",
    note: "This page is part of the demo: it moves no money.",
    wrong: "This payment link is not valid.",
  },
} as const;

/** The name that calls have for it. */
const NAME = "rosoom";
/** Signs what the notice says; the page itself sends it. */
const NOTICE_OVER = ["order", "status", "amount", "currency"];

/** The profile of the page, which lies beside the address where payers come back to: `…/pay/back/{ticket}` and `…/pay/bank`. */
function profileOf(secret: string): Profile {
  const profile = Profile.parse({
    name: NAME,
    url: "https://bank.invalid",
    currencies: ["EUR"],
    secret,
    fields: {
      order: "order",
      amount: "amount",
      currency: "currency",
      description: "description",
      returnUrl: "return_url",
      locale: "locale",
    },
    signature: {
      field: "signature",
      over: ["order", "amount", "currency", "description", "return_url", "locale"],
    },
    notice: {
      order: "order",
      status: "status",
      amount: "amount",
      currency: "currency",
      succeeded: ["paid"],
      signature: { name: "signature", over: NOTICE_OVER },
    },
  });
  return { ...profile, url: "../bank" };
}

/** A hosted page of the demo's own, where a person says what the bank answers. */
export interface BankPage {
  /** Answers the forms that are sent to `…/pay/bank`. */
  fetch(request: Request): Promise<Response>;
  /** Where its notices go: the house's own address for them, `…/hooks/rosoom`. */
  deliverTo(intake: WebhookIntake): void;
}

/** The embedded bank page, and the provider that sends people there. */
export function bankPage(db: Db): { page: BankPage; provider: PaymentProvider } {
  let profile: Promise<Profile> | undefined;
  const opened = () => {
    profile ??= keptSecret(db, "bank page").then(profileOf);
    profile.catch(() => (profile = undefined));
    return profile;
  };
  let intake: WebhookIntake | null = null;
  // The secret is in the database, which is not asked before a payer pays.
  let real: Promise<PaymentProvider> | undefined;
  const provider = () => {
    real ??= opened().then((known) => redirectProvider({ db, profile: known }));
    real.catch(() => (real = undefined));
    return real;
  };
  const shape = redirectProvider({ db, profile: profileOf("only for its abilities") });

  async function answer(request: Request): Promise<{ status: number; body: string }> {
    const form: Record<string, unknown> = Object.fromEntries(
      new URLSearchParams(request.method === "POST" ? await request.text() : ""),
    );
    const locale = textAt(form, "locale") === "en" ? "en" : "es";
    const texts = TEXTS[locale];
    const known = await opened();
    const { over, joiner, field } = known.signature;
    const text = over.map((name) => textAt(form, name) ?? "").join(joiner);
    const right = await macText(known.secret, known.signature, text);
    if (textAt(form, field) !== right)
      return { status: 400, body: await page(locale, html`<p role="alert">${texts.wrong}</p>`) };
    const said = textAt(form, "answer");
    if (said !== "pay" && said !== "reject")
      return { status: 200, body: await page(locale, question(form, locale)) };
    await sendNotice(known, form, said === "pay");
    const outcome = said === "pay" ? texts.paid : texts.rejected;
    const back = textAt(form, "return_url") ?? "/";
    return {
      status: 200,
      body: await page(
        locale,
        html`<p role="status">${outcome}</p>
          <p><a href="${back}">${texts.back}</a></p>`,
      ),
    };
  }

  async function sendNotice(known: Profile, form: Record<string, unknown>, isPaid: boolean) {
    const notice: Record<string, string> = {
      order: textAt(form, "order") ?? "",
      status: isPaid ? "paid" : "rejected",
      amount: textAt(form, "amount") ?? "",
      currency: textAt(form, "currency") ?? "",
    };
    const { signature } = known.notice;
    const signed = NOTICE_OVER.map((name) => notice[name]).join(signature.joiner);
    notice["signature"] = await macText(known.secret, signature, signed);
    const raw = bytesOf(new URLSearchParams(notice).toString());
    const headers = new Headers({ "content-type": "application/x-www-form-urlencoded" });
    await intake?.(raw, headers);
  }

  return {
    page: {
      async fetch(request) {
        const { status, body } = await answer(request);
        return new Response(body, { status, headers: await pageHeaders() });
      },
      deliverTo(next) {
        intake = next;
      },
    },
    provider: {
      ...shape,
      can: { ...shape.can, untried: false },
      begin: async (order, key) => (await provider()).begin(order, key),
      readWebhook: async (raw, headers) => (await provider()).readWebhook(raw, headers),
    },
  };
}

function question(form: Record<string, unknown>, locale: keyof typeof TEXTS) {
  const texts = TEXTS[locale];
  const cents = Number(textAt(form, "amount"));
  const amount = formatEuro(cents, { whole: false, english: locale === "en" });
  const hidden = Object.entries(form).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`,
  );
  return html`<p>${texts.to}</p>
    <p><strong>${amount}</strong></p>
    <p>${textAt(form, "description")}</p>
    <form method="post">
      ${hidden}
      <button name="answer" value="pay">${texts.pay}</button>
      <button name="answer" value="reject">${texts.reject}</button>
    </form>`;
}

async function page(locale: keyof typeof TEXTS, content: unknown): Promise<string> {
  const { title, note } = TEXTS[locale];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
          <small>${note}</small>
        </main>
      </body>
    </html>`;
}

let headers: Promise<Record<string, string>> | undefined;

function pageHeaders(): Promise<Record<string, string>> {
  headers ??= (async () => {
    // As the element has it, with the spaces around.
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(await page("es", "")) ?? [];
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(style)));
    const hash = btoa(String.fromCharCode(...digest));
    return {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    };
  })();
  return headers;
}
