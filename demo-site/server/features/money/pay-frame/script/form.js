// @ts-check
// The form of the frame: saved cards, the fields of a new one or the place of a provider's, and the button that pays.
import { errorsOf, groupedNumber, NAMES, nameOf, partedExpiry, readCard } from "./card.js";
import { h } from "./dom.js";
import { failureText, literalText, t } from "./texts.js";

/** The button has to be in view for so long before a press counts. */
const SEEN_MS = 1_000;

/** @typedef {import("./types").Field} Field */

/** @param {import("./types").FieldName} name @param {string} autocomplete @param {number} most @param {string} hint @returns {Field} */
function field(name, autocomplete, most, hint) {
  const input = h("input", {
    id: name,
    name,
    autocomplete,
    maxlength: String(most),
    placeholder: hint,
    "aria-describedby": `${name}-error`,
    ...(name === "name" ? {} : { inputmode: "numeric" }),
  });
  const error = h("p", { id: `${name}-error`, class: "error" });
  input.addEventListener("input", () => mark({ input, error }, null));
  return {
    box: h("div", { class: "field" }, h("label", { for: name }, t[name]), input, error),
    input,
    error,
  };
}

/** @param {Pick<Field, "input" | "error">} at @param {string | null} literal */
function mark({ input, error }, literal) {
  if (literal === null) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  error.textContent = literal === null ? "" : literalText(literal);
}

