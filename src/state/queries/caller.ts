import { NETWORK_FAILURE } from "../../client/network-failure";
import { defineChunk } from "../../late";
import { makeCall as makeNow } from "./calls-at-once";

const chunk = /* @__PURE__ */ defineChunk(() => import("./make-call"));

/** Without its code no call was made, which reads as a lost connection and may be tried again. */
const makeLate: typeof makeNow = async (...call) =>
  (await chunk.load())?.makeCall(...call) ?? { ok: false, error: NETWORK_FAILURE };

/**
 * How a runtime makes its calls. The loader of the script tag has asked for what guests see first, so in its build the code of calls
 * comes with the first one; a page of its own makes calls at once, and has the code at once.
 */
export const makeCall: typeof makeNow = (...call) => {
  if (import.meta.env?.MARTILLO_LATE_CALLS) return makeLate(...call);
  return makeNow(...call);
};

/** A call will be made in a moment: its code need not wait for it. */
export function prepareCalls(): void {
  if (import.meta.env?.MARTILLO_LATE_CALLS) void chunk.load();
}
