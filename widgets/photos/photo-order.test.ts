import { describe, expect, it } from "vitest";
import { fc } from "../../src/testing/seed";
import { arranged } from "./photo-order";

const ALL = ["a", "b", "c", "d", "e"];
const put = (moved: string, place: Parameters<typeof arranged>[2]) =>
  arranged(ALL, new Set(moved), place).join("");

describe("photos that move together", () => {
  it("go by one place, as one", () => {
    expect(put("b", "earlier")).toBe("bacde");
    expect(put("b", "later")).toBe("acbde");
    expect(put("bc", "earlier")).toBe("bcade");
    expect(put("bc", "later")).toBe("adbce");
    // Those that stand apart come together.
    expect(put("bd", "earlier")).toBe("bdace");
    expect(put("bd", "later")).toBe("acebd");
  });

  it("stop at the first and the last place", () => {
    expect(put("ab", "earlier")).toBe("abcde");
    expect(put("de", "later")).toBe("abcde");
    expect(put("abcde", "later")).toBe("abcde");
  });

  it("become the first ones, in their order", () => {
    expect(put("ec", "cover")).toBe("ceabd");
  });

  it("take the place of the photo to which they are dragged", () => {
    expect(put("a", { at: "c" })).toBe("bcade");
    expect(put("d", { at: "b" })).toBe("adbce");
    expect(put("ab", { at: "d" })).toBe("cdabe");
    expect(put("de", { at: "a" })).toBe("deabc");
    expect(put("ab", { at: "gone" })).toBe("abcde");
  });

  it("lose no photo and keep their order", () => {
    fc.assert(
      fc.property(
        fc.subarray(ALL),
        fc.constantFrom("earlier" as const, "later" as const, "cover" as const, { at: "c" }),
        (moved, place) => {
          const after = arranged(ALL, new Set(moved), place);
          expect(after.toSorted()).toEqual(ALL);
          expect(after.filter((photo) => moved.includes(photo))).toEqual(moved);
          expect(after.filter((photo) => !moved.includes(photo))).toEqual(
            ALL.filter((photo) => !moved.includes(photo)),
          );
        },
      ),
    );
  });
});
