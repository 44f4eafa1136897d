// @ts-check
// The pay frame: the one place that sees the number of a card. Its modules have no build and no dependency, so that what runs is what is read
// here. `state.js` says where a payment stands; this file asks the house, and shows it.
import { nameOf, refusedFields } from "./card.js";
import { h } from "./dom.js";
import { createForm } from "./form.js";
import { dress, hello, tell, watchHeight } from "./host.js";
import { FRAME_START, isOver, neverArrived, nextFrame, nextLookMs, toldOf } from "./state.js";
import { isSpanish, t } from "./texts.js";
import { vendorModule, vendorOptions, watchOver } from "./vendor.js";

/**
 * @typedef {import("./types").FrameView} View
 * @typedef {import("./types").Frame} Frame
 * @typedef {import("./types").Answer} Answer
 */

const SOON_SECONDS = 120;

const main = /** @type {HTMLElement} */ (document.getElementById("frame"));
const address = main.dataset["address"] ?? "";
const vendorAddress = main.dataset["fields"] ?? "";

const status = h("div", { role: "status", class: "hidden" });
const soonText = h("span");
const stayButton = h("button", { type: "button", class: "quiet" });
const soon = h("div", { class: "soon", hidden: true }, soonText, stayButton);
const body = h("div", { class: "body" });
main.replaceChildren(soon, body);
main.after(status);

/** @type {Frame} */
let frame = FRAME_START;
/** @type {import("./types").CardForm | undefined} */
let form;
/** Of the form that is shown; null until they are there. @type {import("./types").VendorFields | null} */
let vendor = null;
/** Somebody has used the form already. */
let isUsed = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lookTimer;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soonTimer;

/** @param {string} text */
function say(text) {
  status.textContent = text;
}

/** What happens: the state goes on, the host is told, and the page shows it. @param {import("./types").FrameEvent} event */
function happen(event) {
  const before = frame;
  frame = nextFrame(before, event);
  if (before.isBusy !== frame.isBusy) drawBusy();
  const isShown = event.type === "viewed" || event.type === "lost" || event.type === "expired";
  if (isShown) show(before);
  for (const message of toldOf(before, frame)) tell(message);
}

// The house.

/** @param {string} act @param {object} [input] @returns {Promise<Answer>} */
async function post(act, input = {}) {
  try {
    // As plain text: a page of an opaque origin is then answered without being asked first.
    const response = await fetch(`${address}/${act}`, {
      method: "POST",
      body: JSON.stringify(input),
      credentials: "omit",
    });
    const answer = await response.json();
    if (answer.view) return { view: answer.view };
    const { code = "INTERNAL", fields = {} } = answer.responseData ?? {};
    if (code === "INTERNAL" || code === "UNAVAILABLE") return { lost: true };
    return { refused: { code, message: answer.message || t.trouble, fields } };
  } catch {
    return { lost: true };
  }
}

async function start() {
  const answer = await post("view");
  if ("view" in answer) return happen({ type: "viewed", view: answer.view });
  const refused = "refused" in answer ? answer.refused : undefined;
  if (refused?.code === "TICKET_EXPIRED") return happen({ type: "expired" });
  tell({ kind: "error", code: refused?.code ?? "OFFLINE" });
  panel(t.offlineTitle, refused?.message ?? t.offlineText, button(t.retry, start));
}

/** @param {"card" | "saved" | "challenge"} act @param {object} input */
async function send(act, input) {
  if (frame.isBusy) return;
  happen({ type: "sending" });
  say(t.sending);
  happen({ type: "charging" });
  const answer = await post(act, input);
  happen({ type: "answered" });
  await take(answer);
}

/** What the house answers to something that was sent. @param {Answer} answer */
async function take(answer) {
  if ("view" in answer) happen({ type: "viewed", view: answer.view });
  else if ("lost" in answer) happen({ type: "lost" });
  else await refuse(answer.refused);
}

/** @param {import("./types").Refused} refused */
async function refuse({ code, message, fields }) {
  if (code === "TICKET_EXPIRED" || code === "PAYMENT_IN_PROGRESS" || code === "NOT_FOUND") {
    // Perhaps it has been paid: in another window, or by a press whose answer was lost.
    const now = await post("look");
    if ("refused" in now) happen({ type: "expired" });
    else await take(now);
    return;
  }
  const names = Object.keys(fields);
  if (names.length > 0) {
    happen({ type: "unsent" });
    form?.markFields(refusedFields(names));
    return;
  }
  tell({ kind: "error", code });
  form?.notice(isSpanish() ? message : t.trouble);
}

