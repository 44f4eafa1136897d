// A page without a framework: its markup names the widgets, its script changes them as any script would.
import { getToken, HEARD, startHost } from "../shared/controls";

interface Loader {
  observe(root: ShadowRoot): void;
}
const loader = () => (globalThis as { martillo?: Loader }).martillo;

const main = document.querySelector("main");
const card = document.querySelector("martillo-lot-card");
const box = document.querySelector("martillo-bid-box");

/** Where the widgets stand: in the page itself, or inside something of the host's. */
function placeIn(main: HTMLElement): HTMLElement | ShadowRoot {
  const widgets = [...main.children];
  if (main.dataset["inside"] === "shadow") {
    const root = main.attachShadow({ mode: "open" });
    root.append(...widgets);
    const observe = () => {
      const found = loader();
      if (found) found.observe(root);
      else setTimeout(observe, 20);
    };
    observe();
    return root;
  }
  if (main.dataset["inside"] === "dialog") {
    const dialog = document.createElement("dialog");
    dialog.append(...widgets);
    main.append(dialog);
    dialog.showModal();
    return dialog;
  }
  return main;
}

function setAttribute(element: Element, name: string, value: string | boolean | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

if (main && card && box) {
  const place = placeIn(main);
  const { handle } = startHost(({ isShown, lot, density, quickBid, lotUrl }) => {
    for (const element of [card, box]) {
      setAttribute(element, "lot", String(lot));
      Object.assign(element, { getToken });
      if (!isShown) element.remove();
      else if (!element.isConnected) place.append(element);
    }
    setAttribute(card, "density", density);
    setAttribute(card, "quick-bid", quickBid);
    Object.assign(card, { lotUrl });
  });
  for (const name of HEARD) document.addEventListener(name, handle);
}
