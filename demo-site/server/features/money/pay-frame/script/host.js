// @ts-check
// The page around the frame: what it is told, what it says of language and looks, and how high the frame is.
import { speakEnglish } from "./texts.js";

const HELLO_MS = 1_500;
/** What a host may change of how the frame looks; a partner's page may not touch what the amount is read by. */
const ANY_HOST = /^(color-(accent|on-accent|focus)|font|radius-[a-z]+)$/;
const OWN_HOST = /^(color-[a-z-]+|font|font-size-[a-z0-9]+|radius-[a-z]+)$/;

const isFramed = window.parent !== window;
/** @type {MessagePort | undefined} */
let port;
/** What was told before the host had given its port. @type {object[]} */
let untold = [];
/** @type {Record<string, unknown>} */
let theme = {};

/** @param {import("./types").Told} message */
export function tell(message) {
  if (port) port.postMessage(message);
  else if (isFramed) untold.push(message);
}

/** Looks as the host wants, as far as it may. Before the house has said whose page it is, it is taken for a partner's. @param {boolean} isOwn */
export function dress(isOwn) {
  const allowed = isOwn ? OWN_HOST : ANY_HOST;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(theme)) {
    if (typeof value !== "string" || value.length > 200) continue;
    // An accent without what is written on it might not be read.
    if (name === "color-accent" && theme["color-on-accent"] === undefined) continue;
    if (name === "color-scheme") style.colorScheme = value;
    else if (allowed.test(name)) style.setProperty(`--${name}`, value);
  }
}

/** Tells how high the frame's content is, whenever that changes. @param {HTMLElement} content @returns {() => void} tells it now */
export function watchHeight(content) {
  let told = 0;
  const tellNow = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (!port || height === told) return;
    told = height;
    tell({ kind: "height", height });
  };
  new ResizeObserver(tellNow).observe(content);
  return tellNow;
}

/** Waits for the host's word, and not for long. @param {() => void} onPort @returns {Promise<void>} */
export function hello(onPort) {
  return new Promise((resolve) => {
    setTimeout(resolve, isFramed ? HELLO_MS : 0);
    window.addEventListener("message", ({ source, data, ports: [given] }) => {
      if (port || !given || source !== window.parent || data?.kind !== "martillo-pay") return;
      port = given;
      if (typeof data.locale === "string" && data.locale.startsWith("en")) speakEnglish();
      if (typeof data.theme === "object" && data.theme !== null) theme = data.theme;
      tell({ kind: "ready" });
      onPort();
      for (const message of untold) port.postMessage(message);
      untold = [];
      resolve();
    });
  });
}
