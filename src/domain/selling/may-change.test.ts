import { describe, expect, it } from "vitest";
import { MarketStatus } from "../../contract/lots/schemas";
import { LotFields } from "../../contract/selling/schemas";
import type { FieldGroup } from "../../contract/lots/fields";
import { changesOf, isAddedAtEnd, mayChange } from "./may-change";

/** The table as people read it: any, append, later, and a dash for never. */
const TABLE = `
group        draft unsold withdrawn scheduled open  open+bids closing closed provisional sold reserved cancelled
kind         any   any    any       any       -     -         -       -      -           -    -        -
facts        any   any    any       any       any   -         -       -      -           -    -        -
description  any   any    any       any       any   append    -       -      -           -    -        -
photos       any   any    any       any       any   append    -       -      -           -    -        -
terms        any   any    any       any       any   -         -       -      -           -    -        -
start        any   any    any       any       -     -         -       -      -           -    -        -
end          any   any    any       any       later -         -       -      -           -    -        -
event        any   any    any       any       -     -         -       -      -           -    -        -
afterwards   any   any    any       any       any   any       -       -      -           -    -        -
`;

const [HEAD = [], ...ROWS] = TABLE.trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

describe("what may still change", () => {
  const cells = ROWS.flatMap(([group = "", ...row]) =>
    row.map((cell, at) => [group, HEAD[at + 1] ?? "", cell === "-" ? "never" : cell] as const),
  );

  it("names every state", () => {
    const states = new Set(HEAD.slice(1).map((name) => name.replace("+bids", "")));
    expect([...states].toSorted()).toEqual(MarketStatus.options.toSorted());
  });

  it.each(cells)("%s of a lot that is %s: %s", (group, state, change) => {
    const phase = MarketStatus.parse(state.replace("+bids", ""));
    const hasBids = state.endsWith("+bids");
    // Before it is listed no bid of this listing is there; afterwards bids make no difference.
    const others = phase === "open" ? [hasBids] : [true, false];
    for (const other of others) {
      expect(mayChange(group as FieldGroup, { phase, hasBids: other })).toBe(change);
    }
  });

  it("says something of every field that a seller writes", () => {
    const fields = Object.keys(LotFields.shape).toSorted();
    expect(Object.keys(changesOf({ phase: "draft", hasBids: false })).toSorted()).toEqual(fields);
  });

  it("knows what was added from what was changed", () => {
    expect(isAddedAtEnd(["a", "b"], ["a", "b", "c"])).toBe(true);
    expect(isAddedAtEnd([], ["a"])).toBe(true);
    expect(isAddedAtEnd(["a", "b"], ["b", "a", "c"])).toBe(false);
    expect(isAddedAtEnd(["a", "b"], ["a"])).toBe(false);
  });
});
