// @ts-check
// Where the pay frame stands: pure, without the page. What happens is an event; what is shown and told follows from the state.

/**
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").FrameView} View
 */

/** @type {Frame} */
export const FRAME_START = {
  screen: "loading",
  view: undefined,
  isBusy: false,
  wasSent: false,
  isCovered: false,
  looks: 0,
};

/** Waits between two looks: the last one is repeated. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** @param {View} view @returns {import("./types").Screen} */
function screenOf({ state, payment }) {
  switch (state) {
    case "form":
    case "failed":
      return "form";
    case "ended":
      return payment?.status === "review" ? "review" : "ended";
    default:
      return state;
  }
}

/** The next state. @param {Frame} frame @param {import("./types").FrameEvent} event @returns {Frame} */
export function nextFrame(frame, event) {
  switch (event.type) {
    case "viewed":
      return viewed(frame, event.view);
    case "sending":
      return { ...frame, isBusy: true };
    case "charging":
      return frame.view?.isSetup ? frame : { ...frame, wasSent: true };
    case "answered":
      return { ...frame, isBusy: false };
    case "unsent":
      return { ...frame, wasSent: false };
    case "lost":
      return frame.view ? viewed(frame, { ...frame.view, state: "unknown" }) : frame;
    case "looked":
      return { ...frame, looks: frame.looks + 1 };
    case "covered":
      return { ...frame, isCovered: event.isOpen };
    case "expired":
      return { ...frame, screen: "ended", isCovered: false };
  }
}

/** @param {Frame} frame @param {View} view @returns {Frame} */
function viewed(frame, view) {
  const isSame = frame.view?.state === view.state;
  const isWaiting = view.state === "unknown" || view.state === "processing";
  return {
    ...frame,
    view,
    screen: screenOf(view),
    isCovered: view.state === "challenge",
    looks: isSame || isWaiting ? frame.looks : 0,
  };
}

/** A look that finds the form again where something else was shown: what was sent never arrived. @param {Frame} before @param {View} found */
export function neverArrived(before, found) {
  return found.state === "form" && before.view?.state !== "form";
}

/** Milliseconds until the house is asked what became of it; undefined where nothing is waited for. @param {Frame} frame */
export function nextLookMs({ screen, looks }) {
  if (screen !== "unknown" && screen !== "processing") return undefined;
  return WAITS_MS[Math.min(looks, WAITS_MS.length - 1)];
}

/** Nothing is waited for any more. @param {Frame} frame */
export function isOver({ screen }) {
  return screen === "paid" || screen === "saved" || screen === "review" || screen === "ended";
}

/** What the page around it is told of a change. @param {Frame} before @param {Frame} after @returns {import("./types").Told[]} */
export function toldOf(before, after) {
  /** @type {import("./types").Told[]} */
  const told = [];
  if (before.isCovered !== after.isCovered)
    told.push({ kind: "challenge", state: after.isCovered ? "open" : "closed" });
  if (before.screen === after.screen) return told;
  const { payment = null, saved = null } = after.view ?? {};
  switch (after.screen) {
    case "processing":
      return [...told, { kind: "processing" }];
    case "paid":
    case "review":
      return [...told, { kind: "done", payment: payment?.id, status: payment?.status }];
    case "saved":
      return [...told, { kind: "saved", ...(saved ?? { id: "", brand: "", last4: "" }) }];
    case "ended":
      return [...told, { kind: "error", code: "TICKET_EXPIRED" }];
    default:
      return told;
  }
}
