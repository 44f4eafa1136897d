import { describe, expect, it } from "vitest";
import { mergeFields } from "../../domain";
import {
  type Draft,
  draftOf,
  type DraftEvent,
  nextDraft,
  unsaved,
  type Values,
  valuesOf,
} from "./draft";

const START: Values = { title: "Seat Ibiza", kilometers: 42_000, color: null };
const STOP = { message: "No se puede.", next: "Vuelva a intentarlo." };

function after(...events: DraftEvent[]): Draft {
  return events.reduce(nextDraft, draftOf(START, 3));
}

const typed = (fields: Values): DraftEvent => ({ type: "typed", fields });
const SEND: DraftEvent = { type: "send" };
const LOST: DraftEvent = { type: "lost" };

describe("a draft", () => {
  it("sends what was typed, once, and goes on with what is typed meanwhile", () => {
    const sending = after(typed({ title: "A" }), SEND, typed({ title: "AB", color: "rojo" }));
    expect(sending).toMatchObject({ phase: "sending", sent: { title: "A" } });
    expect(nextDraft(sending, SEND)).toEqual(sending);
    const saved = nextDraft(sending, { type: "saved", version: 4, hasOthers: false });
    expect(saved).toMatchObject({ phase: "rest", version: 4, saved: { title: "A" } });
    expect(nextDraft(saved, SEND).sent).toEqual({ title: "AB", color: "rojo" });
  });

  it("sends nothing that is as it was", () => {
    const back = after(typed({ title: "A" }), typed({ title: "Seat Ibiza" }), SEND);
    expect(back).toMatchObject({ phase: "rest", sent: null, typed: {} });
    // But what is on its way is taken back by another write.
    const undone = after(typed({ title: "A" }), SEND, typed({ title: "Seat Ibiza" }));
    expect(unsaved(undone)).toEqual({ title: "Seat Ibiza" });
  });

  it("asks again with the same after a lost answer, before anything newer", () => {
    const lost = after(typed({ title: "A" }), SEND, LOST, typed({ title: "AB" }));
    expect(lost.phase).toBe("lost");
    const again = nextDraft(lost, SEND);
    expect(again).toMatchObject({ phase: "sending", sent: { title: "A" }, version: 3 });
    const saved = nextDraft(again, { type: "saved", version: 4, hasOthers: false });
    expect(nextDraft(saved, SEND).sent).toEqual({ title: "AB" });
  });

  it("keeps what was refused in its field, and sends the others without it", () => {
    const refused = after(typed({ title: "A", kilometers: -1 }), SEND, {
      type: "refused",
      fields: { kilometers: "Un número entero." },
      stop: STOP,
    });
    expect(refused).toMatchObject({ phase: "rest", faults: { kilometers: "Un número entero." } });
    expect(valuesOf(refused)).toMatchObject({ title: "A", kilometers: -1 });
    const sending = nextDraft(refused, SEND);
    expect(sending.sent).toEqual({ title: "A" });
    const put = [
      typed({ kilometers: 1 }),
      { type: "saved", version: 4, hasOthers: false } as const,
      SEND,
    ];
    expect(put.reduce(nextDraft, sending)).toMatchObject({ sent: { kilometers: 1 }, faults: {} });
  });

  it("stops where no field is at fault, with all that was typed, until something is typed", () => {
    const stopped = after(typed({ title: "A" }), SEND, { type: "refused", fields: {}, stop: STOP });
    expect(stopped).toMatchObject({ phase: "stopped", stop: STOP, typed: { title: "A" } });
    expect(nextDraft(stopped, SEND)).toEqual(stopped);
    expect(nextDraft(nextDraft(stopped, typed({ color: "rojo" })), SEND).sent).toEqual({
      title: "A",
      color: "rojo",
    });
  });

  it("reads before it writes on, when others have written", () => {
    const behind = after(typed({ title: "A" }), SEND, {
      type: "saved",
      version: 5,
      hasOthers: true,
    });
    expect(behind).toMatchObject({ phase: "behind", version: 3 });
    expect(nextDraft(nextDraft(behind, typed({ color: "rojo" })), SEND).sent).toBeNull();
    const known = nextDraft(behind, {
      type: "read",
      values: { ...START, title: "A", kilometers: 7 },
      version: 6,
    });
    expect(known).toMatchObject({ phase: "rest", version: 6, saved: { kilometers: 7 } });
  });

  it("shows what others have made of a field that was typed while something else was saved", () => {
    const behind = after(
      typed({ color: "rojo" }),
      SEND,
      typed({ title: "Mío", kilometers: 7 }),
      { type: "saved", version: 5, hasOthers: true },
      {
        type: "read",
        values: { ...START, title: "De Marta", color: "rojo" },
        version: 6,
        authors: { title: { by: "Marta", at: 1 } },
      },
    );
    expect(behind.conflicts).toEqual({ title: { theirs: "De Marta", by: "Marta", at: 1 } });
    expect(nextDraft(behind, SEND).sent).toEqual({ kilometers: 7 });
  });

  it("lets a person decide what two want otherwise, and goes on with the rest", () => {
    const theirs = { theirs: "De Marta", by: "Marta", at: 1 };
    const conflict = after(typed({ title: "Mío", color: "rojo" }), SEND, {
      type: "conflict",
      conflicts: { title: theirs },
    });
    expect(conflict.phase).toBe("behind");
    const known = nextDraft(conflict, {
      type: "read",
      values: { ...START, title: "De Marta" },
      version: 5,
    });
    expect(nextDraft(known, SEND)).toMatchObject({ sent: { color: "rojo" }, version: 5 });
    const mine = nextDraft(known, { type: "decided", field: "title", keeps: "mine" });
    expect(nextDraft(mine, SEND).sent).toEqual({ title: "Mío", color: "rojo" });
    const other = nextDraft(known, { type: "decided", field: "title", keeps: "theirs" });
    expect(valuesOf(other)).toMatchObject({ title: "De Marta", color: "rojo" });
  });

  it("bases what an earlier visit left on the version of that visit", () => {
    const restored = nextDraft(draftOf({ ...START, title: "De Marta" }, 9), {
      type: "restored",
      fields: { title: "Mío", color: null },
      version: 4,
    });
    // A value that is there already need not be sent again.
    expect(nextDraft(restored, SEND)).toMatchObject({ sent: { title: "Mío" }, version: 4 });
  });
});

