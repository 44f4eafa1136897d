import { expect, test } from "vitest";
import { readFrameMessage } from "./read-frame-message";

test("what the frame says is read, and no more of it than is known", () => {
  expect(
    readFrameMessage({ kind: "done", payment: 7, status: "succeeded", number: "4242" }),
  ).toEqual({
    kind: "done",
    payment: 7,
    status: "succeeded",
  });
  expect(readFrameMessage({ kind: "saved", id: "pm", brand: "visa", last4: "4242" })).toEqual({
    kind: "saved",
    id: "pm",
    brand: "visa",
    last4: "4242",
  });
  expect(readFrameMessage({ kind: "challenge", state: "open" })).toEqual({
    kind: "challenge",
    state: "open",
  });
});

test("a height is a whole number, and no page's worth of pages", () => {
  expect(readFrameMessage({ kind: "height", height: 1e9 })).toEqual({
    kind: "height",
    height: 3_000,
  });
  expect(readFrameMessage({ kind: "height", height: "5" })).toEqual({ kind: "height", height: 0 });
  expect(readFrameMessage({ kind: "height", height: -5 })).toEqual({ kind: "height", height: 0 });
});

test.each([null, undefined, "ready", 5, [], {}, { kind: "pay" }, { kind: 5 }])(
  "%o is nothing that a frame says",
  (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  },
);
