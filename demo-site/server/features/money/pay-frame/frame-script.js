// @ts-check
"use strict";
// The pay frame: the one place that sees the number of a card. It has no build and no dependency, so that what runs is what is read here.
(() => {
  /**
   * @typedef {{ id: string, brand: string, last4: string, expiry: string, isDefault: boolean }} Method
   * @typedef {{
   *   state: "form" | "challenge" | "processing" | "paid" | "saved" | "failed" | "unknown" | "ended",
   *   isSetup: boolean, amount: string, title: string, payee: string, lines: { label: string, amount: string }[],
   *   methods: Method[], isForeign: boolean, isActing: boolean, provider: string, challenge: string | null, failure: string | null,
   *   payment: { id: number, status: string } | null, saved: { id: string, brand: string, last4: string } | null,
   *   secondsLeft: number,
   *   fields: { key: string, types: string[], cents: number, currency: string, secret: string | null, returnUrl: string } | null,
   * }} View
   * @typedef {"done" | "lost" | { refused: string }} Outcome
   * @typedef {{ focus(): void, keep(keeps: boolean): void, check(): Promise<string | null>, confirm(secret: string): Promise<Outcome> }} VendorFields
   * @typedef {{
   *   openFields(options: object, at: HTMLElement): Promise<VendorFields>,
   *   answerBank(options: object, secret: string): Promise<Outcome>,
   * }} VendorModule What the module of a provider's own fields does.
   * @typedef {{ code: string, message: string, fields: Record<string, string> }} Refused
   * @typedef {{ view: View } | { refused: Refused } | { lost: true }} Answer
   * @typedef {{ box: HTMLElement, input: HTMLInputElement, error: HTMLElement }} Field
   */

  const ES = {
    loading: "Cargando…",
    to: "A favor de",
    card: "Tarjeta",
    other: "Otra tarjeta",
    expires: "caduca",
    number: "Número de la tarjeta",
    name: "Titular",
    expiry: "Caducidad",
    expiryHint: "MM/AA",
    cvc: "Código de seguridad (CVC)",
    savedAt: "Sus tarjetas guardadas se usan solo en la página de",
    acting: "Las tarjetas guardadas de la cuenta solo las usa su titular.",
    keep: "Guardar esta tarjeta",
    keepHint: "Para pagar la próxima vez sin escribirla.",
    pay: "Pagar",
    save: "Guardar tarjeta",
    sending: "Enviando…",
    moment: "Un momento…",
    early: "Compruebe el importe y pulse otra vez.",
    hidden: "Algo tapa el formulario. Cuando se vea entero, pulse otra vez.",
    challengeTitle: "Su banco le pide confirmación",
    challengeText: "Autorice la operación para continuar.",
    authorize: "Autorizar",
    reject: "Rechazar",
    paid: "Pago aceptado",
    saved: "Tarjeta guardada",
    processingTitle: "Pago en proceso",
    processingText: "Su banco todavía no ha contestado. Puede salir de aquí: le escribiremos.",
    unknownTitle: "Estamos comprobando el pago. No lo repita.",
    unknownText: "No hemos recibido la respuesta del banco y la estamos buscando.",
    reviewTitle: "Estamos revisando el pago",
    reviewText: "No lo repita. Le escribiremos.",
    endedTitle: "Este formulario ha caducado",
    endedText: "No se ha cobrado nada. Ábralo de nuevo para pagar.",
    endedSent: "El pago ya se había enviado. No lo repita: su estado está en su cuenta.",
    offlineTitle: "No hay conexión",
    offlineText: "No se ha cobrado nada.",
    retry: "Reintentar",
    neverArrived: "El pago no llegó a salir y no se ha cobrado nada. Inténtelo de nuevo.",
    soon: "El formulario caduca en menos de dos minutos.",
    stay: "Seguir",
    stayed: "Tiene quince minutos más.",
    trouble: "No ha sido posible. Inténtelo de nuevo.",
    goOn: "Continuar",
    noFields: "Los campos de la tarjeta no se han podido cargar. No se ha cobrado nada.",
    test: "Modo de prueba: no se cobra nada. Sirve la tarjeta 4242 4242 4242 4242.",
    fix: "Revise los campos señalados:",
  };

  /** @type {Record<keyof typeof ES, string>} */
  const EN = {
    loading: "Loading…",
    to: "To",
    card: "Card",
    other: "Another card",
    expires: "expires",
    number: "Card number",
    name: "Name on the card",
    expiry: "Expiry date",
    expiryHint: "MM/YY",
    cvc: "Security code (CVC)",
    savedAt: "Your saved cards are used only on the site of",
    acting: "Only the owner of the account uses its saved cards.",
    keep: "Save this card",
    keepHint: "To pay next time without typing it.",
    pay: "Pay",
    save: "Save card",
    sending: "Sending…",
    moment: "One moment…",
    early: "Check the amount and press again.",
    hidden: "Something covers the form. Press again once all of it can be seen.",
    challengeTitle: "Your bank asks for confirmation",
    challengeText: "Authorise the operation to go on.",
    authorize: "Authorise",
    reject: "Reject",
    paid: "Payment accepted",
    saved: "Card saved",
    processingTitle: "Payment in progress",
    processingText: "Your bank has not answered yet. You may leave: we will write to you.",
    unknownTitle: "We are checking the payment. Do not repeat it.",
    unknownText: "The bank’s answer has not reached us and we are looking for it.",
    reviewTitle: "We are reviewing the payment",
    reviewText: "Do not repeat it. We will write to you.",
    endedTitle: "This form has expired",
    endedText: "Nothing was charged. Open it again to pay.",
    endedSent: "The payment had been sent. Do not repeat it: your account shows its state.",
    offlineTitle: "There is no connection",
    offlineText: "Nothing was charged.",
    retry: "Try again",
    neverArrived: "The payment was never sent and nothing was charged. Try again.",
    soon: "The form expires in less than two minutes.",
    stay: "Go on",
    stayed: "You have fifteen more minutes.",
    trouble: "That was not possible. Try again.",
    goOn: "Continue",
    noFields: "The card’s fields could not be loaded. Nothing was charged.",
    test: "Test mode: nothing is charged. The card 4242 4242 4242 4242 works.",
    fix: "Check the marked fields:",
  };

  /** Why a payment failed, in Spanish and English. @type {Record<string, [string, string]>} */
  const FAILURES = {
    declined: [
      "El banco ha rechazado el pago. Pruebe con otra tarjeta.",
      "The bank declined the payment. Try another card.",
    ],
    insufficient_funds: [
      "La tarjeta no tiene saldo suficiente. Pruebe con otra.",
      "The card lacks funds. Try another one.",
    ],
    expired_card: [
      "La tarjeta está caducada. Pruebe con otra.",
      "The card has expired. Try another one.",
    ],
    incorrect_cvc: ["El código de seguridad no es correcto.", "The security code is not correct."],
    authentication_required: [
      "El banco no ha podido confirmar que es usted. Inténtelo de nuevo.",
      "The bank could not confirm that it is you. Try again.",
    ],
    limit: [
      "El importe supera el límite de la tarjeta. Pruebe con otra.",
      "The amount is above the card’s limit. Try another one.",
    ],
    processing_error: [
      "El banco ha tenido un problema. Inténtelo de nuevo en unos minutos.",
      "The bank had a problem. Try again in a few minutes.",
    ],
  };

  /** Literals of the fields, in Spanish; in English they are as they stand. @type {Record<string, string>} */
  const LITERALS = {
    "Invalid credit card number!": "Número de tarjeta no válido.",
    "The special characters and numbers are not allowed!":
      "No se admiten números ni caracteres especiales.",
    "Invalid CVV!": "CVV no válido.",
    "Invalid expiry details": "Caducidad no válida.",
    "Required!": "Obligatorio.",
  };

  /** What the house refuses of a card. @type {Record<string, string>} */
  const REFUSED = {
    number: "Invalid credit card number!",
    cvc: "Invalid CVV!",
    expiry: "Invalid expiry details",
  };

  const NAMES = /** @type {const} */ (["number", "name", "expiry", "cvc"]);
  const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
  const SEEN_MS = 1_000;
  const HELLO_MS = 1_500;
  const SOON_SECONDS = 120;
  /** What a host may change of how the frame looks; a partner's page may not touch what the amount is read by. */
  const ANY_HOST = /^(color-(accent|on-accent|focus)|font|radius-[a-z]+)$/;
  const OWN_HOST = /^(color-[a-z-]+|font|font-size-[a-z0-9]+|radius-[a-z]+)$/;

  const main = /** @type {HTMLElement} */ (document.getElementById("frame"));
  const address = main.dataset["address"] ?? "";
  const vendorAddress = main.dataset["fields"] ?? "";
  const isFramed = window.parent !== window;
  let t = ES;
  /** @type {MessagePort | undefined} */
  let port;
  /** What was told before the host had given its port. @type {object[]} */
  let untold = [];
  /** @type {Record<string, string>} */
  let theme = {};
  /** @type {View | undefined} */
  let view;
  let isBusy = false;
  /** Something may have left for the bank. */
  let wasSent = false;
  let isChallengeOpen = false;
  let looks = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let lookTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soonTimer;

  // What is on the page.

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string | boolean>} [attributes]
   * @param {(Node | string)[]} children
   */
  function h(tag, attributes = {}, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (value !== false) node.setAttribute(name, value === true ? "" : value);
    node.append(...children);
    return node;
  }

  const status = h("div", { role: "status", class: "hidden" });
  const soonText = h("span");
  const stayButton = h("button", { type: "button", class: "quiet" });
  const soon = h("div", { class: "soon", hidden: true }, soonText, stayButton);
  const body = h("div", { class: "body" });
  main.replaceChildren(soon, body);
  main.after(status);

  /** @param {string} text */
  function say(text) {
    status.textContent = text;
  }

  /** @param {string} kind @param {object} [more] */
  function tell(kind, more = {}) {
    const message = { kind, ...more };
    if (port) port.postMessage(message);
    else if (isFramed) untold.push(message);
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
    if ("view" in answer) show(answer.view);
    else if ("refused" in answer && answer.refused.code === "TICKET_EXPIRED") expire();
    else {
      tell("error", { code: "refused" in answer ? answer.refused.code : "OFFLINE" });
      const retry = h("button", { type: "button", class: "main" }, t.retry);
      retry.addEventListener("click", () => void start());
      const text = "refused" in answer ? answer.refused.message : t.offlineText;
      panel(t.offlineTitle, text, retry);
    }
  }

  /** @param {"card" | "saved" | "challenge"} act @param {object} input */
  async function send(act, input) {
    if (isBusy) return;
    setBusy(true);
    say(t.sending);
    if (!view?.isSetup) wasSent = true;
    const answer = await post(act, input);
    setBusy(false);
    if ("view" in answer) show(answer.view);
    else if ("lost" in answer) lose();
    else await refuse(answer.refused);
  }

  /** @param {Refused} refused */
  async function refuse({ code, message, fields }) {
    if (code === "TICKET_EXPIRED" || code === "PAYMENT_IN_PROGRESS" || code === "NOT_FOUND") {
      // Perhaps it has been paid: in another window, or by a press whose answer was lost.
      const now = await post("look");
      if ("view" in now) return show(now.view);
      return "lost" in now ? lose() : expire();
    }
    if (Object.keys(fields).length > 0) {
      wasSent = false;
      return markFields(
        Object.fromEntries(Object.keys(fields).map((name) => [name, REFUSED[name] ?? "Required!"])),
      );
    }
    tell("error", { code });
    notice(t === ES ? message : t.trouble);
  }

  /** Nobody knows whether it arrived: it is looked for, and never sent again by itself. */
  function lose() {
    if (view) show({ ...view, state: "unknown" });
  }

  function lookLater() {
    clearTimeout(lookTimer);
    lookTimer = setTimeout(
      async () => {
        const answer = await post("look");
        if ("view" in answer) {
          const isThere = answer.view.state !== "form" || view?.state === "form";
          show(answer.view);
          if (!isThere) {
            wasSent = false;
            notice(t.neverArrived);
          }
        } else if ("refused" in answer && answer.refused.code === "TICKET_EXPIRED") expire();
        else lookLater();
      },
      WAITS_MS[Math.min(looks++, WAITS_MS.length - 1)],
    );
  }

  // What is shown.

  /** @param {View} next */
  function show(next) {
    const before = view?.state;
    view = next;
    clearTimeout(lookTimer);
    dress();
    watchTime(next.secondsLeft);
    openChallenge(next.state === "challenge");
    if (before !== next.state && !["unknown", "processing"].includes(next.state)) looks = 0;
    switch (next.state) {
      case "form":
      case "failed":
        showForm(next);
        if (next.state === "failed" || next.failure !== null) explain(next.failure ?? "declined");
        return;
      case "challenge":
        return showChallenge(next, before !== undefined && before !== "challenge");
      case "unknown":
        if (before !== "unknown") panel(t.unknownTitle, t.unknownText);
        return lookLater();
      case "processing":
        if (before !== "processing") {
          panel(t.processingTitle, t.processingText);
          tell("processing");
        }
        return lookLater();
      case "paid":
        rest();
        panel(t.paid, `${next.amount}. ${next.title}`);
        return tell("done", { payment: next.payment?.id, status: next.payment?.status });
      case "saved":
        rest();
        panel(t.saved, next.saved ? nameOf(next.saved) : "");
        return tell("saved", next.saved ?? { id: "", brand: "", last4: "" });
      default:
        if (next.payment?.status !== "review") return expire();
        rest();
        panel(t.reviewTitle, t.reviewText);
        return tell("done", { payment: next.payment.id, status: "review" });
    }
  }

  function expire() {
    rest();
    openChallenge(false);
    panel(t.endedTitle, wasSent ? t.endedSent : t.endedText);
    tell("error", { code: "TICKET_EXPIRED" });
  }

  /** Nothing is waited for any more. */
  function rest() {
    clearTimeout(lookTimer);
    clearTimeout(soonTimer);
    soon.hidden = true;
  }

  /** @param {boolean} isOpen */
  function openChallenge(isOpen) {
    if (isOpen === isChallengeOpen) return;
    isChallengeOpen = isOpen;
    tell("challenge", { state: isOpen ? "open" : "closed" });
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
    form?.seen.disconnect();
    clearTimeout(form?.held);
    form = undefined;
    body.replaceChildren(...nodes);
  }

  /** @param {View} shown @param {boolean} isPressed */
  function showChallenge({ challenge, amount, payee, fields }, isPressed) {
    if (fields) {
      const goOn = h("button", { type: "button", class: "main" }, t.goOn);
      goOn.addEventListener("click", () => void answerBank());
      panel(t.challengeTitle, t.challengeText, goOn);
      if (isPressed) void answerBank();
      return;
    }
    const authorize = h("button", { type: "button", class: "main" }, t.authorize);
    const reject = h("button", { type: "button", class: "quiet" }, t.reject);
    for (const [button, answer] of /** @type {const} */ ([
      [authorize, "authorize"],
      [reject, "reject"],
    ]))
      button.addEventListener("click", () => void send("challenge", { challenge, answer }));
    const what = [payee, amount].filter(Boolean).join(": ");
    panel(t.challengeTitle, `${what && `${what}. `}${t.challengeText}`, authorize, reject);
  }

  /** @param {{ brand: string, last4: string }} card */
  function nameOf({ brand, last4 }) {
    return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
  }

  // The form.

  /**
   * @type {{
   *   node: HTMLFormElement, fields: Record<(typeof NAMES)[number], Field>, keep: HTMLInputElement, submit: HTMLButtonElement,
   *   notice: HTMLElement, aside: HTMLElement, seen: IntersectionObserver, seenSince: number | null, sync(): void, vendor: VendorFields | null,
   *   held: ReturnType<typeof setTimeout> | undefined,
   * } | undefined}
   */
  let form;

  const submitText = () => (view?.isSetup ? t.save : `${t.pay} ${view?.amount ?? ""}`);

  /** @param {View} shown */
  function showForm(shown) {
    if (form) {
      form.notice.hidden = true;
      form.fields.cvc.input.value = "";
      return;
    }
    const { methods, isForeign, isActing, isSetup, amount, title, payee, lines, provider } = shown;
    const vendorBox = h("div", { class: "vendor", "aria-busy": "true" }, t.loading);
    const isVendors = shown.fields !== null;
    const fields = {
      number: field("number", "cc-number", 23, ""),
      name: field("name", "cc-name", 100, ""),
      expiry: field("expiry", "cc-exp", 9, t.expiryHint),
      cvc: field("cvc", "cc-csc", 4, ""),
    };
    // Keyboards of figures have no mark to part them.
    fields.expiry.input.addEventListener("input", () => {
      const [, month, year] = /^(0\d|1[0-2])(\d+)$/.exec(fields.expiry.input.value) ?? [];
      if (year) fields.expiry.input.value = `${month}/${year}`;
    });
    fields.number.input.addEventListener("change", () => {
      const digits = fields.number.input.value.replace(/\D/g, "");
      if (digits.length >= 12) fields.number.input.value = digits.replace(/(.{4})(?=.)/g, "$1 ");
    });

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
    keepBox.hidden = isSetup || isActing;

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

    keep.addEventListener("change", () => form?.vendor?.keep(keep.checked));

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
    const sync = () => {
      const isNew = chosen() === "";
      for (const name of NAMES) {
        fields[name].box.hidden = !isNew || isVendors;
      }
      vendorBox.hidden = !isNew;
      keepBox.hidden = isSetup || isActing || !isNew;
    };
    choices.addEventListener("change", sync);
    node.addEventListener("submit", (event) => {
      event.preventDefault();
      if (form?.held === undefined) press();
    });
    // Something is changed: the press that waits was not for that.
    node.addEventListener("input", letGo);

    const heading = h("h1", { tabindex: "-1" }, title);
    replace(
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
    );
    form = {
      node,
      fields,
      keep,
      submit,
      notice: complaint,
      aside,
      seen: watch(submit),
      seenSince: null,
      sync,
      vendor: null,
      held: undefined,
    };
    sync();
    if (isVendors) void openVendor(vendorBox, keep.checked);
    // After a challenge or a lost answer the person was in here: they go on in here.
    if (isUsed) heading.focus({ preventScroll: true });
    isUsed = true;
  }

  let isUsed = false;

  /** @param {(typeof NAMES)[number]} name @param {string} autocomplete @param {number} most @param {string} hint @returns {Field} */
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
    error.textContent = literal === null ? "" : t === ES ? (LITERALS[literal] ?? literal) : literal;
  }

  /** Writes each error at its field; the first takes focus. @param {Record<string, string>} errors */
  function markFields(errors) {
    if (!form) return;
    /** @type {Field | undefined} */
    let first;
    for (const name of NAMES) {
      const at = form.fields[name];
      mark(at, errors[name] ?? null);
      if (errors[name] !== undefined) first ??= at;
    }
    const count = Object.keys(errors).length;
    tell("invalid", { n: count });
    say(count > 1 ? `${t.fix} ${count}` : "");
    first?.input.focus();
  }

  /** @param {string} text */
  function notice(text) {
    if (!form) return;
    form.notice.textContent = text;
    form.notice.hidden = false;
    form.notice.focus();
    say("");
  }

  /** @param {string} failure */
  function explain(failure) {
    const texts = FAILURES[failure] ?? FAILURES["declined"];
    notice(texts?.[t === ES ? 0 : 1] ?? t.trouble);
    if (failure === "incorrect_cvc" && form && !form.fields.cvc.box.hidden)
      markFields({ cvc: "Invalid CVV!" });
  }

  function chosen() {
    const radio = form?.node.querySelector("input[name=way]:checked");
    return radio instanceof HTMLInputElement ? radio.value : "";
  }

  function drawBusy() {
    for (const button of body.querySelectorAll("button"))
      button.setAttribute("aria-disabled", String(isBusy));
    if (form) form.submit.textContent = isBusy ? t.sending : submitText();
  }

  /** @returns {Record<string, string>} */
  function errorsIn() {
    /** @type {Record<string, string>} */
    const errors = {};
    const { number, name, expiry, month, cvc } = typed();
    if (chosen() === "" && !view?.fields) {
      if (!/^\d{12,18}$/.test(number) || !isLuhn(number))
        errors["number"] = "Invalid credit card number!";
      if (name === "") errors["name"] = "Required!";
      else if (!/^[\p{L}\p{M} .'"’-]+$/u.test(name) || !/\p{L}/u.test(name))
        errors["name"] = "The special characters and numbers are not allowed!";
      if (expiry === "") errors["expiry"] = "Required!";
      else if (month === 0) errors["expiry"] = "Invalid expiry details";
    }
    if (form && !form.fields.cvc.box.hidden && !/^\d{3,4}$/.test(cvc))
      errors["cvc"] = "Invalid CVV!";
    return errors;
  }

  function typed() {
    /** @param {(typeof NAMES)[number]} name */
    const value = (name) => form?.fields[name].input.value.trim() ?? "";
    const expiry = value("expiry");
    // As it stands on the card, or as a browser fills it in: 12/30, 12/2030, 1230.
    const [, month, year] =
      /^(0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?(\d\d)$/.exec(expiry) ??
      /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(expiry) ??
      [];
    return {
      number: value("number").replace(/\s/g, ""),
      name: value("name"),
      expiry,
      /** 0: it is none. */
      month: Number(month ?? 0),
      year: 2000 + Number(year ?? 0),
      cvc: value("cvc"),
    };
  }

  /** @param {string} digits */
  function isLuhn(digits) {
    let sum = 0;
    for (let i = 0; i < digits.length; i++) {
      const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    }
    return sum % 10 === 0;
  }

  function press() {
    if (!form || isBusy) return;
    form.notice.hidden = true;
    letGo();
    const errors = errorsIn();
    markFields(errors);
    if (Object.keys(errors).length > 0) return;
    const seenMs = form.seenSince === null ? 0 : performance.now() - form.seenSince;
    if (seenMs < SEEN_MS) {
      // On a partner's page it may be a press on something else, which the page has put the frame under: a kept one would pay.
      if (!view?.isForeign) return hold(SEEN_MS - seenMs);
      return beside(form.seenSince === null ? t.hidden : t.early);
    }
    const source = chosen();
    if (source === "" && view?.fields) return void sendVendor();
    const { number, name, month, year, cvc } = typed();
    if (source !== "") void send("saved", { source });
    else void send("card", { number, name, month, year, cvc, save: form.keep.checked });
  }

  /** Keeps a press until the button has been in view for its second. @param {number} ms */
  function hold(ms) {
    if (!form) return;
    form.submit.scrollIntoView({ block: "nearest" });
    beside(t.moment);
    form.held = setTimeout(() => {
      if (form?.seenSince === null) {
        letGo();
        beside(t.hidden);
      } else press();
    }, ms);
  }

  function letGo() {
    if (!form) return;
    clearTimeout(form.held);
    form.held = undefined;
    if (!form.aside.hidden) say("");
    form.aside.hidden = true;
  }

  /** Below the button, where the press was. @param {string} text */
  function beside(text) {
    if (!form) return;
    form.aside.textContent = text;
    form.aside.hidden = false;
    say(text);
  }

  // Fields of the provider's own: what is typed there never comes here.

  /** @returns {Promise<VendorModule>} */
  const vendorModule = () => import(vendorAddress);

  /** @param {boolean} keeps */
  function vendorOptions(keeps) {
    return {
      ...view?.fields,
      isSetup: view?.isSetup ?? false,
      keeps,
      locale: t === ES ? "es" : "en",
      look: look(),
    };
  }

  /** How the page looks now, as plain colours: the provider computes none. */
  function look() {
    const probe = h("span", { class: "hidden" });
    body.append(probe);
    /** @param {string} name */
    const colour = (name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const all = {
      colorPrimary: colour("color-accent"),
      colorBackground: colour("color-surface"),
      colorText: colour("color-text"),
      colorTextSecondary: colour("color-text-muted"),
      colorDanger: colour("color-negative"),
      borderRadius: getComputedStyle(document.documentElement).getPropertyValue("--radius-m"),
      fontFamily: "system-ui, sans-serif",
    };
    probe.remove();
    return Object.fromEntries(
      Object.entries(all).filter(([, value]) => /^(rgb|\d|system)/.test(value)),
    );
  }

  /** @param {HTMLElement} box @param {boolean} keeps */
  async function openVendor(box, keeps) {
    const place = h("div");
    box.append(place);
    const mine = form;
    try {
      const { openFields } = await vendorModule();
      const vendor = await openFields(vendorOptions(keeps), place);
      box.firstChild?.remove();
      box.removeAttribute("aria-busy");
      if (mine && mine === form) mine.vendor = vendor;
    } catch {
      if (mine !== form) return;
      tell("error", { code: "OFFLINE" });
      const retry = h("button", { type: "button", class: "main" }, t.retry);
      retry.addEventListener("click", () => void start());
      panel(t.offlineTitle, t.noFields, retry);
    }
  }

  async function sendVendor() {
    const fields = form?.vendor;
    if (!form || isBusy) return;
    if (!fields) return notice(t.loading);
    setBusy(true);
    say(t.sending);
    const wrong = await fields.check().catch(() => t.trouble);
    if (wrong !== null) {
      setBusy(false);
      tell("invalid", { n: 1 });
      return notice(wrong || t.trouble);
    }
    const begun = await post("begin", { save: form.keep.checked });
    const secret = "view" in begun ? begun.view.fields?.secret : undefined;
    if (!secret) {
      setBusy(false);
      if ("view" in begun) return show(begun.view);
      // Nothing has been sent to the bank yet.
      return "refused" in begun ? refuse(begun.refused) : notice(t.neverArrived);
    }
    if (!view?.isSetup) wasSent = true;
    await follow(() => fields.confirm(secret));
  }

  async function answerBank() {
    const secret = view?.fields?.secret;
    if (!secret || isBusy) return;
    setBusy(true);
    await follow(async () => (await vendorModule()).answerBank(vendorOptions(false), secret));
  }

  /** What the provider's script says of a payment is looked up by the house: it alone is believed. @param {() => Promise<Outcome>} run */
  async function follow(run) {
    const stop = watchOver();
    const outcome = await run().catch(() => /** @type {const} */ ("lost"));
    stop();
    const answer = outcome === "lost" ? null : await post("look");
    setBusy(false);
    if (!answer || "lost" in answer) return lose();
    if ("refused" in answer) return refuse(answer.refused);
    show(answer.view);
    if (typeof outcome === "object" && form) {
      wasSent = false;
      notice(outcome.refused || t.trouble);
    }
  }

  /** Tells the host while the bank's window stands over the form: the provider opens it without a word. */
  function watchOver() {
    const check = () => {
      const others = [...document.body.children].filter((node) => node !== main && node !== status);
      openChallenge(
        others.some((node) => {
          const frame = node.matches("iframe") ? node : node.querySelector("iframe");
          const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
          return width > 150 && height > 150;
        }),
      );
    };
    const changes = new MutationObserver(check);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => {
      changes.disconnect();
      openChallenge(false);
    };
  }

  /** @param {boolean} busy */
  function setBusy(busy) {
    isBusy = busy;
    drawBusy();
  }

  /** A page that lays something over the frame, or shows it for a blink, gets no press out of anybody. @param {HTMLElement} button */
  function watch(button) {
    // How much is laid over it is asked where a partner's page is around it; our own dialogs move, which would be taken for a cover.
    const strict = view?.isForeign ? { trackVisibility: true, delay: 100 } : {};
    const seen = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!form || !last) return;
        const isCovered = view?.isForeign && "isVisible" in last && last.isVisible === false;
        const isSeen = last.intersectionRatio >= 0.99 && !isCovered;
        form.seenSince = isSeen ? (form.seenSince ?? performance.now()) : null;
        button.dataset["seen"] = String(isSeen);
      },
      { threshold: [0, 0.5, 0.99, 1], ...strict },
    );
    seen.observe(button);
    return seen;
  }

  // Time, the host, and how it looks.

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
        () => {
          if (!isBusy)
            void post("view").then((answer) => ("refused" in answer ? expire() : undefined));
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
    } else if ("refused" in answer) expire();
    else say(t.trouble);
  });

  function dress() {
    const allowed = view?.isForeign ? ANY_HOST : OWN_HOST;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(theme)) {
      if (typeof value !== "string" || value.length > 200) continue;
      // An accent without what is written on it might not be read.
      if (name === "color-accent" && theme["color-on-accent"] === undefined) continue;
      if (name === "color-scheme") style.colorScheme = value;
      else if (allowed.test(name)) style.setProperty(`--${name}`, value);
    }
  }

  /** @type {() => void} */
  let begin = () => {};
  const hello = new Promise((resolve) => {
    begin = () => resolve(undefined);
    setTimeout(begin, isFramed ? HELLO_MS : 0);
  });

  window.addEventListener("message", ({ source, data, ports: [given] }) => {
    if (port || !given || source !== window.parent || data?.kind !== "martillo-pay") return;
    port = given;
    if (typeof data.locale === "string" && data.locale.startsWith("en")) {
      t = EN;
      document.documentElement.lang = "en";
    }
    if (typeof data.theme === "object" && data.theme !== null) theme = data.theme;
    dress();
    tell("ready");
    tellHeight();
    for (const message of untold) port.postMessage(message);
    untold = [];
    begin();
  });

  let told = 0;
  function tellHeight() {
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (!port || height === told) return;
    told = height;
    tell("height", { height });
  }
  new ResizeObserver(tellHeight).observe(main);

  body.append(h("p", {}, t.loading));
  if (address !== "") void hello.then(start);
})();
