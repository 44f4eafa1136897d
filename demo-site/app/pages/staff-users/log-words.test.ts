import { expect, test } from "vitest";
import { changesOf } from "./EditDialog";
import { deedOf, detailsOf, type LogEntry } from "./log-words";

const say = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(" ")) as never;

const entry = (action: string, details: LogEntry["details"] = {}) =>
  ({ action, details }) as LogEntry;

const SOURCES = import.meta.glob<string>("../../../server/features/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** A note in the books of an account, and the name of its deed where it is a plain text. */
const NOTED = /note(?:Deed|LotDeed)?\((?:[^;]{0,400}?)action: "([^"]+)"/g;

test("deeds that the server notes by name have words of their own", () => {
  const names = Object.entries(SOURCES)
    .filter(([path, text]) => !path.includes(".test.") && text.includes("audit-repository"))
    .flatMap(([, text]) => [...text.matchAll(NOTED)].map(([, name = ""]) => name));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => deedOf(entry(name), say) === "didOther")).toEqual([]);
});

test("a decision about a lot is told apart from the closing of an account", () => {
  expect(deedOf(entry("changeStatus"), say)).toBe("didStatus");
  expect(deedOf(entry("changeStatus.hide"), say)).toBe("didLotStatus");
  expect(deedOf(entry("something new"), say)).toBe("didOther");
});

test("a closing tells both states, the bids that it took back and its reason", () => {
  const closing = { from: "active", to: "deactivate", reason: "Impago", bids_withdrawn: [3, 4] };
  expect(detailsOf(entry("changeStatus", closing), say, say)).toEqual([
    "fromTo active deactivate",
    "bidsWithdrawn 2",
    "why Impago",
  ]);
});

test("an edit tells each detail, and a limit in euro", () => {
  const from = { city: "Soria", bid_limit_cents: null };
  const to = { city: "", bid_limit_cents: 250_000 };
  const [city, limit] = detailsOf(entry("userAction.edit", { from, to }), say, say);
  expect(city).toBe("fieldFromTo fieldCity Soria nothing");
  expect(limit).toMatch(/^fieldFromTo fieldLimit noLimit 2\.500/);
});

test("details of an unexpected shape are left out", () => {
  const odd = { from: 3, to: null, reason: { a: 1 }, bids_withdrawn: "x", lot: "7" };
  expect(detailsOf(entry("userAction.edit", odd), say, say)).toEqual([]);
});

test("only details that were typed anew are sent", () => {
  const user = { first_name: "Ana", last_name: "Ruiz", city: null, seller_type: "buyer" } as never;
  const values = { first_name: "Ana", last_name: " Ruiz Gil ", city: "", seller_type: "seller" };
  expect(changesOf(user, values)).toEqual({ last_name: "Ruiz Gil", seller_type: "seller" });
});