/** Makes the form of a view. @param {import("./types").FrameView} view @param {import("./types").FormEvents} events @returns {import("./types").CardForm} */
export function createForm(view, events) {
  const { methods, isForeign, isActing, isSetup, amount, title, payee, lines, provider } = view;
  const isVendors = view.fields !== null;
  const vendorBox = h("div", { class: "vendor", "aria-busy": "true" }, t.loading);
  const fields = {
    number: field("number", "cc-number", 23, ""),
    name: field("name", "cc-name", 100, ""),
    expiry: field("expiry", "cc-exp", 9, t.expiryHint),
    cvc: field("cvc", "cc-csc", 4, ""),
  };
  const { input: expiry } = fields.expiry;
  expiry.addEventListener("input", () => {
    const parted = partedExpiry(expiry.value);
    if (parted !== expiry.value) expiry.value = parted;
  });
  const { input: number } = fields.number;
  number.addEventListener("change", () => (number.value = groupedNumber(number.value)));

  const keep = h("input", { type: "checkbox", id: "keep", "aria-describedby": "keep-hint" });
  const keepBox = h(
    "div",
    { class: "choice" },
    keep,
    h(
      "div",
      {},
      h("label", { for: "keep" }, t.keep),
      h("p", { id: "keep-hint", class: "small" }, t.keepHint),
    ),
  );
  keep.addEventListener("change", () => events.keep(keep.checked));

  const first = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  const choices = h("fieldset", { class: "choices" }, h("legend", {}, t.card));
  choices.hidden = methods.length === 0;
  for (const method of [...methods, null]) {
    const id = `way-${method?.id ?? "new"}`;
    const radio = h("input", { type: "radio", name: "way", id, value: method?.id ?? "" });
    radio.checked = method === (first ?? null);
    const text = method ? `${nameOf(method)}, ${t.expires} ${method.expiry}` : t.other;
    choices.append(h("div", { class: "choice" }, radio, h("label", { for: id }, text)));
  }

  const submitText = () => (isSetup ? t.save : `${t.pay} ${amount}`);
  const submit = h("button", { type: "submit", class: "main" }, submitText());
  const complaint = h("p", { class: "notice", tabindex: "-1", hidden: true });
  // Below the button, which must not move under the finger, and keeps the focus.
  const aside = h("p", { class: "aside", hidden: true });
  const node = h(
    "form",
    { novalidate: true },
    complaint,
    choices,
    ...(isVendors ? [vendorBox] : []),
    fields.number.box,
    fields.name.box,
    h("div", { class: "row" }, fields.expiry.box, fields.cvc.box),
    keepBox,
    submit,
    aside,
  );

  /** The saved card that is chosen; empty for a new one. */
  function chosen() {
    const radio = node.querySelector("input[name=way]:checked");
    return radio instanceof HTMLInputElement ? radio.value : "";
  }

  function sync() {
    const isNew = chosen() === "";
    for (const name of NAMES) fields[name].box.hidden = !isNew || isVendors;
    vendorBox.hidden = !isNew;
    keepBox.hidden = isSetup || isActing || !isNew;
  }

  /** Writes each error at its field; the first takes focus. @param {Record<string, string>} errors */
  function markFields(errors) {
    /** @type {Field | undefined} */
    let wrong;
    for (const name of NAMES) {
      mark(fields[name], errors[name] ?? null);
      if (errors[name] !== undefined) wrong ??= fields[name];
    }
    const count = Object.keys(errors).length;
    events.invalid(count);
    events.say(count > 1 ? `${t.fix} ${count}` : "");
    wrong?.input.focus();
  }

  /** @param {string} text */
  function notice(text) {
    complaint.textContent = text;
    complaint.hidden = false;
    complaint.focus();
    events.say("");
  }

  /** Below the button, where the press was. @param {string} text */
  function beside(text) {
    aside.textContent = text;
    aside.hidden = false;
    events.say(text);
  }

  // A page that lays something over the frame, or shows it for a blink, gets no press out of anybody.

  /** When the button came into view; null while it is not. @type {number | null} */
  let seenSince = null;
  // How much is laid over it is asked where a partner's page is around it; our own dialogs move, which would be taken for a cover.
  const strict = isForeign ? { trackVisibility: true, delay: 100 } : {};
  const seen = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const isCovered = isForeign && "isVisible" in last && last.isVisible === false;
      const isSeen = last.intersectionRatio >= 0.99 && !isCovered;
      seenSince = isSeen ? (seenSince ?? performance.now()) : null;
      submit.dataset["seen"] = String(isSeen);
    },
    { threshold: [0, 0.5, 0.99, 1], ...strict },
  );
  seen.observe(submit);

  /** A press that waits for the button's second. @type {ReturnType<typeof setTimeout> | undefined} */
  let held;

  function letGo() {
    clearTimeout(held);
    held = undefined;
    if (!aside.hidden) events.say("");
    aside.hidden = true;
  }

  /** Keeps a press until the button has been in view for its second. @param {number} ms */
  function hold(ms) {
    submit.scrollIntoView({ block: "nearest" });
    beside(t.moment);
    held = setTimeout(() => {
      if (seenSince === null) {
        letGo();
        beside(t.hidden);
      } else press();
    }, ms);
  }

  function press() {
    if (events.isBusy()) return;
    complaint.hidden = true;
    letGo();
    const source = chosen();
    const typed = {
      number: fields.number.input.value,
      name: fields.name.input.value,
      expiry: fields.expiry.input.value,
      cvc: fields.cvc.input.value,
    };
    const asksCard = source === "" && !isVendors;
    const errors = errorsOf(typed, { asksCard, asksCode: !fields.cvc.box.hidden });
    markFields(errors);
    if (Object.keys(errors).length > 0) return;
    const seenMs = seenSince === null ? 0 : performance.now() - seenSince;
    if (seenMs < SEEN_MS) {
      // On a partner's page it may be a press on something else, which the page has put the frame under: a kept one would pay.
      if (!isForeign) return hold(SEEN_MS - seenMs);
      return beside(seenSince === null ? t.hidden : t.early);
    }
    if (source !== "") events.saved(source);
    else if (isVendors) events.vendor();
    else events.card({ ...readCard(typed), save: keep.checked });
  }

  choices.addEventListener("change", sync);
  node.addEventListener("submit", (event) => {
    event.preventDefault();
    if (held === undefined) press();
  });
  // Something is changed: the press that waits was not for that.
  node.addEventListener("input", letGo);
  sync();

  const heading = h("h1", { tabindex: "-1" }, title);
  return {
    heading,
    submit,
    vendorBox,
    nodes: [
      heading,
      ...(isSetup ? [] : [h("p", { class: "amount" }, amount)]),
      ...(payee === "" ? [] : [h("p", { class: "small" }, `${t.to} ${payee}`)]),
      ...(lines.length > 1
        ? [
            h(
              "dl",
              {},
              ...lines.flatMap((line) => [h("dt", {}, line.label), h("dd", {}, line.amount)]),
            ),
          ]
        : []),
      ...(isForeign && !isSetup ? [h("p", { class: "small" }, `${t.savedAt} ${payee}.`)] : []),
      ...(isActing ? [h("p", { class: "small" }, t.acting)] : []),
      ...(provider === "sandbox" ? [h("p", { class: "test" }, t.test)] : []),
      node,
    ],
    keeps: () => keep.checked,
    again() {
      complaint.hidden = true;
      fields.cvc.input.value = "";
    },
    markFields,
    notice,
    explain(failure) {
      notice(failureText(failure));
      if (failure === "incorrect_cvc" && !fields.cvc.box.hidden)
        markFields({ cvc: "Invalid CVV!" });
    },
    drawBusy: () => (submit.textContent = events.isBusy() ? t.sending : submitText()),
    close() {
      seen.disconnect();
      clearTimeout(held);
    },
  };
}
