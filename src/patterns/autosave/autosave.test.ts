import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Autosave, REST_MS, RETRY_MS, type Unsent, type WriteOutcome } from "./autosave";
import type { Values } from "./draft";

const START = { values: { title: "Ibiza", color: null } as Values, version: 1 };

/** A server that answers as it is told, the last answer again and again. */
function open(outcomes: WriteOutcome[] = [], unsent?: Unsent) {
  const writes: { fields: Values; version: number }[] = [];
  let kept: Unsent | undefined = unsent;
  let version = START.version;
  const tools = {
    write: vi.fn(async (fields: Values, seen: number): Promise<WriteOutcome> => {
      writes.push({ fields, version: seen });
      const told = outcomes.shift();
      if (told) return told;
      version = seen + 1;
      return { kind: "saved", version, hasOthers: false };
    }),
    read: vi.fn(async () => ({ values: { ...START.values, color: "rojo" } as Values, version: 7 })),
    keep: (what: Unsent | undefined) => (kept = what),
  };
  return { save: new Autosave(START, tools, unsent), tools, writes, kept: () => kept };
}

describe("what is typed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("is written once nothing more is typed for a moment", async () => {
    const { save, writes, kept } = open();
    save.type({ title: "I" });
    await pass(REST_MS - 1);
    save.type({ title: "Le" });
    await pass(REST_MS - 1);
    expect(writes).toEqual([]);
    expect(kept()).toEqual({ fields: { title: "Le" }, version: 1 });
    await pass(1);
    expect(writes).toEqual([{ fields: { title: "Le" }, version: 1 }]);
    expect(save.draft).toMatchObject({ phase: "rest", version: 2, saved: { title: "Le" } });
    expect(kept()).toBeUndefined();
  });

  it("is written one after the other", async () => {
    const { save, writes, tools } = open();
    let answer: (outcome: WriteOutcome) => void = () => {};
    tools.write.mockImplementationOnce((fields, version) => {
      writes.push({ fields, version });
      return new Promise((resolve) => (answer = resolve));
    });
    save.type({ title: "A" });
    save.flush();
    save.type({ title: "AB" });
    await pass(10 * REST_MS);
    expect(writes).toHaveLength(1);
    answer({ kind: "saved", version: 2, hasOthers: false });
    await pass(REST_MS);
    expect(writes[1]).toEqual({ fields: { title: "AB" }, version: 2 });
  });

  it("is asked again as it was when the answer is lost, also at once when the line is back", async () => {
    const { save, writes, kept } = open([{ kind: "lost" }, { kind: "lost" }]);
    save.type({ title: "A" });
    await pass(REST_MS);
    expect(save.draft.phase).toBe("lost");
    expect(kept()).toEqual({ fields: { title: "A" }, version: 1 });
    await pass(RETRY_MS);
    expect(writes).toHaveLength(2);
    save.flush();
    await pass(0);
    expect(writes.map(({ fields }) => fields)).toEqual([
      { title: "A" },
      { title: "A" },
      { title: "A" },
    ]);
    expect(save.draft.phase).toBe("rest");
  });

  it("is written over what others wrote only after that was read", async () => {
    const conflicts = { title: { theirs: "De Marta", by: "Marta", at: 1 } };
    const { save, writes } = open([{ kind: "conflict", conflicts }]);
    save.type({ title: "Mío" });
    await pass(REST_MS);
    expect(save.draft).toMatchObject({ version: 7, conflicts, saved: { color: "rojo" } });
    await pass(60_000);
    expect(writes).toHaveLength(1);
    save.decide("title", "mine");
    await pass(0);
    expect(writes[1]).toEqual({ fields: { title: "Mío" }, version: 7 });
  });

  it("is offered again after a reload, on the version of then", async () => {
    const { save, writes } = open([], { fields: { title: "De ayer" }, version: 1 });
    expect(save.draft.typed).toEqual({ title: "De ayer" });
    save.flush();
    await pass(0);
    expect(writes).toEqual([{ fields: { title: "De ayer" }, version: 1 }]);
  });

  it("waits while it cannot be read, and is read when it can", async () => {
    const { save, tools, writes } = open([{ kind: "saved", version: 4, hasOthers: true }]);
    tools.read.mockResolvedValueOnce(undefined as never);
    save.type({ title: "A" });
    await pass(REST_MS);
    expect(save.draft.phase).toBe("behind");
    save.type({ doors: 5 });
    await pass(RETRY_MS);
    expect(save.draft.version).toBe(8);
    expect(writes.at(-1)).toEqual({ fields: { doors: 5 }, version: 7 });
  });
});
