import { afterEach, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { until } from "../../testing";
import { countUp } from "./count-up";

/** Of the browser's debugging protocol what is needed here. */
interface Emulation {
  send(method: string, params?: object): Promise<unknown>;
}

async function prefer(value: "reduce" | "no-preference") {
  const features = [{ name: "prefers-reduced-motion", value }];
  await (cdp() as unknown as Emulation).send("Emulation.setEmulatedMedia", { features });
}

afterEach(() => prefer("no-preference"));

function priceOf(text: string) {
  const box = document.createElement("div");
  box.style.position = "relative";
  box.innerHTML = `<p part="price">${text}<small>,00 €</small></p>`;
  document.body.append(box);
  onTestFinished(() => box.remove());
  return { box, price: box.querySelector("p") as HTMLElement };
}

/** What a screen reader finds. */
function readable(box: HTMLElement) {
  return [...box.children]
    .filter((node) => node.getAttribute("aria-hidden") !== "true")
    .map((node) => node.textContent)
    .join(" ");
}

test("the figures run to the price, and whoever listens finds nothing but the price", async () => {
  await prefer("no-preference");
  const { box, price } = priceOf("12.600");
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    shown.add(box.querySelector("[aria-hidden]")?.textContent ?? "");
    expect(readable(box)).toBe("12.600,00 €");
  });
  observer.observe(box, { childList: true, characterData: true, subtree: true });
  countUp(price, 1_200_000, 1_260_000);
  await until(() => expect(box.querySelector("[aria-hidden]")).toBeNull());
  observer.disconnect();
  const figures = [...shown].filter((text) => text !== "");
  expect(figures.length).toBeGreaterThan(2);
  for (const text of figures) {
    const euro = Number(text.replace(",00 €", "").replace(".", ""));
    expect(euro).toBeGreaterThanOrEqual(12_000);
    expect(euro).toBeLessThan(12_600);
  }
  expect(price.style.cssText).toBe("");
});

test("whoever wants no motion gets the price as it is", async () => {
  await prefer("reduce");
  const { box, price } = priceOf("12.600");
  countUp(price, 1_200_000, 1_260_000);
  expect(box.children).toHaveLength(1);
});
