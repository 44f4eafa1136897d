import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { ERRORS, plainInput } from "martillo/contract";
import * as z from "zod/mini";
import { faultEnvelope, fillIn, statusOf } from "../../../platform/call/answer";
import { ApiFault } from "../../../platform/call/fault";
import { errorText } from "../../../platform/call/log";
import type { BucketSize } from "../../../platform/call/context";
import { readJsonBody, readRawBody } from "../../../platform/http/read-body";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { addressLimits, type Counters, times } from "../../../platform/security/counters";
import type { PaymentProvider } from "../../../ports/payment-provider";
import { takeWebhook } from "../webhooks";
import type { MoneyContext } from "../payables";
import {
  answerChallenge,
  beginFields,
  lookAgain,
  payByCard,
  payBySaved,
  requireTicket,
  stay,
  vendorOf,
  viewFrame,
} from "./frame";
import { comeBack, goToGateway } from "./redirects";
import { frameHeaders, frameModules, framePage } from "./page";

const MOST_FRAME_BYTES = 4_096;
const MOST_WEBHOOK_BYTES = 65_536;
/** So many times what one address may have asked about its webhooks. */
const CHECKS_OF_ALL = 20;
/** The gateway in whose place the demo's own page of a bank stands. */
const BANK_PAGE = "rosoom";

const Card = z.object({
  number: z.string().check(z.maxLength(30)),
  name: z._default(z.string().check(z.maxLength(100)), ""),
  cvc: z.string().check(z.maxLength(4)),
  month: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
  year: z.number().check(z.int(), z.minimum(2000), z.maximum(2100)),
  save: z._default(z.boolean(), false),
});
const Saved = z.object({ source: z.string().check(z.maxLength(100)) });
const Fields = z.object({ save: z._default(z.boolean(), false) });
const Challenge = z.object({
  challenge: z.string().check(z.maxLength(200)),
  answer: z.enum(["authorize", "reject"]),
});

/** What the routes need beside money itself. */
export interface PayFrameOptions extends MoneyContext {
  /** Takes a token from a bucket; throws RATE_LIMITED when it is empty. */
  limit(key: string, size: BucketSize): unknown;
  addressOf(c: Context): string;
  counters: Counters;
}

/**
 * The pay frame and the webhooks of providers: addresses of their own, outside the table of calls. The frame is a page that holds nothing
 * else, in an opaque origin where it sees a number itself; its ticket stands in its address and is its only right.
 */
export function payRoutes(options: PayFrameOptions): Hono {
  const app = new Hono();

  serveFrameFiles(app, options);
  serveBankPage(app, options);

  const baseOf = (c: Context) => options.config.siteUrl || new URL(c.req.url).origin;

  /** A page that a person opens by a link; a person reads no envelope where it is refused. */
  const byLink = (path: string, visit: (base: string, ticket: string) => Promise<Response>) =>
    app.get(`${path}/:ticket`, async (c) => {
      try {
        options.limit(`pay frame ${options.addressOf(c)}`, options.config.rateLimits.pay);
        return await visit(baseOf(c), c.req.param("ticket"));
      } catch (error) {
        return trouble(c, error, "'none'");
      }
    });
  byLink("/pay/go", (base, ticket) => goToGateway(options, base, ticket));
  byLink("/pay/back", (_base, ticket) => comeBack(options, ticket));

  app.get("/pay/:ticket", async (c) => {
    try {
      options.limit(`pay page ${options.addressOf(c)}`, options.config.rateLimits.pay);
    } catch (error) {
      // Any page may show the frame, at any place: there is nothing in this page.
      return trouble(c, error, "*");
    }
    const ticket = await requireTicket(options, c.req.param("ticket")).catch(() => null);
    const base = baseOf(c);
    const fields = ticket ? (await vendorOf(options, ticket))?.fields : undefined;
    const isThere = ticket !== null;
    const page = await framePage({ base, ticket: c.req.param("ticket"), isThere, fields });
    return new Response(page, {
      status: ticket ? 200 : 410,
      headers: frameHeaders({ base, ticket, siteUrl: options.config.siteUrl, fields }),
    });
  });

  app.post("/pay/:ticket/:act", async (c) => {
    // The page's origin is opaque.
    c.header("access-control-allow-origin", "null");
    c.header("cache-control", "no-store");
    try {
      options.limit(`pay frame ${options.addressOf(c)}`, options.config.rateLimits.pay);
      const ticket = await requireTicket(options, c.req.param("ticket"));
      return c.json({ view: await act(options, c, ticket) });
    } catch (error) {
      const fault = error instanceof ApiFault ? error : new ApiFault("INTERNAL");
      if (!(error instanceof ApiFault)) options.log.error(errorText(error), "a pay frame failed");
      return c.json(faultEnvelope(fault), statusOf(fault.code) as ContentfulStatusCode);
    }
  });

  app.post("/api/hooks/:provider", async (c) => {
    const name = c.req.param("provider");
    // Before a byte of the body is read.
    const provider = options.ports.payments.named(name);
    if (!provider) return c.body(null, 404);
    await requireRoomForWebhook(options, provider, options.addressOf(c));
    const raw = await readRawBody(c.req.raw, MOST_WEBHOOK_BYTES);
    const fate = await takeWebhook(options, name, raw, c.req.raw.headers);
    if (fate === "stored") return c.body(null, 200);
    return c.body(null, fate === "bad signature" ? 401 : 404);
  });

  return app;
}

