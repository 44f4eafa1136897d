// @ts-check
// Fields of the provider's own: what is typed there never comes here.
import { h } from "./dom.js";
import { isSpanish } from "./texts.js";

/** @param {string} address @returns {Promise<import("./types").VendorModule>} */
export const vendorModule = (address) => import(address);

/** What the provider's fields need to know. @param {import("./types").FrameView} view @param {{ keeps: boolean, at: HTMLElement }} of */
export function vendorOptions(view, { keeps, at }) {
  return {
    ...view.fields,
    isSetup: view.isSetup,
    keeps,
    locale: isSpanish() ? "es" : "en",
    look: lookOf(at),
  };
}

/** How the page looks now, as plain colours: the provider computes none. @param {HTMLElement} at */
function lookOf(at) {
  const probe = h("span", { class: "hidden" });
  at.append(probe);
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

/**
 * Watches for the bank's window over the form: the provider opens it without a word.
 * @param {readonly Element[]} own What stands in the page besides. @param {(isOpen: boolean) => void} onChange @returns {() => void} ends it
 */
export function watchOver(own, onChange) {
  const check = () => {
    const others = [...document.body.children].filter((node) => !own.includes(node));
    onChange(
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
    onChange(false);
  };
}
