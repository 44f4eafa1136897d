import { describe, expect, it } from "vitest";
import type { BusEvent } from "./bus";
import { BusOutbox, readPayload } from "./bus-payload";

describe("BusOutbox", () => {
  it("packs everything once and in full, each payload small enough for PostgreSQL", () => {
    const outbox = new BusOutbox("origin");
    const lots = new Set<number>();
    for (let n = 0; n < 5_000; n++) {
      const lotId = 9_000_000_000 + (n % 2_500);
      lots.add(lotId);
      outbox.add({ kind: "lots", lotIds: [lotId] });
      outbox.add({ kind: "me", userId: n % 700, lotIds: [lotId, 1] });
    }
    outbox.add({ kind: "session", tokenHash: "a".repeat(64) });
    outbox.add({ kind: "user-sessions", userId: 3 });
    outbox.add({ kind: "inbox", userId: 4, threadId: 5 });
    outbox.add({ kind: "inbox", userId: 4, threadId: 6 });
    outbox.add({ kind: "comments", lotId: 7, n: 2, userId: null });
    outbox.add({ kind: "comments", lotId: 7, n: 3, userId: null });
    outbox.add({ kind: "comments", lotId: 7, n: 3, userId: 4 });
    expect(outbox.isEmpty).toBe(false);
    const payloads = outbox.take();
    expect(outbox.isEmpty).toBe(true);
    expect(outbox.take()).toEqual([]);
    for (const payload of payloads) expect(payload.length).toBeLessThan(8_000);

    const events: BusEvent[] = payloads.flatMap((payload) => readPayload(payload)?.events ?? []);
    const heard = events.flatMap((event) => (event.kind === "lots" ? event.lotIds : []));
    expect(heard.length).toBe(lots.size);
    expect(new Set(heard)).toEqual(lots);
    const pairs = events.flatMap((event) =>
      event.kind === "me" ? event.lotIds.map((lotId) => `${event.userId}/${lotId}`) : [],
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(5_000 + 700 - 0);
    expect(events).toContainEqual({ kind: "session", tokenHash: "a".repeat(64) });
    expect(events).toContainEqual({ kind: "user-sessions", userId: 3 });
    expect(events).toContainEqual({ kind: "inbox", userId: 4, threadId: 5 });
    expect(events).toContainEqual({ kind: "inbox", userId: 4, threadId: 6 });
    expect(events.filter(({ kind }) => kind === "comments")).toEqual([
      { kind: "comments", lotId: 7, n: 3, userId: null },
      { kind: "comments", lotId: 7, n: 3, userId: 4 },
    ]);
  });

  it.each(["nonsense", "null", "1", "[]", "{}", '{"o":"x","l":7}', '{"o":"x","m":[[1]]}'])(
    "reads nothing from %s, which is not its own",
    (payload) => expect(readPayload(payload)).toBeNull(),
  );
});
