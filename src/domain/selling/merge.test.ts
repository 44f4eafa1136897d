import { describe, expect, it } from "vitest";
import { fc, rounds } from "../../testing/seed";
import { isSameValue, mergeFields, type FieldValues } from "./merge";

describe("merging by field", () => {
  const current = { title: "Ibiza", price: "10.00", images: ["a"], rule: { a: 1, b: [2] } };

  it("takes what nobody else has touched", () => {
    expect(mergeFields({ title: "León" }, current, new Set(["price"]))).toEqual({
      ok: true,
      changes: { title: "León" },
    });
  });

  it("asks about what both want otherwise, and takes nothing then", () => {
    expect(mergeFields({ title: "León", price: "11.00" }, current, new Set(["price"]))).toEqual({
      ok: false,
      conflicts: ["price"],
    });
  });

  it("takes what is as both want it for no change", () => {
    const same = { title: "Ibiza", rule: { b: [2], a: 1 } };
    expect(mergeFields(same, current, new Set(["title", "rule"]))).toEqual({
      ok: true,
      changes: {},
    });
  });

  it.each([
    [null, undefined, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [["a", "b"], ["b", "a"], false],
    ["1", 1, false],
    [0, null, false],
  ])("of %j and %j says %s", (one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame);
  });
});

const FIELDS = ["a", "b", "c", "d"] as const;

/** A record that several write, as the server keeps it: its fields, and the log of what was accepted. */
class Shared {
  fields: FieldValues = {};
  readonly log: FieldValues[] = [];

  /** Whether it was accepted. */
  write(patch: FieldValues, seen: number): boolean {
    const touched = new Set(this.log.slice(seen).flatMap((entry) => Object.keys(entry)));
    const merge = mergeFields(patch, this.fields, touched);
    if (!merge.ok) return false;
    if (Object.keys(merge.changes).length === 0) return true;
    this.fields = { ...this.fields, ...merge.changes };
    this.log.push(merge.changes);
    return true;
  }
}

it("loses no accepted write of two editors, and the log replays to the record", () => {
  const patch = fc
    .uniqueArray(fc.record({ field: fc.constantFrom(...FIELDS), value: fc.nat(3) }), {
      minLength: 1,
      selector: ({ field }) => field,
    })
    .map((list) => Object.fromEntries(list.map(({ field, value }) => [field, value])));
  const step = fc.record({ editor: fc.nat(1), reads: fc.boolean(), repeats: fc.boolean(), patch });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const shared = new Shared();
      const seen = [0, 0];
      // The last value of each field and its version: only a writer who has seen that may write over it.
      const written = new Map<string, { value: unknown; version: number }>();
      const wrong: string[] = [];
      for (const { editor, reads, repeats, patch: wanted } of steps) {
        if (reads) seen[editor] = shared.log.length;
        const from = seen[editor] ?? 0;
        const before = shared.fields;
        if (!shared.write(wanted, from)) {
          if (shared.fields !== before) wrong.push("a refused write changed something");
          continue;
        }
        for (const [field, value] of Object.entries(wanted)) {
          const last = written.get(field);
          if (last && isSameValue(last.value, value)) continue;
          if (last && last.version > from) wrong.push("what nobody has seen was written over");
          written.set(field, { value, version: shared.log.length });
        }
        if (!repeats) continue;
        const version = shared.log.length;
        const isAccepted = shared.write(wanted, from);
        if (!isAccepted || shared.log.length !== version) wrong.push("the same again was a change");
      }
      expect(wrong).toEqual([]);
      for (const [field, { value }] of written) expect(shared.fields[field]).toEqual(value);
      expect(Object.assign({}, ...shared.log)).toEqual(shared.fields);
    }),
    { numRuns: rounds(2_000, 10_000) },
  );
});
