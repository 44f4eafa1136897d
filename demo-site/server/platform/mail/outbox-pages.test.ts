import { passwordReset } from "../../features/accounts/accounts.mail";
import {
  loginCode as loginCodeSms,
  verifyCode as verifyCodeSms,
} from "../../features/accounts/accounts.sms";
import { contactForm } from "../../features/contact/contact.mail";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../db/db";
import { DEFAULT_CONFIG } from "../call/config";
import { silentLog } from "../call/log";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { deliveryOf } from "./delivery";
import { createOutboxPages } from "./outbox-pages";
import { readOutbox } from "./outbox-repository";
import { sendMail, sendSms, type SendContext } from "./send";

const SITE = "http://localhost:4000";

let open: OpenEngine;
let db: Db;
let ctx: SendContext;

beforeAll(async () => {
  open = await engineOfRun().open();
  db = open.db;
  const config = { ...DEFAULT_CONFIG, mode: "demo" as const, siteUrl: SITE };
  ctx = { db, config, delivery: deliveryOf("demo"), log: silentLog };
  const reset = { name: "<b>Lucía</b>", link: "/reset_password/secreto", seconds: 3_600 };
  await sendMail(ctx, passwordReset, "lucia@example.test", reset);
  await sendSms(ctx, verifyCodeSms, "+34600111222", { code: "918273", seconds: 300 });
  const form = {
    name: "Ana",
    email: "ana@example.test",
    message: `<img src=x onerror="a()"> https://mal.example/x`,
  };
  await sendMail(ctx, contactForm, "casa@example.test", form);
});
afterAll(() => open?.close());

function get(path: string, mode: "demo" | "production" | "test" = "demo") {
  return createOutboxPages(db, { mode, https: false }).request(`${SITE}${path}`);
}

it.each(["/dev/outbox", "/dev/outbox/1", "/dev/outbox.js", "/dev/outbox.css", "/dev/other"])(
  "is not there outside a demo: %s",
  async (path) => {
    for (const mode of ["production", "test"] as const) {
      const answer = await get(path, mode);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("No encontrado");
    }
  },
);

it("lists messages newest first, with codes and links that can be used", async () => {
  const html = await (await get("/dev/outbox")).text();
  const order = ["casa@example.test", "+34600111222", "lucia@example.test"].map((to) =>
    html.indexOf(`>${to}</a>`),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).toContain("data-code>918273</p>");
  expect(html).toContain('<a href="/reset_password/secreto">');
});

it("makes nothing of what others have written: neither markup nor links", async () => {
  const html = await (await get("/dev/outbox")).text();
  expect(html).not.toMatch(/<img|<b>Luc/);
  expect(html).toContain("https://mal.example/x");
  expect(html).not.toContain('href="https://mal');
  const filtered = await (await get(`/dev/outbox?to=${encodeURIComponent('"><script>')}`)).text();
  expect(filtered).not.toContain("<script>");
});

it("filters by recipient", async () => {
  const html = await (await get("/dev/outbox?to=lucia")).text();
  expect(html).toContain("lucia@example.test");
  expect(html).not.toContain("+34600111222");
  expect(await (await get("/dev/outbox?to=nadie%00")).text()).toContain("Ningún mensaje");
});

it("shows nothing that was written to staff, whatever is asked for", async () => {
  const email = "jefa@house.example";
  await db.query(
    `insert into users (email, password_hash, first_name, last_name, phone, verified_phonenum, status, staff)
     values ($1, 'x', 'Jefa', 'Prueba', '+34 600 999 001', '+34600999001', 'active', true)`,
    [email],
  );
  const link = { name: "Jefa", link: "/reset_password/de-la-jefa", seconds: 3_600 };
  await sendMail(ctx, passwordReset, "Jefa@house.example", link);
  await sendSms(ctx, loginCodeSms, "+34600999001", { code: "112358", seconds: 300 });
  const written = await readOutbox(db);
  expect(written.map(({ recipient }) => recipient)).toContain("+34600999001");
  for (const path of ["/dev/outbox", "/dev/outbox?to=jefa", "/dev/outbox?to=%2B34600999"]) {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/de-la-jefa|112358|jefa@/i);
  }
  const letter = written.find(({ template }) => template === "passwordReset");
  expect((await get(`/dev/outbox/${letter?.id}`)).status).toBe(404);
  // A person who is staff no longer is a guest like others.
  await db.query("update users set staff = false where email = $1", [email]);
  expect((await get(`/dev/outbox/${letter?.id}`)).status).toBe(200);
});

it("runs and loads nothing but its own script and styles", async () => {
  const page = await get("/dev/outbox");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const html = await page.text();
  expect(html).not.toMatch(
    /<script(?! src="\/dev\/outbox\.js" defer><\/script>)|<[^>]*\s(style|on\w+)=/,
  );
  expect((await get("/dev/outbox.js")).headers.get("content-type")).toContain("text/javascript");
  expect((await get("/dev/outbox.css")).headers.get("content-type")).toContain("text/css");
});

it("shows a letter as a mailbox would, without rights", async () => {
  const letter = await get("/dev/outbox/1");
  expect(letter.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(await letter.text()).toContain("Elegir una contraseña nueva");
  for (const path of ["/dev/outbox/2", "/dev/outbox/99", "/dev/outbox/0", "/dev/outbox/a"]) {
    expect((await get(path)).status).toBe(404);
  }
});