/** Asks what became of it, until it is known. */
async function look() {
  const answer = await post("look");
  if ("view" in answer) {
    const isBack = neverArrived(frame, answer.view);
    happen({ type: "viewed", view: answer.view });
    if (!isBack) return;
    happen({ type: "unsent" });
    form?.notice(t.neverArrived);
  } else if ("refused" in answer && answer.refused.code === "TICKET_EXPIRED") {
    happen({ type: "expired" });
  } else lookLater();
}

function lookLater() {
  clearTimeout(lookTimer);
  const waitMs = nextLookMs(frame);
  if (waitMs === undefined) return;
  happen({ type: "looked" });
  lookTimer = setTimeout(() => void look(), waitMs);
}

// What is shown.

/** @param {Frame} before */
function show(before) {
  const { view, screen } = frame;
  clearTimeout(lookTimer);
  if (view) dress(!view.isForeign);
  if (isOver(frame)) rest();
  else if (view) watchTime(view.secondsLeft);
  const isNew = before.screen !== screen;
  switch (screen) {
    case "form":
      return view && showForm(view);
    case "challenge":
      return view && showChallenge(view, before.view !== undefined && isNew);
    case "unknown":
      if (isNew) panel(t.unknownTitle, t.unknownText);
      return lookLater();
    case "processing":
      if (isNew) panel(t.processingTitle, t.processingText);
      return lookLater();
    case "paid":
      return panel(t.paid, `${view?.amount}. ${view?.title}`);
    case "saved":
      return panel(t.saved, view?.saved ? nameOf(view.saved) : "");
    case "review":
      return panel(t.reviewTitle, t.reviewText);
    default:
      return panel(t.endedTitle, frame.wasSent ? t.endedSent : t.endedText);
  }
}

/** Nothing is waited for any more. */
function rest() {
  clearTimeout(lookTimer);
  clearTimeout(soonTimer);
  soon.hidden = true;
}

/** @param {string} text @param {() => unknown} press @param {string} [kind] */
function button(text, press, kind = "main") {
  const node = h("button", { type: "button", class: kind }, text);
  node.addEventListener("click", () => void press());
  return node;
}

/** @param {string} title @param {string} text @param {Node[]} actions */
function panel(title, text, ...actions) {
  const heading = h("h1", { tabindex: "-1" }, title);
  replace(heading, h("p", {}, text), ...actions);
  say(`${title} ${text}`);
  heading.focus({ preventScroll: true });
}

/** Takes the form away with what was typed into it. @param {Node[]} nodes */
function replace(...nodes) {
  form?.close();
  form = undefined;
  vendor = null;
  body.replaceChildren(...nodes);
}

/** @param {View} view @param {boolean} isPressed */
function showChallenge({ challenge, amount, payee, fields }, isPressed) {
  if (fields) {
    panel(t.challengeTitle, t.challengeText, button(t.goOn, answerBank));
    if (isPressed) void answerBank();
    return;
  }
  /** @param {"authorize" | "reject"} answer */
  const answers = (answer) => () => send("challenge", { challenge, answer });
  const what = [payee, amount].filter(Boolean).join(": ");
  panel(
    t.challengeTitle,
    `${what && `${what}. `}${t.challengeText}`,
    button(t.authorize, answers("authorize")),
    button(t.reject, answers("reject"), "quiet"),
  );
}

/** @param {View} view */
function showForm(view) {
  if (form) form.again();
  else {
    replace();
    form = createForm(view, {
      isBusy: () => frame.isBusy,
      say,
      invalid: (count) => tell({ kind: "invalid", n: count }),
      saved: (source) => void send("saved", { source }),
      card: (card) => void send("card", card),
      vendor: () => void sendVendor(),
      keep: (keeps) => vendor?.keep(keeps),
    });
    body.replaceChildren(...form.nodes);
    if (view.fields) void openVendor(form, view);
    // After a challenge or a lost answer the person was in here: they go on in here.
    if (isUsed) form.heading.focus({ preventScroll: true });
    isUsed = true;
  }
  if (view.state === "failed" || view.failure !== null) form.explain(view.failure ?? "declined");
}

