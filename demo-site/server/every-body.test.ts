import { calls, type DescribedCall } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type InPageApi } from "./testing/test-api";
import type { SeededUser } from "./seed/seed-rows";

const KILOBYTE = 1_024;
/** More than any body of the house may have. */
const ENDLESS_BYTES = 64 * KILOBYTE * KILOBYTE;
/** What a call with files takes, and one piece more. */
const MOST_READ_BYTES = 13 * KILOBYTE * KILOBYTE;
const MOST_READ_PIECES = 1_000;

let api: InPageApi;
let staff: SeededUser;
let ticket: string;

beforeAll(async () => {
  api = await createTestApi();
  staff = await api.seedUser({ staff: true, admin: true });
  const opened = await api.call("credit/addCreditBalance", { amount: "50.00" }, staff);
  ticket = opened.responseData.frame_url?.split("/").at(-1) ?? "";
});
afterAll(() => api.close());

/** Every address that may be sent a body: those of all routes, and of all calls. */
function addresses(): string[] {
  const routes = api.routes
    .filter(
      ({ method, path }) => ["POST", "PUT", "PATCH", "ALL"].includes(method) && !path.includes("*"),
    )
    .flatMap(({ path }) => {
      const filled = (of: Record<string, string>) =>
        path.replace(/:(\w+)/g, (_, name: string) => of[name] ?? "x");
      // With what is known, and with what is not.
      return [filled({}), filled({ ticket, act: "view", provider: "sandbox" })];
    });
  const named = Object.values<DescribedCall>(calls).flatMap(({ name, aliases = [] }) => [
    name,
    ...aliases,
  ]);
  return [
    ...new Set([...routes, ...named.map((name) => `/api/${name}`), "/api/no/such", "/pay/x/y/z"]),
  ];
}

/** Sends pieces of such a size without end; how much of it was read. */
async function sendTo(
  path: string,
  pieceBytes: number,
  { token, says }: { token?: string | undefined; says?: number } = {},
) {
  const piece = new Uint8Array(pieceBytes).fill(0x20);
  const sent = { bytes: 0, pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent.bytes >= ENDLESS_BYTES) return controller.close();
        sent.bytes += pieceBytes;
        sent.pieces += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(says !== undefined && { "content-length": String(says) }),
  };
  const response = await api.fetch(`http://house.test${path}`, {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  return { ...sent, status: response.status };
}

describe.each(["guest", "staff"] as const)("what a %s sends without end", (sender) => {
  const token = () => (sender === "staff" ? staff.token : undefined);

  it("is read no further than its limit, at every address", async () => {
    for (const path of addresses()) {
      const { bytes, status } = await sendTo(path, 64 * KILOBYTE, { token: token() });
      expect([path, status >= 400, bytes < MOST_READ_BYTES]).toEqual([path, true, true]);
    }
  });

  it("in single bytes is given up early, at every address", async () => {
    for (const path of addresses()) {
      const { pieces, status } = await sendTo(path, 1, { token: token() });
      expect([path, status >= 400, pieces < MOST_READ_PIECES]).toEqual([path, true, true]);
    }
  });
});

it("what says itself that it is too large is not read at all", async () => {
  for (const path of addresses()) {
    const { bytes, status } = await sendTo(path, 64 * KILOBYTE, { says: ENDLESS_BYTES });
    expect([path, status >= 400, bytes]).toEqual([path, true, 0]);
  }
});

it("of a provider that the house does not have, nothing is read", async () => {
  const { bytes, status } = await sendTo("/api/hooks/nobody", 64 * KILOBYTE);
  expect([bytes, status]).toEqual([0, 404]);
});

it("of a ticket that was never given, nothing is read", async () => {
  const { bytes, status } = await sendTo("/pay/never-given/view", 64 * KILOBYTE);
  expect(bytes).toBe(0);
  expect(status).toBe(410);
});
