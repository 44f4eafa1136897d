import { expect, it } from "vitest";
import { placeAfterKey } from "./crop-keys";

const view = {
  media: { width: 400, height: 300 },
  frame: { width: 200, height: 100 },
  zoom: 1,
  turn: 0,
};
const after = (key: string, isFar = false, more: Partial<typeof view> = {}) =>
  placeAfterKey(key, isFar, { x: 0, y: 0 }, { ...view, ...more });

it("moves the picture by a hundredth of its width or height, with the shift key by a tenth", () => {
  expect(after("ArrowLeft")).toEqual({ x: -4, y: 0 });
  expect(after("ArrowRight")).toEqual({ x: 4, y: 0 });
  expect(after("ArrowUp")).toEqual({ x: 0, y: -3 });
  expect(after("ArrowDown")).toEqual({ x: 0, y: 3 });
  expect(after("ArrowRight", true)).toEqual({ x: 40, y: 0 });
  expect(after("ArrowDown", true)).toEqual({ x: 0, y: 30 });
});

it("counts the picture as it is shown: enlarged, and turned", () => {
  expect(after("ArrowRight", false, { zoom: 2 })).toEqual({ x: 8, y: 0 });
  expect(after("ArrowRight", false, { turn: 90 })).toEqual({ x: 3, y: 0 });
});

it("stops where the frame would not be filled", () => {
  const far = { x: 99, y: -99 };
  expect(placeAfterKey("ArrowRight", true, far, view)).toEqual({ x: 100, y: -99 });
  expect(placeAfterKey("ArrowUp", true, far, view)).toEqual({ x: 99, y: -100 });
  // A frame as broad as the picture leaves no room.
  expect(after("ArrowLeft", false, { frame: { width: 400, height: 225 } })?.x).toBeCloseTo(0);
});

it("leaves other keys alone", () => {
  expect(after("a")).toBeUndefined();
});
