// @ts-check
// Stripe's fields in the pay frame. What is typed into them is Stripe's alone: the frame hears whether it may go on.
import { loadStripe } from "./stripe-loader.js";

/**
 * @typedef {{
 *   key: string, types: string[], cents: number, currency: string, isSetup: boolean, keeps: boolean, locale: string,
 *   look: Record<string, string>, returnUrl: string,
 * }} Options
 * @typedef {"done" | "lost" | { refused: string }} Outcome `done`: the house asks what became of it; `lost`: nobody knows yet
 */

/** @type {Promise<any> | undefined} */
let loading;

// Where it is told parameters, the loader's second try waits for ever for a script that has failed already, unless that is gone.
document.addEventListener(
  "error",
  ({ target }) => target instanceof HTMLScriptElement && target.remove(),
  true,
);

/** @param {Options} options */
function load({ key, locale }) {
  // It would ask other addresses of theirs about whoever looks at the page.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  if (loading) return loading;
  const begun = loadStripe(key, { locale: /** @type {"es" | "en"} */ (locale) });
  begun.catch(() => (loading = undefined));
  loading = begun;
  return begun;
}

/** @param {any} answer @returns {Outcome} */
function outcomeOf({ error }) {
  if (!error) return "done";
  if (error.type === "api_connection_error" || error.type === "api_error") return "lost";
  // What the bank says is kept with the payment, and the house says it.
  if (error.type === "card_error" || error.payment_intent || error.setup_intent) return "done";
  return { refused: error.message ?? "" };
}

/** @param {() => Promise<any>} run @returns {Promise<Outcome>} */
async function settled(run) {
  try {
    return outcomeOf(await run());
  } catch {
    return "lost";
  }
}

/** Shows the fields. Rejects where they cannot be loaded. @param {Options} options @param {HTMLElement} at */
export async function openFields(options, at) {
  const stripe = await load(options);
  const { isSetup, cents, currency, types, look } = options;
  const usage = (/** @type {boolean} */ keeps) => (isSetup || keeps ? "off_session" : null);
  const elements = stripe.elements({
    mode: isSetup ? "setup" : "payment",
    ...(!isSetup && { amount: cents }),
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: types,
    setupFutureUsage: usage(options.keeps),
    locale: options.locale,
    appearance: { variables: look },
  });
  const element = elements.create("payment", {
    // They would open windows of other houses.
    wallets: { applePay: "never", googlePay: "never", link: "never" },
  });
  await new Promise((resolve, reject) => {
    element.on("ready", resolve);
    element.on("loaderror", reject);
    element.mount(at);
  });
  return {
    focus: () => element.focus(),
    /** @param {boolean} keeps */
    keep: (keeps) => elements.update({ setupFutureUsage: usage(keeps) }),
    /** What is wrong with what was typed, in words; null where nothing is. The fields show it themselves. @returns {Promise<string | null>} */
    async check() {
      const { error } = await elements.submit();
      return error ? (error.message ?? "") : null;
    },
    /** @param {string} clientSecret */
    confirm: (clientSecret) =>
      settled(() =>
        stripe[isSetup ? "confirmSetup" : "confirmPayment"]({
          elements,
          clientSecret,
          redirect: "if_required",
          confirmParams: { return_url: options.returnUrl },
        }),
      ),
  };
}

/** Shows what the payer's bank asks. @param {Options} options @param {string} clientSecret */
export async function answerBank(options, clientSecret) {
  const stripe = await load(options);
  return settled(() => stripe.handleNextAction({ clientSecret }));
}
