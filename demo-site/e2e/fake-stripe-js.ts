/** In place of Stripe's script: it shows one field in a frame of its own origin, and asks the API that stands in for Stripe's. */
export const FAKE_STRIPE_JS = `
window.Stripe = (key) => {
  const api = async (path, fields) => {
    const body = new URLSearchParams({ key, ...fields });
    const response = await fetch("https://api.stripe.com/v1/" + path, { method: "POST", body });
    return response.json();
  };
  const pathOf = (secret) => {
    const [id] = secret.split("_secret");
    return (id.startsWith("seti") ? "setup_intents/" : "payment_intents/") + id;
  };
  const askBank = (secret) => new Promise((resolve) => {
    const window_ = document.createElement("iframe");
    window_.title = "Banco";
    window_.src = "https://js.stripe.com/bank.html";
    window_.style.cssText = "position:fixed;inset:0;width:100%;height:400px;background:#fff";
    const box = document.createElement("div");
    box.append(window_);
    document.body.append(box);
    addEventListener("message", async function handle({ source, data }) {
      if (source !== window_.contentWindow) return;
      removeEventListener("message", handle);
      box.remove();
      await api(pathOf(secret) + "/challenge", { answer: data });
      resolve({});
    });
  });
  const confirm = async ({ elements, clientSecret, redirect }) => {
    if (redirect !== "if_required") throw new Error("it would leave the page");
    const answer = await api(pathOf(clientSecret) + "/confirm", { client_secret: clientSecret, number: elements.number });
    if (answer.error) return { error: answer.error };
    if (answer.status === "requires_action") return askBank(clientSecret);
    return { intent: answer };
  };
  return {
    elements(options) {
      window.fakeStripe = { key, options };
      const elements = { number: "" };
      elements.submit = async () => elements.number === "" ? { error: { type: "validation_error", message: "Falta el número." } } : {};
      elements.update = (change) => Object.assign(options, change);
      elements.create = () => {
        const handlers = {};
        return {
          focus() {},
          on: (name, handle) => void (handlers[name] = handle),
          mount(at) {
            const frame = document.createElement("iframe");
            frame.title = "Campos de Stripe";
            frame.src = "https://js.stripe.com/fields.html";
            frame.style.cssText = "border:0;width:100%;height:80px";
            frame.onload = () => handlers.ready();
            addEventListener("message", ({ source, data }) => {
              if (source === frame.contentWindow) elements.number = data;
            });
            at.append(frame);
          },
        };
      };
      return elements;
    },
    confirmPayment: confirm,
    confirmSetup: confirm,
    handleNextAction: ({ clientSecret }) => askBank(clientSecret),
  };
};`;

export const FAKE_FIELDS = `<!doctype html><html lang="es"><title>Campos</title>
<label>Número de Stripe <input oninput="parent.postMessage(this.value, '*')"></label>`;

export const FAKE_BANK = `<!doctype html><html lang="es"><title>Banco</title>
<button onclick="parent.postMessage('authorize', '*')">Autorizar en el banco</button>
<button onclick="parent.postMessage('reject', '*')">Rechazar en el banco</button>`;
