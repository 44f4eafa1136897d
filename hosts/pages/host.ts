// A page without a framework: its markup names the widgets, its script changes them as any script would.
import { getToken, HEARD, startHost } from "../shared/controls";

const page = document.documentElement;
const place = document.querySelector("main");
const card = document.querySelector("martillo-lot-card");
const box = document.querySelector("martillo-bid-box");

function setAttribute(element: Element, name: string, value: string | boolean | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

if (place && card && box) {
  const handle = startHost(({ isShown, lot, density, quickBid, lotUrl }) => {
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
  for (const name of HEARD) page.addEventListener(name, handle);
}
