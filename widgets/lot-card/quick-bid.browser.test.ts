import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "../../src/testing/house-api";
import { flavoursOfRun } from "../../src/testing/flavours";
import { type MountedWidget, mountWidget } from "../../src/testing/mount-widget";
import { createTestRuntime } from "../../src/testing/test-api";
import type { LotCardProps } from "./LotCard";
import { lotCardDocs } from "./lot-card.docs";
import { until } from "../../src/testing";

type Steps = typeof import("./QuickBidSteps");

const network = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error()) }));

vi.mock("./quick-bid-chunk", async () => {
  const { defineChunk } = await import("../../src/late");
  return { quickBidChunk: defineChunk(() => network.load() as Promise<Steps>) };
});

let api: PageApi;
let card: MountedWidget<LotCardProps> | undefined;

beforeAll(async () => {
  api = await openHouse();
});
afterEach(() => card?.unmount());
afterAll(() => api.close());

/** A promise that is settled from outside. */
function later() {
  let resolve!: (steps: Steps) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Steps>((keep, give) => {
    resolve = keep;
    reject = give;
  });
  return { promise, resolve, reject };
}

// The built code has its parts inside, where nothing holds them up.
test.runIf(flavoursOfRun().includes("element"))(
  "a press waits for the code of the bid, is told of its failure, and works the next time",
  async () => {
    const context = createTestRuntime(api);
    context.runtime.session.setHostToken({ token: (await api.seedUser()).token });
    const lot = await api.seedLot({ startCents: 1_200_000 });
    card = mountWidget("element", lotCardDocs, context, { lot });
    const offer = page.getByRole("button", { name: "Pujar 12.000 €" });
    await expect.element(offer).toBeVisible();

    const failing = later();
    network.load = () => failing.promise;
    await offer.click();
    await expect.element(offer).toHaveAttribute("aria-busy", "true");
    failing.reject(new TypeError("Failed to fetch"));
    await expect.element(page.getByRole("status")).toHaveTextContent("No se ha podido cargar");
    expect(card.text()).toContain("No se ha podido cargar");
    await expect.element(offer).not.toHaveAttribute("aria-busy");

    const slow = later();
    network.load = () => slow.promise;
    await offer.click();
    await expect.element(offer).toHaveAttribute("aria-busy", "true");
    slow.resolve(await vi.importActual<Steps>("./QuickBidSteps"));
    await expect.element(page.getByRole("button", { name: "Confirmar 12.000 €" })).toBeVisible();
    await until(() =>
      expect(card?.root instanceof ShadowRoot && card.root.activeElement?.textContent).toContain(
        "¿Confirma su puja",
      ),
    );
    expect(card.text()).not.toContain("No se ha podido cargar");
    expect(context.faults.requests.some(({ action }) => action === "bid/confirm")).toBe(false);
  },
);
