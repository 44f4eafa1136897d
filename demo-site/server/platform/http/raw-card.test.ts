import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "martillo/contract/schemas";
import type { Log } from "../call/log";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

const NUMBER = "4242424242424242";
const logged: unknown[] = [];
const note = (...of: unknown[]) => void logged.push(of);
const log: Log = { debug: note, info: note, warn: note, error: note };

let api: InPageApi;
let staff: SeededUser;

beforeAll(async () => {
  api = await createTestApi({ log });
  staff = await api.seedUser({ staff: true });
});
afterAll(() => api.close());

it("is refused by every call, wherever it stands, and is not written down", async () => {
  // What ends a session or begins one would change who asks.
  const names = Object.values(calls)
    .filter((call) => !("multipart" in call) && !("startsSession" in call))
    .map(({ name }) => name)
    .filter((name) => !/logout/i.test(name));
  expect(names.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const name of names) {
    const answer = await api.call(name, { a: [{ card_number: NUMBER }] } as never, staff);
    const isByQuery = calls[name].method === "GET";
    if (answer.code !== "RAW_CARD_REFUSED" && !isByQuery) wrong.push(`${name}: ${answer.code}`);
  }
  expect(wrong).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain(NUMBER);
});

it.each(["card_number", "card_cvc", "CVC", "cvv", "cardNumber", "card_cvv"])(
  "%s is one",
  async (key) => {
    const answer = await api.call("user/addSavedSearch", { search_text: "x", [key]: "1" });
    expect(answer).toMatchObject({ code: "RAW_CARD_REFUSED", httpStatus: 422 });
  },
);

it("four digits that are shown of a card are none", async () => {
  const answer = await api.call("user/addSavedSearch", { search_text: "", last4: "4242" } as never);
  expect(answer.code).toBe("INVALID_INPUT");
});
