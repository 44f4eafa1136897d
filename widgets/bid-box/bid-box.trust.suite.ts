import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lotBidding } from "../../src/state/bids/lot-bidding";
import { expectAccessibleNow, type Kit } from "./bid-box.kit.suite";
import { until } from "../../src/testing";

/** Lost answers, lost connections, refusals and wrong clocks. */
export function bidBoxTrustCases(kit: Kit) {
  const { mount, context, bidBy, bidCount, amount, review, confirm, done } = kit;

  test("a double click is one bid, and does not dismiss its receipt", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await review().click();
    await confirm().dblClick();
    await until(() => expect(text()).toContain("Puja aceptada"));
    expect(await bidCount(lot)).toBe(1);
    const sent = context.faults.requests.filter(({ action }) => action === "bid/confirm");
    expect(sent).toHaveLength(1);
  });

  test("a box that goes leaves the receipt to the others, and takes it along as the last", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const first = mount({ lot });
    const second = mount({ lot });
    await review().first().click();
    await confirm().click();
    await until(() => expect(second.text()).toContain("Puja aceptada"));
    first.unmount();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(second.text()).toContain("Puja aceptada");
    second.unmount();
    await until(() => expect(lotBidding(context.runtime, lot).store.getState().phase).toBe("idle"));
  });

  test("a lost answer is looked up, and the bid counted once", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, told, root } = mount({ lot });
    await review().click();
    context.faults.next("bid/confirm", "drop-answer");
    context.faults.next("custom/bidStatus", "drop-answer");
    await confirm().click();
    await until(() => expect(text()).toContain("No sabemos si su puja ha llegado"));
    expect(text()).toContain("Lo estamos comprobando…");
    await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
    await expectAccessibleNow(root);
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"), 8_000);
    expect(told("martillo-bid-unknown")).toHaveLength(1);
    expect(told("martillo-bid-placed")).toHaveLength(1);
    expect(await bidCount(lot)).toBe(1);
  });

  test("a bid that never arrived is said not to count, and may be made again", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text } = mount({ lot });
    await review().click();
    context.faults.next("bid/confirm", "refuse");
    await confirm().click();
    await until(() => expect(text()).toContain("No sabemos si su puja ha llegado"));
    await until(
      () => expect(text()).toContain("La puja no llegó al servidor y no cuenta."),
      15_000,
    );
    await page.getByRole("button", { name: "Revisar de nuevo" }).click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
    expect(await bidCount(lot)).toBe(1);
  });

  test("a refusal says why, what next, and offers the amount that works", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, told, root } = mount({ lot });
    await review().click();
    await kit.waitLive();
    // Another bidder is faster, and the frame that would say so is lost.
    context.faults.silence();
    await bidBy(await context.api.seedUser(), lot, "5000.00");
    await confirm().click();
    await until(() => expect(text()).toContain("Puja rechazada"));
    expect(text()).toMatch(/inferior al mínimo de 5\.100 €/);
    expect(told("martillo-bid-refused")).toMatchObject([
      { code: "BELOW_MINIMUM", minimum: "5100.00" },
    ]);
    await expectAccessibleNow(root);
    context.faults.clear();
    await page.getByRole("button", { name: "Pujar 5.100 €" }).click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
  });

  test("a refusal without another amount keeps what was typed", async () => {
    context.signIn(await context.api.seedUser({ bidLimitCents: 550_000 }));
    const { text } = mount({ lot: await context.api.seedLot() });
    await amount().fill("6000");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("La puja supera su límite autorizado."));
    expect(text()).toContain("solicite ampliar su límite");
    await done().click();
    await expect.element(amount()).toBeVisible();
  });

  test("sends nothing into a dead connection and says how old its data is", async () => {
    context.signIn(await context.api.seedUser());
    const lot = await context.api.seedLot();
    const { text, root } = mount({ lot });
    await amount().fill("6000");
    await kit.waitLive();
    context.api.cutNetwork();
    try {
      await until(() => expect(text()).toMatch(/Reconectando… .*hace \d+ s/), 5_000);
      expect(text()).toContain("Precio de salida 5.000 €");
      await expect.element(review()).toHaveAttribute("aria-disabled", "true");
      await expect.element(review()).toHaveAccessibleDescription(/No puede pujar hasta recuperar/);
      await review().click({ force: true });
      expect(text()).not.toContain("Confirme su puja");
      await expectAccessibleNow(root);
    } finally {
      context.api.restoreNetwork();
    }
    await until(() => expect(text()).not.toContain("Reconectando…"), 10_000);
    await expect.element(amount()).toHaveValue("6.000");
    await review().click();
    await confirm().click();
    await until(() => expect(text()).toContain("Puja aceptada"));
  });

  test("a device clock that is ten minutes wrong changes nothing", async () => {
    const right = Date.now.bind(Date);
    // The database lives in this page too, and keeps its own time.
    const clock = vi.spyOn(Date, "now").mockImplementation(() => {
      const isServer = /pglite|wasm/.test(new Error("who asks?").stack ?? "");
      return isServer ? right() : right() + 600_000;
    });
    try {
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot({ closesInMs: 200_000 });
      const { text, root } = mount({ lot });
      await until(() => expect(text()).toContain("Cierra en 3 min"));
      expect(root.querySelector("[part~=clock]")).toHaveAttribute("data-temperature", "soon");
      await review().click();
      await confirm().click();
      await until(() => expect(text()).toContain("Puja aceptada"));
    } finally {
      clock.mockRestore();
    }
  });
}
