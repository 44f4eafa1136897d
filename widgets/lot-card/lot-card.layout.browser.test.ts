import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "../../src/testing/house-api";
import { defineElement } from "../../src/element";
import { reservedStyles } from "../../src/embed/reserved-styles";
import { createTestRuntime } from "../../src/testing/test-api";
import { lotCardElement } from "./lot-card.element";
import { freeTag, until } from "../../src/testing";

const WIDTHS_PX = [200, 299, 320, 480];
const { reservedHeight = "" } = lotCardElement;

let api: PageApi;

beforeAll(async () => {
  api = await openHouse();
});
afterAll(() => api.close());

/** Records the layout shifts of the page from now on. */
function watchShifts() {
  const shifts: unknown[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  return { shifts, observer };
}

async function frames(count: number) {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
}

test("nothing moves between reserved space, skeleton and content, however wide the card is", async () => {
  await page.viewport(1400, 900);
  const { apiBase, faults, runtime } = createTestRuntime(api);
  // Other tests of this page have registered the card's own tag.
  const tag = freeTag(lotCardElement.tag);
  // The time left has the same words for half an hour: what it says moves nothing here.
  const closesInMs = 50.5 * 3_600_000;
  const lots = await Promise.all([
    api.seedLot({ closesInMs, title: "Renault Clio" }),
    api.seedLot({
      closesInMs,
      title: "Furgón largo con caja isotérmica y plataforma elevadora trasera",
    }),
    api.seedLot({ closesInMs, title: "Audi A4 Avant 2.0 TDI", startCents: 123_456_789 }),
  ]);
  // As the loader does while the code of the card is on its way.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(reservedStyles(tag, reservedHeight));
  document.adoptedStyleSheets.push(sheet);

  const row = document.createElement("div");
  row.style.cssText = "display: flex; gap: 16px; align-items: start";
  for (const [index, width] of WIDTHS_PX.entries()) {
    const column = document.createElement("div");
    column.style.width = `${width}px`;
    column.innerHTML = `<${tag} api-base="${apiBase}"></${tag}><p>Texto debajo</p>`;
    column.firstElementChild?.setAttribute("lot", String(lots[index % lots.length]));
    row.append(column);
  }
  document.body.append(row);
  const cards = [...row.querySelectorAll<HTMLElement>(tag)];
  const heights = () => cards.map((card) => card.getBoundingClientRect().height);
  const phases = () =>
    cards.map((card) => card.shadowRoot?.querySelector("article")?.dataset["phase"]);
  await frames(3);
  const { shifts, observer } = watchShifts();
  const reserved = heights();
  expect(reserved[2]).toBeCloseTo(320 * 0.5625 + 256.875, 0);

  faults.next("product/lots", "hang");
  defineElement({ ...lotCardElement, tag });
  await until(() => expect(new Set(phases())).toEqual(new Set(["loading"])));
  await frames(3);
  const loading = heights();
  for (const card of cards) runtime.lots.refresh(Number(card.getAttribute("lot")));
  await until(() => expect(new Set(phases())).toEqual(new Set(["ready"])));
  await frames(6);

  for (const [index, height] of heights().entries()) {
    expect(loading[index]).toBeCloseTo(reserved[index] ?? 0, 1);
    expect(height).toBeCloseTo(reserved[index] ?? 0, 1);
  }
  await until(() => expect(observer.takeRecords()).toHaveLength(0));
  expect(shifts).toEqual([]);
  observer.disconnect();
  row.remove();
});

test("a card of a list at 1280 px shows all of its facts, also the longest", async () => {
  const { apiBase } = createTestRuntime(api);
  const id = await api.seedLot({
    title: "Mercedes-Benz Clase C Estate 300 e 313 CV AMG Line",
    kilometers: 123_982,
    fuel: "Híbrido enchufable",
    transmission: "Automático",
    location: "Santa Cruz de Tenerife",
  });
  defineElement(lotCardElement);
  const column = document.createElement("div");
  document.body.append(column);
  // Beside the filters of a list at 1280 px, on a phone, and in the widest card.
  for (const width of [292, 343, 420]) {
    column.style.width = `${width}px`;
    column.innerHTML = `<martillo-lot-card api-base="${apiBase}" lot="${id}"></martillo-lot-card>`;
    const root = () => column.firstElementChild?.shadowRoot;
    await until(() => expect(root()?.querySelector("article")?.dataset["phase"]).toBe("ready"));
    const about = root()?.querySelector(".martillo-lot-card__about")?.getBoundingClientRect();
    const parts = [
      ...(root()?.querySelectorAll<HTMLElement>("[part~=facts] > li, [part~=location]") ?? []),
    ];
    expect(parts).toHaveLength(5);
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth);
      expect(box.bottom, part.textContent).toBeLessThanOrEqual((about?.bottom ?? 0) + 0.5);
      expect(box.right, part.textContent).toBeLessThanOrEqual((about?.right ?? 0) + 0.5);
    }
  }
  column.remove();
});
