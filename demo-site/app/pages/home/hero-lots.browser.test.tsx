import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BidBox, MartilloProvider } from "martillo";
import type { Lot } from "martillo/contract";
import { createTestApi, type TestApi } from "../../../../src/testing/test-api";
import { until } from "../../../../src/testing/until";
import { HeroLots } from "./HeroLots";

let house: TestApi;
let root: Root;
let holder: HTMLElement;

beforeAll(async () => {
  house = await createTestApi();
});
afterEach(() => {
  root.unmount();
  holder.remove();
});
afterAll(() => house.close());

async function lotOf(id: number): Promise<Lot> {
  const { responseData } = await house.api.call("product/lots", { ids: [id] });
  const [lot] = responseData.records;
  if (!lot) throw new Error("no lot");
  return lot;
}

function show(lots: readonly Lot[], beside?: ReactNode) {
  holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
  root.render(
    <MartilloProvider runtime={house.runtime}>
      <MemoryRouter>
        <HeroLots lots={lots} />
        {beside}
      </MemoryRouter>
    </MartilloProvider>,
  );
  return () => holder.textContent ?? "";
}

test("a lot that has closed says what became of it, as its own page does", async () => {
  const lot = await lotOf(await house.api.seedLot({ closesInMs: 60_000, extension: null }));
  const text = show([lot]);
  await until(() => expect(text()).toContain("Cierra en"));
  await until(() => expect(house.runtime.connection.getState()).toBe("live"));
  await house.api.moveEnd(lot.id, 0);
  await until(() =>
    expect(house.runtime.lots.store.getState()[lot.id]?.record?.lot.market_status).toBe("unsold"),
  );
  await until(() => expect(text()).toContain("Sin vender"));
  expect(text()).toContain("Acaba de cerrar");
  expect(text()).not.toContain("Comprobando");
});

test("reads the same time left as the lot's own page, also when a bid has moved the end", async () => {
  const lot = await lotOf(await house.api.seedLot({ closesInMs: 50_000 }));
  const text = show([lot], <BidBox lot={lot.id} />);
  const lefts = () =>
    [".home-ticket__time", "[part~=left]"].map((name) => holder.querySelector(name)?.textContent);
  const agree = async () => {
    // Both are written in the same second of the one clock of the page.
    const [hero, box] = lefts();
    expect(hero).toMatch(/^\d+ (s|min)$/);
    expect(box).toBe(hero);
  };
  await until(agree);
  await until(() => expect(house.runtime.connection.getState()).toBe("live"));
  const before = text();
  await house.api.moveEnd(lot.id, 180_000);
  await until(() => expect(lefts()[0]).toMatch(/min$/));
  await agree();
  expect(text()).not.toBe(before);
});

test("a picture that is missing says so in its place, one on its way does not", async () => {
  const [without, broken] = [
    await house.api.seedLot({ images: [] }),
    await house.api.seedLot({
      images: [{ src: "data:image/png;base64,AAAA", thumb: "data:image/png;base64,AAAA", alt: "" }],
    }),
  ];
  const text = show([await lotOf(without), await lotOf(broken)]);
  await until(() => expect(text().match(/Imagen no disponible/g)).toHaveLength(2));
});
