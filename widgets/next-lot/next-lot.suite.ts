import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";

interface NextLotProps {
  lot: number | "next";
  seller?: number;
}

/** What a widget does whose page names no lot by its number. */
export function nextLotSuite(mount: Mount<NextLotProps>, context: SuiteContext) {
  const HOUR_MS = 3_600_000;
  const none = "Ahora no hay ningún lote en subasta.";
  const told = vi.fn();
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(told));
  afterEach(() => {
    vi.restoreAllMocks();
    told.mockReset();
  });
  const said = () => told.mock.calls.map(([text]) => String(text)).join("\n");
  const seedSeller = () => context.api.seedUser({ admin: true });

  test("shows the open auction of a seller that ends first, and stays with it", async () => {
    const { id: sellerId } = await seedSeller();
    await context.api.seedLot({ sellerId, startCents: 300_000, closesInMs: 9 * HOUR_MS });
    await context.api.seedLot({ sellerId, startCents: 200_000, closesInMs: 2 * HOUR_MS });
    await context.api.seedLot({ sellerId, auction: 0, extension: null, closesInMs: HOUR_MS });
    await context.api.seedLot({ startCents: 900_000, closesInMs: HOUR_MS / 2 });
    const first = mount({ lot: "next", seller: sellerId });
    await until(() => expect(first.text()).toContain("2.000"));
    await expectAccessible(first.root);
    // A bid that was meant for one lot must not meet another.
    await context.api.seedLot({ sellerId, startCents: 100_000, closesInMs: HOUR_MS });
    const second = mount({ lot: "next", seller: sellerId });
    await until(() => expect(second.text()).toContain("2.000"));
    expect(second.text()).not.toContain("1.000");
    expect(said()).toBe("");
  });

  test("shows the one that opens next while none is open", async () => {
    const { id: sellerId } = await seedSeller();
    const times = { status: "scheduled", closesInMs: 9 * HOUR_MS } as const;
    await context.api.seedLot({ sellerId, ...times, startCents: 300_000, opensInMs: 3 * HOUR_MS });
    await context.api.seedLot({ sellerId, ...times, startCents: 400_000, opensInMs: HOUR_MS });
    const { text } = mount({ lot: "next", seller: sellerId });
    await until(() => expect(text()).toContain("4.000"));
  });

  test("says in a line that there is none, and nothing to the console", async () => {
    const { id } = await seedSeller();
    const { text, root } = mount({ lot: "next", seller: id });
    await until(() => expect(text()).toBe(none));
    await expectAccessible(root);
    expect(said()).toBe("");
  });

  test("offers another try when it cannot be read", async () => {
    const { id } = await seedSeller();
    context.faults.always("product/nextLot", "refuse");
    const { text, root } = mount({ lot: "next", seller: id });
    await until(() => expect(text()).toContain("Reintentar"));
    context.faults.clear();
    root.querySelector<HTMLElement>("button")?.click();
    await until(() => expect(text()).toBe(none));
  });

  test("shows a lot that is given after the element", async () => {
    const lot = await context.api.seedLot({ startCents: 700_000 });
    const { text, update } = mount({});
    update({ lot });
    await until(() => expect(text()).toContain("7.000"));
  });
}

/** What it says of a page that is wrong. A page hears each mistake once, so one widget stands for all. */
export function mistakenLotSuite(mount: Mount<NextLotProps>) {
  const told = vi.fn();
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(told));
  afterEach(() => {
    vi.restoreAllMocks();
    told.mockReset();
  });
  const said = () => told.mock.calls.map(([text]) => String(text)).join("\n");

  test.each([
    [{}, /no lot\. Write the lot's number/],
    [{ lot: Number.NaN }, /has lot="NaN"/],
    [{ lot: -3 }, /has lot="-3"/],
    [{ lot: "next" as const, seller: 0.5 }, /seller="0.5" is not the number/],
  ])("%o is told to the console, and a quiet line to the visitor", async (props, why) => {
    const { text, root } = mount(props);
    await until(() => expect(text()).toBe("Este lote no se puede mostrar ahora."));
    await until(() => expect(said()).toMatch(why));
    await expectAccessible(root);
  });
}