/** A server as the rules say: merges by field, refuses what two wrote, and loses answers now and then. */
class Server {
  values: Record<string, unknown> = { a: 0, b: 0, c: 0 };
  version = 0;
  readonly log: { by: number; version: number; fields: Values }[] = [];

  write(by: number, { sent, saved, version: seen }: Draft) {
    const fields = sent ?? {};
    const touched = new Set(
      this.log.filter(({ version }) => version > seen).flatMap((each) => Object.keys(each.fields)),
    );
    const merge = mergeFields(fields, this.values, touched);
    if (!merge.ok) return { ...merge, hasOthers: true };
    for (const field of Object.keys(merge.changes)) {
      const last = this.log.filter((each) => field in each.fields).at(-1);
      // A writer never overwrites a value that it has not seen.
      if (last && last.by !== by) expect(saved[field]).toBe(this.values[field]);
    }
    const hasOthers = this.version > seen;
    if (Object.keys(merge.changes).length > 0) {
      this.version += 1;
      Object.assign(this.values, merge.changes);
      this.log.push({ by, version: this.version, fields: merge.changes });
    }
    return { ...merge, hasOthers };
  }
}

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("two people who write the same record on bad lines", () => {
  it.each(Array.from({ length: 200 }, (_, index) => index + 1))(
    "lose nothing that they typed, run %i",
    (seed) => {
      const next = chance(seed);
      const server = new Server();
      const drafts = [draftOf({ ...server.values }, 0), draftOf({ ...server.values }, 0)];
      /** What each has left to the other. */
      const left = [new Set<string>(), new Set<string>()];
      const dispatch = (who: number, event: DraftEvent) => {
        drafts[who] = nextDraft(drafts[who] as Draft, event);
      };
      const of = (who: number) => drafts[who] as Draft;

      function step(who: number, isCalm: boolean) {
        const draft = of(who);
        const [conflict] = Object.keys(draft.conflicts);
        if (!isCalm && next() < 0.4) {
          const field = "abc"[Math.floor(next() * 3)] as string;
          const value = Math.floor(next() * 5);
          dispatch(who, typed({ [field]: value }));
          left[who]?.delete(field);
        } else if (draft.phase === "behind") {
          dispatch(who, { type: "read", values: { ...server.values }, version: server.version });
        } else if (conflict !== undefined && (isCalm || next() < 0.5)) {
          const keeps = next() < 0.5 ? "mine" : "theirs";
          if (keeps === "theirs") left[who]?.add(conflict);
          dispatch(who, { type: "decided", field: conflict, keeps });
        } else {
          dispatch(who, SEND);
          if (of(who).phase !== "sending") return;
          const wasLost = !isCalm && next() < 0.3;
          if (wasLost && next() < 0.5) return dispatch(who, LOST);
          const merge = server.write(who, of(who));
          if (wasLost) return dispatch(who, LOST);
          if (merge.ok) {
            const { hasOthers } = merge;
            return dispatch(who, { type: "saved", version: server.version, hasOthers });
          }
          const told = { theirs: 0, by: "", at: 0 };
          const conflicts = Object.fromEntries(merge.conflicts.map((field) => [field, told]));
          dispatch(who, { type: "conflict", conflicts });
        }
      }

      for (let round = 0; round < 60; round += 1) step(Math.floor(next() * 2), false);
      // The writers finish one after the other: the last one has the last word.
      for (const who of [0, 1]) {
        const pending = unsaved(of(who));
        for (let round = 0; round < 30; round += 1) step(who, true);
        expect(of(who)).toMatchObject({ phase: "rest", sent: null, typed: {}, conflicts: {} });
        const kept = Object.entries(pending).filter(([field]) => !left[who]?.has(field));
        expect(server.values).toMatchObject(Object.fromEntries(kept));
      }
    },
  );
});
