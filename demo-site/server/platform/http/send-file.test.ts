import { type CallName, calls } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { takesJsonAlone } from "./send-file";

let house: SaleHouse;
let seller: SeededUser;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
  seller = await house.api.seedUser({ admin: true });
});
afterAll(() => house.close());

const ANSWER_FILES = Object.values(calls).filter((call) => "answersFile" in call);

/** What each of them is asked for. */
const INPUTS: Partial<Record<CallName, object>> = {
  "report/download": { report: "stock", format: "csv" },
  "report/sample": { format: "csv" },
  "custom/exportLots": { format: "csv" },
};

describe("a call that answers a file", () => {
  it.each(ANSWER_FILES.map(({ name }) => name))("%s sends it as it is", async (name) => {
    const response = await ask(name);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isSheet = name === "report/export_xlsx";
    expect(response.headers.get("content-type")).toMatch(isSheet ? /spreadsheetml/ : /^text\/csv/);
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename\*=UTF-8''[\w.-]+\.(csv|xlsx)$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    // A workbook is a zip; a table begins with its mark of bytes.
    expect(bytes.toString("latin1").slice(0, 3)).toMatch(isSheet ? /^PK/ : /^\u00EF\u00BB\u00BF$/);
    const enveloped = await ask(name, { accept: "application/json" });
    const { responseData } = await enveloped.json();
    expect(Buffer.from(responseData.content, "base64").length).toBe(bytes.length);
    const { count, is_cut } = responseData as { count?: number; is_cut?: 0 | 1 };
    expect(response.headers.get("x-martillo-rows")).toBe(count?.toString() ?? null);
    expect(response.headers.get("x-martillo-rows-cut")).toBe(is_cut?.toString() ?? null);
  });

  it("says in an envelope why there is none", async () => {
    const response = await ask("report/export", {}, await house.api.seedUser());
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ status: "error" });
  });
});

describe("who takes nothing but JSON", () => {
  it.each([
    ["application/json", true],
    [" application/json; charset=utf-8", true],
    ["application/json, text/plain, */*", false],
    ["text/csv", false],
    ["*/*", false],
    [undefined, false],
  ])("%s: %s", (accepted, isAlone) => {
    expect(takesJsonAlone(accepted)).toBe(isAlone);
  });
});

function ask(name: CallName, headers: Record<string, string> = {}, as = seller) {
  return house.api.fetch(`/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${as.token}`,
      ...headers,
    },
    body: JSON.stringify(INPUTS[name] ?? {}),
  });
}
