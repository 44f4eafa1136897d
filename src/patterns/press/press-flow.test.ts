import { describe, expect, test } from "vitest";
import { type PressEvent, type PressFlow, pressFlow } from "./press-flow";

const LOST = { code: "TIMEOUT", message: "Tarda." } as const;
const REFUSED = { code: "LOT_RESERVED", message: "Reservado." } as const;
const one = { input: "buy", key: "1" };
const other = { input: "buy for more", key: "2" };
const sent = (press = one): PressEvent<string> => ({ type: "sent", sent: press });
const lost: PressEvent<string> = { type: "failed", error: LOST, isUndecided: true };
const refused: PressEvent<string> = { type: "failed", error: REFUSED, isUndecided: false };

function after(...events: PressEvent<string>[]): PressFlow<string> {
  return events.reduce<PressFlow<string>>(pressFlow, { at: "ready" });
}

describe("a press", () => {
  test("is kept as it was sent while it is not known whether it counted", () => {
    expect(after(sent(), lost)).toEqual({ at: "unknown", sent: one, error: LOST });
    expect(after(sent(), lost, sent())).toEqual({ at: "sending", sent: one });
    expect(after(sent(), lost, sent(), { type: "answered" })).toEqual({ at: "done" });
  });

  test("makes place for another one only once it is decided", () => {
    expect(after(sent(), sent(other))).toEqual({ at: "sending", sent: one });
    expect(after(sent(), lost, sent(other))).toMatchObject({ at: "unknown", sent: one });
    expect(after(sent(), lost, { type: "cleared" })).toMatchObject({ at: "unknown", sent: one });
    expect(after(sent(), refused, sent(other))).toEqual({ at: "sending", sent: other });
    expect(after(sent(), lost, sent(), refused, sent(other))).toMatchObject({ sent: other });
    expect(after(sent(), { type: "answered" }, sent(other))).toMatchObject({ sent: other });
  });

  test("says why it was refused until that was seen", () => {
    expect(after(sent(), refused)).toEqual({ at: "refused", error: REFUSED });
    expect(after(sent(), refused, { type: "cleared" })).toEqual({ at: "ready" });
  });

  test("hears of no answer that it does not wait for", () => {
    expect(after(lost)).toEqual({ at: "ready" });
    expect(after(sent(), refused, { type: "answered" })).toMatchObject({ at: "refused" });
  });
});
