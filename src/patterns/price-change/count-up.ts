const RUN_MS = 700;
const FILL = "-webkit-text-fill-color";

/** A visitor who wants calm, or colours of their own, gets the price as it is. */
function isUnwanted(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches;
}

/**
 * Lets the whole euro of a price run from one amount (cents) to another, on a copy that only eyes meet: the price itself stands under it
 * all the while, for those who listen or copy it. Returns the function that ends it.
 */
export function countUp(price: HTMLElement, fromCents: number, toCents: number): () => void {
  const group = /\d(\D)\d{3}/.exec(price.textContent ?? "")?.[1] ?? ".";
  const copy = price.cloneNode(true) as HTMLElement;
  const figure = copy.firstChild;
  const written = figure?.textContent ?? "";
  if (!figure || isUnwanted()) return () => {};
  // The cents stand where they will be: nothing moves while the figure runs.
  copy.replaceChildren(figure);
  const others = [...price.children].filter((node) => node instanceof HTMLElement);
  copy.removeAttribute("part");
  copy.removeAttribute("data-changed");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "absolute",
    left: `${price.offsetLeft}px`,
    top: `${price.offsetTop}px`,
    margin: "0",
    userSelect: "none",
  });
  price.style.setProperty(FILL, "transparent");
  for (const { style } of others) style.setProperty(FILL, "currentcolor");
  price.after(copy);

  let frame = 0;
  const begunAt = performance.now();
  function draw() {
    const share = Math.min(1, (performance.now() - begunAt) / RUN_MS);
    if (share === 1) return end();
    const eased = 1 - (1 - share) ** 3;
    const euro = Math.floor((fromCents + (toCents - fromCents) * eased) / 100);
    const grouped = String(euro).replace(/\B(?=(\d{3})+$)/g, group);
    // The sign of the currency stands before or behind.
    if (figure) figure.textContent = written.replace(/[\d.,]+/, grouped);
    frame = requestAnimationFrame(draw);
  }
  function end() {
    cancelAnimationFrame(frame);
    copy.remove();
    for (const { style } of [price, ...others]) style.removeProperty(FILL);
  }
  draw();
  return end;
}
