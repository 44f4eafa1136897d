import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lotBidding } from "../../src/state/bids/lot-bidding";
import { expectAccessible, runWidgetSuite, until } from "../../src/testing";
import { flavoursOfRun } from "../../src/testing/flavours";
import { type Chunk } from "../../src/late";
import { bidBoxDocs } from "./bid-box.docs";
import { createKit, focused } from "./bid-box.kit.suite";
import { prepareBidding } from "./prepare-bidding";
import { defineChunk } from "../../src/late";

type Chunks = typeof import("./chunks");
type Name = keyof Chunks;

/** The chunks of this test; each test has new ones, of which nothing is loaded. */
const late = vi.hoisted(() => ({ chunks: {} as Record<string, unknown> }));

function chunkNow(name: string) {
  return late.chunks[name] as Chunk<unknown>;
}

vi.mock(import("./chunks"), async (importOriginal) => {
  const names = Object.keys(await importOriginal());
  const follow = (name: string) => {
    const chunk = () => chunkNow(name);
    return {
      load: () => chunk().load(),
      read: () => chunk().read(),
      subscribe: (listener: () => void) => chunk().subscribe(listener),
    };
  };
  return Object.fromEntries(names.map((name) => [name, follow(name)]));
});

const SOURCES: Record<Name, () => Promise<unknown>> = {
  entryChunk: () => import("./entry"),
  stepsChunk: () => import("./steps"),
  historyChunk: () => import("./history"),
  loginChunk: () => import("../login/LoginInPlace"),
  priceChangeChunk: () => import("../../src/patterns/price-change/PriceChange"),
};

/** What a guest is likely to need next. */
const FOR_A_GUEST: Name[] = ["entryChunk", "loginChunk", "stepsChunk"];