/** Scripts of the frame, and those of the vendors whose fields are in it. */
function serveFrameFiles(app: Hono, options: PayFrameOptions): void {
  app.get("/pay/frame/:version/:name", async (c) => {
    const { texts, version } = await frameModules();
    const text = texts.get(c.req.param("name"));
    // A page of another version, from before or from another process, must not keep this one under its address.
    if (text === undefined || c.req.param("version") !== version) {
      return c.body(null, 404, {
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
    return new Response(text, {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        // The frame's origin is opaque, and its modules are checked by their integrity.
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff",
      },
    });
  });

  app.get("/pay/fields/:name", async (c) => {
    const fields = options.ports.payments.all().flatMap((provider) => provider.fields ?? []);
    for (const each of fields) {
      const files = await each.files();
      const text = Object.hasOwn(files, c.req.param("name")) && files[c.req.param("name")];
      if (typeof text === "string")
        return new Response(text, {
          headers: {
            "content-type": "text/javascript; charset=utf-8",
            // Its address is the same after a new version, and the page says what it is checked by.
            "cache-control": "no-cache",
            "x-content-type-options": "nosniff",
          },
        });
    }
    return c.body(null, 404);
  });
}

/** The page in whose place a real bank's stands elsewhere. */
function serveBankPage(app: Hono, options: PayFrameOptions): void {
  const { bankPage } = options.ports.payments;
  bankPage?.deliverTo(async (raw, headers) => {
    const fate = await takeWebhook(options, BANK_PAGE, raw, headers);
    return { ok: fate === "stored" };
  });
  if (bankPage)
    app.all("/pay/bank", async (c) => {
      const { method, url } = c.req;
      if (method !== "POST") return bankPage.fetch(new Request(url, { method }));
      const body = new TextDecoder().decode(await readRawBody(c.req.raw, MOST_WEBHOOK_BYTES));
      return bankPage.fetch(new Request(url, { method, body }));
    });
}

/** Throws RATE_LIMITED. Vendors send again what was refused, for days. */
async function requireRoomForWebhook(
  { limit, counters, config }: PayFrameOptions,
  { name, can }: PaymentProvider,
  address: string,
): Promise<void> {
  limit(`webhooks ${address}`, config.webhooksPerAddress);
  if (!can.asksAboutWebhooks) return;
  const use = `webhook checks of ${name}`;
  const all = { key: use, rule: times(config.webhookChecks, CHECKS_OF_ALL) };
  await counters.require([...addressLimits(use, address, config.webhookChecks), all]);
}

/** The fault as a page: the visitor who sees it reads no envelope. */
function trouble(c: Context, error: unknown, ancestors: "'none'" | "*") {
  if (!(error instanceof ApiFault)) throw error;
  const { retry_after } = error.details;
  return c.html(troublePage(error), statusOf(error.code) as ContentfulStatusCode, {
    ...(retry_after !== undefined && { "retry-after": String(retry_after) }),
    "content-security-policy": `default-src 'none'; frame-ancestors ${ancestors}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
}

function troublePage(fault: ApiFault) {
  const { message } = faultEnvelope(fault);
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${message}</title>
      </head>
      <body>
        <h1>${message}</h1>
        <p>${fillIn(ERRORS[fault.code].next, fault.details)}</p>
        <p><a href="/transactions">Movimientos</a></p>
      </body>
    </html>`;
}

async function act(
  options: PayFrameOptions,
  c: Context,
  ticket: Awaited<ReturnType<typeof requireTicket>>,
) {
  const body = await readJsonBody(c.req.raw, MOST_FRAME_BYTES);
  switch (c.req.param("act")) {
    case "view":
      return viewFrame(options, ticket);
    case "card": {
      const { number, name, cvc, month, year, save } = read(Card, body);
      const card = { number, cvc, expMonth: month, expYear: year, holderName: name, save };
      return payByCard(options, ticket, card);
    }
    case "saved": {
      const { source } = read(Saved, body);
      return payBySaved(options, ticket, source);
    }
    case "begin":
      return beginFields(options, ticket, read(Fields, body).save);
    case "challenge": {
      const { challenge, answer } = read(Challenge, body);
      return answerChallenge(options, ticket, challenge, answer);
    }
    case "look":
      return lookAgain(options, ticket);
    case "stay":
      await stay(options, ticket);
      return viewFrame(options, await requireTicket(options, c.req.param("ticket") ?? ""));
    default:
      throw new ApiFault("UNKNOWN_ACTION");
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(plainInput(body));
  if (!parsed.success) throw new ApiFault("INVALID_INPUT");
  return parsed.data;
}
