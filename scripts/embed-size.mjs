// `npm run size`: what pages with the script tag fetch before anybody does anything, in bytes as a server sends them (brotli 11, a
// kilobyte is 1000 bytes), against the budgets below. Fails on excess. What only a browser can know, the test of e2e/page-weight counts.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { ROOT } from "./install.mjs";

const LOADER = "embed.js";
const tag = (name) => `martillo-${name}`;

/**
 * Pages: what stands on them, the parts that these load at once although they are apart, and the most that they may fetch, loader
 * included. The last two are made of other widgets, whose files they share.
 */
export const BUDGETS = [
  { page: "loader alone", tags: [], kilobytes: 1.7 },
  { page: "lot card", tags: ["lot-card"], kilobytes: 31.5 },
  { page: "bid box", tags: ["bid-box"], kilobytes: 38.5 },
  { page: "search box", tags: ["search-box"], kilobytes: 28 },
  { page: "login", tags: ["login"], kilobytes: 31 },
  { page: "static page", tags: ["static-page"], kilobytes: 42.3, requests: 7 },
  { page: "cookie banner", tags: ["cookie-banner"], kilobytes: 30.4 },
  { page: "newsletter", tags: ["newsletter"], kilobytes: 34.1, requests: 5 },
  { page: "contact form", tags: ["contact-form"], kilobytes: 42.3, requests: 12, parts: ["call2"] },
  { page: "saved search", tags: ["saved-search"], kilobytes: 43.7, requests: 12, parts: ["call2"] },
  { page: "saved search list", tags: ["saved-search-list"], kilobytes: 42.4, requests: 7 },
  { page: "profile", tags: ["profile"], kilobytes: 36.2, requests: 6 },
  { page: "password change", tags: ["password-change"], kilobytes: 35.2, requests: 6 },
  { page: "notifications", tags: ["notifications"], kilobytes: 41.2, requests: 8 },
  { page: "account menu", tags: ["account-menu"], kilobytes: 41.1, requests: 6 },
  { page: "registration", tags: ["registration"], kilobytes: 39, requests: 6 },
  {
    page: "password reset",
    tags: ["password-reset"],
    kilobytes: 39.3,
    requests: 13,
    parts: ["call2"],
  },
  { page: "email verification", tags: ["email-verification"], kilobytes: 34.8, requests: 5 },
  { page: "account switch", tags: ["account-switch"], kilobytes: 34.6, requests: 5 },
  { page: "address book", tags: ["address-book"], kilobytes: 47.2, requests: 10 },
  { page: "company owners", tags: ["company-owners"], kilobytes: 40.7, requests: 8 },
  { page: "identity check", tags: ["identity-check"], kilobytes: 39.8, requests: 8 },
  { page: "invitation", tags: ["invitation"], kilobytes: 39, requests: 8 },
  { page: "alerts", tags: ["alerts"], kilobytes: 27.9, requests: 5 },
  { page: "language switch", tags: ["language-switch"], kilobytes: 34.3, requests: 5 },
  { page: "provider", tags: ["provider"], kilobytes: 25.3 },
  {
    page: "five on one page",
    tags: ["lot-card", "bid-box", "search-box", "login"],
    kilobytes: 51,
    requests: 7,
  },
  {
    page: "lot list",
    tags: ["lot-list"],
    parts: ["call2", "filters"],
    kilobytes: 55.2,
    requests: 13,
  },
  { page: "lot detail", tags: ["lot-detail"], kilobytes: 44.5, requests: 5 },
];

/** Requests before the first widget shows, loader included, where the table does not say otherwise. */
const MOST_REQUESTS = 4;

/** Bytes of a built file as brotli sends it. */
export function brotliBytes(file, dist = join(ROOT, "dist")) {
  const text = readFileSync(join(dist, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

export function readManifest(dist = join(ROOT, "dist")) {
  const path = join(dist, "embed", "manifest.json");
  if (!existsSync(path)) throw new Error("martillo: nothing built; run npm run build.");
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Files that a page fetches, loader first. */
export function filesOf({ tags, parts = [] }, manifest = readManifest()) {
  const files = tags.flatMap((name) => {
    const entry = manifest.tags[tag(name)];
    if (!entry) throw new Error(`martillo: the embed has no ${tag(name)}.`);
    return entry.files;
  });
  const late = parts.flatMap((name) => {
    const file = Object.keys(manifest.files).find((path) => path.endsWith(`/${name}.js`));
    if (!file) throw new Error(`martillo: the embed has no part ${name}.`);
    return [file, ...manifest.files[file].imports];
  });
  return [LOADER, ...new Set([...files, ...late])];
}

/** Each page with its bytes and requests. */
export function measure(manifest = readManifest()) {
  return BUDGETS.map((budget) => {
    const files = filesOf(budget, manifest);
    const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
    const isTooMuch = bytes > budget.kilobytes * 1000;
    const isTooMany = files.length > (budget.requests ?? MOST_REQUESTS);
    return { ...budget, files, bytes, isTooMuch, isTooMany };
  });
}

function print(rows) {
  for (const { page, bytes, kilobytes, files, isTooMuch, isTooMany } of rows) {
    const size = `${(bytes / 1000).toFixed(2)} of ${kilobytes} KB`.padStart(18);
    const requests = `${files.length} ${files.length === 1 ? "request" : "requests"}`;
    const notes = [isTooMuch && "too much", isTooMany && "too many requests"];
    const verdict = notes.filter(Boolean).join(", ") || "ok";
    console.log(`${page.padEnd(18)}${size}   ${requests.padEnd(12)}${verdict}`);
  }
}

if (process.argv[1] === join(ROOT, "scripts", "embed-size.mjs")) {
  const rows = measure();
  print(rows);
  if (process.argv.includes("--files")) {
    const files = [...new Set(rows.flatMap((row) => row.files))];
    for (const file of files) console.log(`${String(brotliBytes(file)).padStart(8)}  ${file}`);
  }
  const excess = rows.filter((row) => row.isTooMuch || row.isTooMany);
  if (excess.length > 0 && !process.argv.includes("--report")) {
    console.error(`size: over budget: ${excess.map(({ page }) => page).join(", ")}`);
    process.exit(1);
  }
}
