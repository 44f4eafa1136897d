import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepBuild } from "./kept-builds";
import { createSite } from "./site";

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 22);

let root: string;
const folder = (name: string) => join(root, name);
const folders = () => ({ site: folder("site"), library: folder("dist"), kept: folder("kept") });

beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "martillo-builds-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build that has these files and no others. */
function build(files: Record<string, string>) {
  for (const name of ["site", "dist"]) rmSync(folder(name), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(folder(path)), { recursive: true });
    writeFileSync(folder(path), text);
  }
}

function get(path: string) {
  const pages = { ...folders(), demoPictures: folder("none"), uploads: folder("none") };
  const site = createSite(pages, { https: false, googleClientId: null, captchaProvider: null });
  return site.request(path);
}

it("gives pages of the former build their late parts, on the site and on pages of partners", async () => {
  build({
    "site/index.html": "old",
    "site/assets/steps-part-AbCd1234.js": "old steps",
    "dist/embed/3gECBM7y/steps-part.js": "old embed",
    "dist/embed@0.1.0.js": "old loader",
    "dist/embed@0.1.0.js.br": "packed loader",
    "dist/secret.json": "{}",
  });
  await keepBuild(folders(), NOW_MS);
  build({
    "site/index.html": "new",
    "site/assets/steps-part-WxYz9876.js": "new steps",
    "dist/embed/9zNEWabc/steps-part.js": "new embed",
  });
  await keepBuild(folders(), NOW_MS + DAY_MS);
  const texts: Record<string, string> = {
    "/": "new",
    "/assets/steps-part-WxYz9876.js": "new steps",
    "/assets/steps-part-AbCd1234.js": "old steps",
    "/assets/steps-part-AbCd1234.js?again=1": "old steps",
    "/embed/3gECBM7y/steps-part.js": "old embed",
    "/embed@0.1.0.js": "old loader",
  };
  for (const [path, text] of Object.entries(texts)) {
    const answer = await get(path);
    expect([path, await answer.text()]).toEqual([path, text]);
  }
  const old = await get("/assets/steps-part-AbCd1234.js");
  expect(old.headers.get("cache-control")).toContain("immutable");
  expect(
    (await get("/embed/3gECBM7y/steps-part.js")).headers.get("access-control-allow-origin"),
  ).toBe("*");
  expect(readFileSync(folder("kept/embed@0.1.0.js.br"), "utf8")).toBe("packed loader");
  expect(existsSync(folder("kept/secret.json"))).toBe(false);
  expect((await get("/assets/other-AbCd1234.js")).status).toBe(404);
});

it("forgets what no build of the last thirty days had, and nothing that is in use", async () => {
  build({ "site/assets/old-AbCd1234.js": "old", "site/assets/both-AbCd1234.js": "both" });
  await keepBuild(folders(), NOW_MS);
  build({ "site/assets/both-AbCd1234.js": "both" });
  await keepBuild(folders(), NOW_MS + 29 * DAY_MS);
  expect(readFileSync(folder("kept/assets/old-AbCd1234.js"), "utf8")).toBe("old");
  await keepBuild(folders(), NOW_MS + 31 * DAY_MS);
  expect(existsSync(folder("kept/assets/old-AbCd1234.js"))).toBe(false);
  expect(readFileSync(folder("kept/assets/both-AbCd1234.js"), "utf8")).toBe("both");
});
