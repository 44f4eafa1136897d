import { PATHS } from "martillo/contract";
import { html, raw } from "hono/html";
import { ApiFault } from "../../../platform/call/fault";
import type { NextStep } from "../../../ports/payment-provider";
import { lookUp } from "../ask-provider";
import type { MoneyContext } from "../payables";
import { readPayment } from "../payment-repository";
import { beginPayment } from "../payments/begin-payment";
import { readTicket } from "../tickets";
import { requireTicket } from "./frame";

/** Sends the form that lies in the page; without scripts its button does. */
const SUBMIT = "document.forms[0].submit()";

const TEXTS = {
  title: "Le llevamos a la página de pago",
  text: "Si no se abre sola, pulse el botón.",
  button: "Continuar",
};

/** Where a payer who has paid elsewhere sees what became of it. */
function resultPath(paymentId: number | null): string {
  return paymentId === null ? PATHS.home : `/rosoom_success?payment=${paymentId}`;
}

/**
 * Sends the browser to the gateway of a payment, by the form that it wants. A payment that needs no gateway any more goes to its result.
 * `base` is the API's address.
 */
export async function goToGateway(
  ctx: MoneyContext,
  base: string,
  token: string,
): Promise<Response> {
  const ticket = await requireTicket(ctx, token);
  const payment = ticket.payment_id === null ? null : await readPayment(ctx.db, ticket.payment_id);
  if (!payment) throw new ApiFault("TICKET_EXPIRED");
  const isWaiting = ["open", "failed"].includes(payment.status) && !payment.is_unknown;
  if (!isWaiting) return seeOther(resultPath(payment.id));
  const next = await beginPayment(ctx, payment, {
    // Their pages keep no cards.
    save: payment.saves && (ctx.ports.payments.named(payment.provider)?.can.save ?? false),
    returnUrl: `${base}/pay/back/${encodeURIComponent(token)}`,
  });
  if (next.kind !== "redirect") throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return next.method === "GET" && Object.keys(next.fields).length === 0
    ? seeOther(next.url)
    : formPage(next);
}

/**
 * Takes a payer back who was at a gateway. Their coming says nothing: the gateway is asked, and its notice counts. The ticket only says
 * which payment it is, so that one that is over does, too: banks take their time.
 */
export async function comeBack(ctx: MoneyContext, token: string): Promise<Response> {
  const ticket = await readTicket(ctx.db, token);
  const payment =
    ticket?.payment_id == null ? null : ((await readPayment(ctx.db, ticket.payment_id)) ?? null);
  if (payment && ctx.ports.payments.named(payment.provider)) await lookUp(ctx, payment);
  return seeOther(resultPath(payment?.id ?? null));
}

function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

async function formPage({
  url,
  method,
  fields,
}: Extract<NextStep, { kind: "redirect" }>): Promise<Response> {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const page = await html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${TEXTS.title}</title>
      </head>
      <body>
        <h1>${TEXTS.title}</h1>
        <form method="${method}" action="${url}">
          ${hidden}
          <p>${TEXTS.text}</p>
          <button>${TEXTS.button}</button>
        </form>
        <script>
          ${raw(SUBMIT)};
        </script>
      </body>
    </html>`;
  const text = String(page);
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(text) ?? [];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'sha256-${hash}'`,
        `form-action ${new URL(url).origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
