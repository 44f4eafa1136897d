import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { type Kit } from "./bid-box.kit.suite";
import { watchShifts } from "../../src/testing/layout-shifts";
import { until } from "../../src/testing";

/** Widths of a phone, a larger one, a column, and more than the box takes. */
const WIDTHS = [320, 375, 480, 720];

/** Text of the host right below, which is what a visitor sees jump. */
function putBelow(node: HTMLElement) {
  const below = document.createElement("p");
  below.textContent = "Y así sigue la página.";
  node.after(below);
  // Left behind it would move while the next test watches.
  onTestFinished(() => below.remove());
  return () => below.getBoundingClientRect().top - node.getBoundingClientRect().top;
}

/** Nothing moves that a visitor did not move. */
export function bidBoxLayoutCases(kit: Kit) {
  const { mount, context, bidBy } = kit;

  test.each(WIDTHS)("has its final height from the start at %i px", async (width) => {
    const lot = await context.api.seedLot();
    await bidBy(await context.api.seedUser(), lot, "6000.00");
    const answer = context.faults.hold("product/singleProduct");
    const { root, host, text, flavour } = mount({ lot }, { style: `width: ${width}px` });
    const heights = new Map<string, number>();
    const note = (name: string) =>
      heights.set(name, Math.round(host.getBoundingClientRect().height));
    if (flavour !== "react") note("reserved");
    await until(() => expect(root.querySelector(".martillo-skeleton")).not.toBeNull());
    note("skeleton");
    const placeOfNext = putBelow(host.parentElement === document.body ? host : host.parentElement!);
    const before = placeOfNext();
    const told = watchShifts();
    answer();
    await until(() => expect(text()).toContain("Iniciar sesión y pujar"));
    note("content");
    await until(() => expect(text()).toContain("Total si gana"));
    note("total");
    expect(new Set(heights.values()), JSON.stringify([...heights])).toHaveProperty("size", 1);
    expect(placeOfNext()).toBe(before);
    expect(await told()).toEqual([]);
  });

  test.each(WIDTHS)(
    "does not move when others bid and the end is put off at %i px",
    async (width) => {
      const lot = await context.api.seedLot({ startCents: 980_000, closesInMs: 60_000 });
      const { text, host } = mount({ lot }, { style: `width: ${width}px` });
      await until(() => expect(text()).toContain("Total si gana"));
      await kit.waitLive();
      const height = host.getBoundingClientRect().height;
      const told = watchShifts();
      const [one, other] = [await context.api.seedUser(), await context.api.seedUser()];
      await bidBy(one, lot, "9900.00");
      await bidBy(other, lot, "12000.00");
      await until(() => expect(text()).toContain("Prórroga nº 2"));
      await until(() =>
        expect(text()).toMatch(/Puja actual 10\.000 €.*Total si gana por 10\.[01]00/),
      );
      expect(host.getBoundingClientRect().height).toBe(height);
      expect(await told()).toEqual([]);
    },
  );

  test.each(WIDTHS)("does not move when the lead is lost and won back at %i px", async (width) => {
    const [me, rival] = [await context.api.seedUser(), await context.api.seedUser()];
    const lot = await context.api.seedLot();
    await bidBy(me, lot, "6000.00");
    context.signIn(me);
    const { text, host } = mount({ lot }, { style: `width: ${width}px` });
    await until(() => expect(text()).toContain("Ganando"));
    await kit.waitLive();
    const height = host.getBoundingClientRect().height;
    const told = watchShifts();
    await bidBy(rival, lot, "6010.00");
    await until(() => expect(text()).toContain("Superado"));
    await until(() => expect(text()).toContain("Por menos de un incremento"));
    await until(() => expect(text()).toContain("Total si gana"));
    expect(host.getBoundingClientRect().height).toBe(height);
    await bidBy(me, lot, "9000.00");
    await until(() => expect(text()).toContain("Ganando"));
    expect(host.getBoundingClientRect().height).toBe(height);
    expect(await told()).toEqual([]);
  });

  test("keeps its height while a bid is on its way, and when the lot ends", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot({ extension: null });
    const { text, host } = mount({ lot }, { style: "width: 375px" });
    await kit.review().click();
    context.faults.next("bid/confirm", "drop-answer");
    await kit.confirm().click();
    await until(() => expect(text()).toContain("No sabemos si su puja ha llegado"));
    const height = host.getBoundingClientRect().height;
    const told = watchShifts();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"), 20_000);
    expect(host.getBoundingClientRect().height).toBe(height);
    expect(await told()).toEqual([]);
    await bidBy(await context.api.seedUser(), lot, "9000.00");
    await until(() => expect(text()).toContain("Le han superado"), 20_000);
    const end = watchShifts();
    await context.api.moveEnd(lot, 0);
    await until(() => expect(text()).toContain("No ha ganado"), 20_000);
    expect(host.getBoundingClientRect().height).toBe(height);
    expect(await end()).toEqual([]);
  });

  test("has no empty space when the lot is won before the winner's eyes", async () => {
    const me = await context.api.seedUser();
    context.signIn(me);
    const lot = await context.api.seedLot({ extension: null });
    await bidBy(me, lot, "6000.00");
    const { text, root } = mount({ lot }, { style: "width: 375px" });
    await until(() => expect(text()).toContain("Ganando"));
    await context.api.moveEnd(lot, 0);
    await until(() => expect(text()).toContain("Ha ganado esta subasta"), 20_000);
    await expect.element(page.getByText("Adjudicado", { exact: true })).toBeVisible();
    const boxOf = (part: string) =>
      root.querySelector(`.martillo-bid-box__${part}`)?.getBoundingClientRect() ?? new DOMRect();
    expect(boxOf("total").top - boxOf("action").bottom).toBe(16);
    expect(boxOf("area").bottom).toBe(boxOf("total").bottom);
    // Nor inside of the action, which does not grow.
    const action = root.querySelector(".martillo-bid-box__action");
    const inner = action?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    expect((action?.getBoundingClientRect().bottom ?? 0) - inner).toBeLessThanOrEqual(16);
  });
}
