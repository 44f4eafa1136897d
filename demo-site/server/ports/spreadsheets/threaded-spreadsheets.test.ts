import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiFault } from "../../platform/call/fault";
import { threadedSpreadsheets } from "./threaded-spreadsheets";

/** Answers, a moment later, when it was at work. */
const WORKER = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id }) => {
  const row = Date.now();
  setTimeout(() => parentPort.postMessage({ id, value: { rows: [], emptyRows: Date.now(), row } }), 60);
});`;

let folder: string;
let workerFile: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "martillo-sheets-"));
  workerFile = join(folder, "worker.mjs");
  writeFileSync(workerFile, WORKER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("sheets are read one at a time, and too many that wait are refused", async () => {
  const { read } = threadedSpreadsheets(workerFile);
  const file = new Uint8Array();
  const sent = Array.from({ length: 40 }, () => read(file));
  const all = await Promise.allSettled(sent);
  const turns = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  // One that is read, and twenty that wait.
  expect(turns).toHaveLength(21);
  const refusals = all.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  expect(new Set(refusals)).toEqual(new Set([String(new ApiFault("RATE_LIMITED"))]));
  for (const [at, { emptyRows: ended }] of turns.slice(1).entries()) {
    expect(ended - (turns[at]?.emptyRows ?? 0)).toBeGreaterThanOrEqual(60);
  }
});