/** Chunks that come when they are let through, and fail until they are told to recover. */
function serveLate(...failing: Name[]) {
  const lost = new Set(failing);
  const asked: Name[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  for (const name of Object.keys(SOURCES) as Name[]) {
    late.chunks[name] = defineChunk(async () => {
      asked.push(name);
      await gate;
      if (lost.has(name)) throw new TypeError("Failed to fetch dynamically imported module");
      return SOURCES[name]();
    });
  }
  return { asked, open, recover: () => lost.clear() };
}

// The built files are late on their own account: see `bid-box.late-files.browser.test.ts`.
describe.skipIf(flavoursOfRun().includes("embed"))("before its code is there", () => {
  runWidgetSuite("bid box whose code comes late", bidBoxDocs, (mount, context) => {
    const kit = createKit(mount, context);
    const { amount, review, confirm, bidCount } = kit;
    const signIn = () => page.getByRole("button", { name: "Iniciar sesión y pujar" });
    const dialog = () => page.getByRole("dialog", { name: "Iniciar sesión" });
    const heightOf = (root: ShadowRoot | HTMLElement) =>
      root.querySelector("[part~=base]")?.getBoundingClientRect().height;

    test("a guest at rest asks for nothing, and the first focus for what comes next", async () => {
      const { asked } = serveLate();
      const { text } = mount({ lot: await context.api.seedLot() });
      await until(() => expect(text()).toContain("Total si gana"));
      expect(asked).toEqual([]);
      amount().element().focus();
      await until(() => expect(asked.toSorted()).toEqual(FOR_A_GUEST));
    });

    test("a member has it before anything is pressed", async () => {
      const { asked } = serveLate();
      context.signIn(await context.api.seedUser());
      mount({ lot: await context.api.seedLot() });
      await until(() => expect(asked).toEqual(["stepsChunk"]));
    });

    test("a click is kept while the confirmation is on its way, and a second one is not another", async () => {
      const { open } = serveLate();
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text, root } = mount({ lot }, { style: "width: 375px" });
      await until(() => expect(text()).toContain("Total si gana"));
      await amount().fill("6000");
      const height = heightOf(root);
      await review().dblClick();
      await expect.element(review()).toHaveAttribute("aria-busy", "true");
      await userEvent.keyboard("{Enter}");
      expect(heightOf(root)).toBe(height);
      expect(text()).not.toContain("Confirme su puja");
      await expectAccessible(root);
      open();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
      await until(() => expect(focused(root)).toBe("Confirme su puja"));
      expect(heightOf(root)).toBe(height);
      await confirm().dblClick();
      await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
      expect(await bidCount(lot)).toBe(1);
      const sent = context.faults.requests.filter(({ action }) => action === "bid/confirm");
      expect(sent).toHaveLength(1);
    });

    test("what is typed meanwhile stays, and is not confirmed unseen", async () => {
      const { open } = serveLate();
      context.signIn(await context.api.seedUser());
      const { text } = mount({ lot: await context.api.seedLot() });
      await amount().fill("6000");
      await review().click();
      await expect.element(review()).toHaveAttribute("aria-busy", "true");
      await amount().fill("7000");
      await expect.element(review()).not.toHaveAttribute("aria-busy");
      open();
      await until(() => expect(chunkNow("stepsChunk").read().module).toBeDefined());
      await expect.element(amount()).toHaveValue("7000");
      expect(text()).not.toContain("Confirme su puja");
      await review().click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 7.000 €"));
    });

    test("a confirmation that does not come says so, and comes with another try", async () => {
      const { open, recover } = serveLate("stepsChunk");
      open();
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text, root } = mount({ lot }, { style: "width: 375px" });
      await until(() => expect(text()).toContain("Total si gana"));
      const height = heightOf(root);
      await amount().fill("6000");
      await review().click();
      await until(() => expect(text()).toContain("Todavía no se ha enviado ninguna puja."));
      await expect
        .element(page.getByRole("alert").getByText(/No se ha podido cargar/))
        .toBeVisible();
      expect(heightOf(root)).toBe(height);
      await expectAccessible(root);
      await expect.element(amount()).toHaveValue("6.000");
      expect(await bidCount(lot)).toBe(0);
      recover();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
      await confirm().click();
      await until(() => expect(text()).toContain("Puja aceptada"));
      expect(await bidCount(lot)).toBe(1);
    });

    test("what was lost with the connection comes back with it, and nothing is sent unseen", async () => {
      const { open, recover } = serveLate("stepsChunk");
      open();
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text } = mount({ lot });
      await until(() => expect(text()).toContain("Total si gana"));
      await amount().fill("6000");
      await review().click();
      await until(() => expect(text()).toContain("Todavía no se ha enviado ninguna puja."));
      await kit.waitLive();
      context.api.cutNetwork();
      try {
        const connection = () => context.runtime.connection.getState();
        await until(() => expect(connection()).toBe("reconnecting"));
        recover();
      } finally {
        context.api.restoreNetwork();
      }
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
      expect(await bidCount(lot)).toBe(0);
    });

    test("a focus while the connection is lost asks for nothing that is sure to fail", async () => {
      const { asked } = serveLate();
      const { text } = mount({ lot: await context.api.seedLot() });
      await until(() => expect(text()).toContain("Total si gana"));
      await kit.waitLive();
      context.api.cutNetwork();
      try {
        await until(() => expect(text()).toContain("Reconectando…"));
        await amount().fill("6000");
        expect(asked).not.toContain("stepsChunk");
        expect(asked).not.toContain("loginChunk");
      } finally {
        context.api.restoreNetwork();
      }
      await until(() => expect(text()).not.toContain("Reconectando…"));
      await expect.element(amount()).toHaveValue(expect.stringMatching(/^6\.?000$/));
      await amount().click();
      await until(() => expect(asked.toSorted()).toEqual(FOR_A_GUEST));
    });

    test("prepared bidding needs nothing more", async () => {
      const { asked, open } = serveLate();
      open();
      await prepareBidding();
      expect(asked.toSorted()).toEqual(Object.keys(SOURCES).toSorted());
      for (const name of asked) expect(chunkNow(name).read().module).toBeDefined();
    });

    test("a sign-in that does not come says so, and comes with another try", async () => {
      const { open, recover } = serveLate("loginChunk");
      const me = await context.api.seedUser();
      const lot = await context.api.seedLot();
      const { text, root, told } = mount({ lot }, { style: "width: 375px" });
      await until(() => expect(text()).toContain("Total si gana"));
      const height = heightOf(root);
      await amount().fill("5.700");
      await signIn().click();
      await expect.element(signIn()).toHaveAttribute("aria-busy", "true");
      open();
      await until(() => expect(text()).toContain("Todavía no se ha enviado ninguna puja."));
      expect(heightOf(root)).toBe(height);
      recover();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await dialog().getByLabelText("Correo electrónico").fill(me.email);
      await dialog().getByLabelText("Contraseña", { exact: true }).fill(me.password);
      await dialog().getByRole("button", { name: "Iniciar sesión" }).click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 5.700 €"));
      // The host was asked once.
      expect(told("martillo-login-request")).toHaveLength(1);
    });

    test("a bid from elsewhere on the page is told once the code for it is there", async () => {
      const { open, recover } = serveLate("stepsChunk");
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text, root } = mount({ lot }, { style: "width: 375px" });
      await until(() => expect(text()).toContain("Total si gana"));
      await lotBidding(context.runtime, lot).place({ amount: "6000.00", type: "max" });
      await until(() => expect(text()).toContain("Cargando el resultado de su puja…"));
      const height = heightOf(root);
      open();
      await until(() => expect(text()).toContain("No se ha podido cargar"));
      expect(heightOf(root)).toBe(height);
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("No se ha podido cargar"));
      recover();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("Puja aceptada: va ganando"));
      expect(await bidCount(lot)).toBe(1);
    });

    test("the history opens by the click that asked for it, also after a failure", async () => {
      const { open, asked, recover } = serveLate("historyChunk");
      const { text, root } = mount({ lot: await context.api.seedLot() });
      const history = page.getByRole("button", { name: /Ver historial/ });
      await history.dblClick();
      await expect.element(history).toHaveAttribute("aria-busy", "true");
      expect(asked.filter((name) => name === "historyChunk")).toHaveLength(1);
      const height = heightOf(root);
      open();
      await until(() => expect(text()).toContain("No se ha podido cargar"));
      expect(heightOf(root)).toBe(height);
      await expectAccessible(root);
      recover();
      // What comes unasked, long after the click, opens nothing.
      await prepareBidding();
      const opened = page.getByRole("dialog", { name: "Historial de pujas" });
      await expect.element(opened).not.toBeInTheDocument();
      await history.click();
      await expect.element(opened).toBeVisible();
    });

    test("the items of the total come when they are unfolded, also after a failure", async () => {
      const { open, recover } = serveLate("stepsChunk");
      open();
      const { text } = mount({ lot: await context.api.seedLot() });
      await page.getByText("Total si gana por").click();
      await until(() => expect(text()).toContain("No se ha podido cargar"));
      recover();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("Base imponible"));
    });
  });
});
