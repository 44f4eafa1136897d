import { translations } from "../../demo-site/server/_made/letters";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calls } from "martillo/contract/schemas";
import { expect, test } from "vitest";
import { openTestDb } from "../../demo-site/server/testing/test-db";
import { createTestApi } from "../../demo-site/server/testing/test-api";
import { guides, withSamples } from "./insert-samples.mjs";
import { allow, seedPartner } from "../../demo-site/server/features/partners/testing/partner-pages";
import { DEFAULT_CONFIG } from "../../demo-site/server/platform/call/config";
import { silentLog } from "../../demo-site/server/platform/call/log";
import { deliveryOf } from "../../demo-site/server/platform/mail/delivery";
import { storePassword } from "./messages/store-password";
import { answerLots } from "./own-api/server";
import { rememberConsent, tokenFor } from "./sign-in/own-server";
import { renderLot } from "./ssr/lot-route";
import { renderPage } from "./ssr/server-data";
import { referencePaths } from "../../scripts/generate/reference";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SAMPLES = join(ROOT, "docs/samples");

function read(guide: string): string {
  return readFileSync(join(ROOT, guide), "utf8");
}

test.each(guides())("%s shows samples as they are, and no other code", (guide) => {
  const { text, strangers } = withSamples(read(guide));
  expect(strangers).toEqual([]);
  expect(text === read(guide), "run `npm run docs:samples`").toBe(true);
});

test("every sample is in a guide", () => {
  const used = new Set(guides().flatMap((guide) => withSamples(read(guide)).used));
  const folders = readdirSync(SAMPLES).filter((name) =>
    statSync(join(SAMPLES, name)).isDirectory(),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(join(SAMPLES, folder)).map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});

test("the guides link to what exists", async () => {
  // Made when the documentation is built.
  const reference = (await referencePaths()).map((path) => join(ROOT, path));
  const broken = guides().flatMap((guide) => {
    const links = [...read(guide).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)];
    return links
      .map(([, path = ""]) => join(ROOT, guide, "..", path))
      .filter((path) => !reference.includes(path))
      .filter((path) => !statSync(path, { throwIfNoEntry: false }))
      .map((path) => `${guide} → ${path}`);
  });
  expect(broken).toEqual([]);
});

test("the sample for a server renders a card at its final size, without a browser", () => {
  const html = renderLot(12);
  expect(html).toContain("martillo-lot-card");
  expect(html).toContain("Cargando");
});

test("the sample that reads first shows the price before any script, and a skeleton where the house is silent", async () => {
  const db = await openTestDb();
  const api = await createTestApi({ db });
  const lot = await api.seedLot({ startCents: 1_234_500 });
  const page = await renderPage(lot, api.fetch);
  expect(page.record?.id).toBe(lot);
  expect(page.html).toContain("12.345");
  const silent = await renderPage(lot, () => Promise.reject(new TypeError("no network")));
  expect(silent.record).toBeUndefined();
  expect(silent.html).toContain("Cargando");
  await api.close();
});

test("the sample of an API answers as the contract says", async () => {
  const db = await openTestDb();
  const api = await createTestApi({ db });
  const id = await api.seedLot();
  const { responseData } = await api.call("product/lots", { ids: [id] });
  const source = {
    find: async (ids: readonly number[]) =>
      responseData.records.filter((lot) => ids.includes(lot.id)),
  };
  const response = await answerLots(
    new Request(`https://mine.example/api/product/lots?ids=${id},999`),
    source,
  );
  const envelope = await response.json();
  expect(calls["product/lots"].output.parse(envelope.responseData).records).toHaveLength(1);
  expect((await answerLots(new Request("https://mine.example/api/other"), source)).status).toBe(
    404,
  );
  await api.close();
  await db.close();
});

test("the sample of a letter changes and tells, or does neither", async () => {
  const db = await openTestDb();
  const api = await createTestApi({ db });
  const { id, email } = await api.seedUser();
  const ctx = {
    db,
    config: DEFAULT_CONFIG,
    delivery: deliveryOf("demo", {}, translations),
    log: silentLog,
  };
  const hashNow = async () =>
    (
      await db.query<{ password_hash: string }>("select password_hash from users where id = $1", [
        id,
      ])
    )[0]?.password_hash;
  await storePassword(id, "new", ctx);
  expect(await hashNow()).toBe("new");
  expect(await api.outbox(email)).toMatchObject([{ template: "passwordChanged" }]);
  await db.exec("alter table outbox rename to elsewhere");
  await storePassword(id, "newer", ctx).catch(() => null);
  expect(await hashNow()).toBe("new");
  await api.close();
  await db.close();
});

test("the sample for a partner's server turns a yes into tokens, until it is taken back", async () => {
  const db = await openTestDb();
  const api = await createTestApi({ db });
  const origin = "https://ribera.example";
  const { key, secret } = await seedPartner(api, [origin]);
  const partner = { partner: key, secret };
  const user = await api.seedUser();
  const consent = await allow(api, user, ["read", "bid"], origin);
  const reference = (await rememberConsent(partner, consent, api.fetch)) ?? "";
  const token = (await tokenFor(partner, reference, api.fetch)) ?? "";
  const me = await api.call("user/validateUser", {}, { token, origin });
  expect(me.responseData.id).toBe(user.id);
  const [grant] = (await api.call("partner/grants", {}, user)).responseData.records;
  await api.call("partner/revokeGrant", { id: grant!.id }, user);
  expect(await tokenFor(partner, reference, api.fetch)).toBeUndefined();
  await api.close();
  await db.close();
});