function drawBusy() {
  for (const node of body.querySelectorAll("button"))
    node.setAttribute("aria-disabled", String(frame.isBusy));
  form?.drawBusy();
}

// Fields of the provider's own.

/** @param {import("./types").CardForm} mine @param {View} view */
async function openVendor(mine, view) {
  const box = mine.vendorBox;
  const place = h("div");
  box.append(place);
  try {
    const { openFields } = await vendorModule(vendorAddress);
    const opened = await openFields(vendorOptions(view, { keeps: mine.keeps(), at: body }), place);
    box.firstChild?.remove();
    box.removeAttribute("aria-busy");
    if (mine === form) vendor = opened;
  } catch {
    if (mine !== form) return;
    tell({ kind: "error", code: "OFFLINE" });
    panel(t.offlineTitle, t.noFields, button(t.retry, start));
  }
}

async function sendVendor() {
  if (!form || frame.isBusy) return;
  if (!vendor) return form.notice(t.loading);
  const fields = vendor;
  happen({ type: "sending" });
  say(t.sending);
  const wrong = await fields.check().catch(() => t.trouble);
  if (wrong !== null) {
    happen({ type: "answered" });
    tell({ kind: "invalid", n: 1 });
    return form?.notice(wrong || t.trouble);
  }
  const begun = await post("begin", { save: form?.keeps() ?? false });
  const secret = "view" in begun ? begun.view.fields?.secret : undefined;
  if (!secret) {
    happen({ type: "answered" });
    // Nothing has been sent to the bank yet.
    return "lost" in begun ? form?.notice(t.neverArrived) : take(begun);
  }
  happen({ type: "charging" });
  await follow(() => fields.confirm(secret));
}

async function answerBank() {
  const { view, isBusy } = frame;
  const secret = view?.fields?.secret;
  if (!view || !secret || isBusy) return;
  happen({ type: "sending" });
  await follow(async () => {
    const { answerBank: answer } = await vendorModule(vendorAddress);
    return answer(vendorOptions(view, { keeps: false, at: body }), secret);
  });
}

/** What the provider's script says of a payment is looked up by the house: it alone is believed. @param {() => Promise<import("./types").Outcome>} run */
async function follow(run) {
  const stop = watchOver([main, status], (isOpen) => happen({ type: "covered", isOpen }));
  const outcome = await run().catch(() => /** @type {const} */ ("lost"));
  stop();
  /** @type {Answer} */
  const answer = outcome === "lost" ? { lost: true } : await post("look");
  happen({ type: "answered" });
  await take(answer);
  if (!("view" in answer) || typeof outcome !== "object" || !form) return;
  happen({ type: "unsent" });
  form.notice(outcome.refused || t.trouble);
}

// Time.

/** @param {number} secondsLeft */
function watchTime(secondsLeft) {
  clearTimeout(soonTimer);
  soon.hidden = true;
  const untilSoon = Math.max(0, secondsLeft - SOON_SECONDS);
  soonTimer = setTimeout(() => {
    soonText.textContent = t.soon;
    stayButton.textContent = t.stay;
    soon.hidden = false;
    say(t.soon);
    soonTimer = setTimeout(
      async () => {
        if (frame.isBusy) return;
        const answer = await post("view");
        if ("refused" in answer) happen({ type: "expired" });
      },
      (secondsLeft - untilSoon) * 1_000 + 500,
    );
  }, untilSoon * 1_000);
}

stayButton.addEventListener("click", async () => {
  const answer = await post("stay");
  if ("view" in answer) {
    watchTime(answer.view.secondsLeft);
    say(t.stayed);
    const next = form?.submit ?? body.querySelector("h1");
    next?.focus();
  } else if ("refused" in answer) happen({ type: "expired" });
  else say(t.trouble);
});

const tellHeight = watchHeight(main);
body.append(h("p", {}, t.loading));
if (address !== "") {
  // The host gives its port on the page's load event: nothing here may hold that up.
  void hello(() => {
    dress(frame.view?.isForeign === false);
    tellHeight();
  }).then(start);
}
