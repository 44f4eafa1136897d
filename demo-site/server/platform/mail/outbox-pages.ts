/** `/dev/outbox`: the messages of a demo to people, but not to staff, with its codes and links. Anywhere else there is no such page. */
import { Hono } from "hono";
import type { Db } from "../db/db";
import type { ServerConfig } from "../call/config";
import { PAGE_HEADERS, securityHeaders } from "../call/headers";
import { readGuestMessage, readOutbox } from "./outbox-repository";
import { OUTBOX_SCRIPT, OUTBOX_STYLE, outboxPage } from "./outbox-view";

const LONGEST_FILTER = 250;

/** A letter is shown as a mailbox would: its own styles, pictures of the house, and nothing that runs. */
const LETTER_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

/** The pages, for the program that serves the site. */
export function createOutboxPages(db: Db, config: Pick<ServerConfig, "mode" | "https">): Hono {
  const app = new Hono();
  const headers = {
    ...securityHeaders(config),
    ...PAGE_HEADERS,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };

  app.use("*", async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // Codes open accounts: with real ones this page must not be there.
    if (config.mode !== "demo") return c.text("No encontrado", 404);
    await next();
    return undefined;
  });

  app.get("/dev/outbox", async (c) => {
    const to = (c.req.query("to") ?? "").trim().slice(0, LONGEST_FILTER).replaceAll("\0", "");
    const messages = await readOutbox(db, { recipient: to || undefined, isForGuests: true });
    return c.html(outboxPage(messages, { to, origin: new URL(c.req.url).origin }));
  });

  app.get("/dev/outbox/:id{[1-9]\\d{0,14}}", async (c) => {
    const message = await readGuestMessage(db, Number(c.req.param("id")));
    if (!message || message.html === "") return c.notFound();
    c.header("Content-Security-Policy", LETTER_POLICY);
    return c.html(message.html);
  });

  app.get("/dev/outbox.css", (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(OUTBOX_STYLE);
  });

  app.get("/dev/outbox.js", (c) => {
    c.header("Content-Type", "text/javascript; charset=utf-8");
    return c.body(OUTBOX_SCRIPT);
  });

  app.notFound((c) => c.text("No encontrado", 404));
  return app;
}
