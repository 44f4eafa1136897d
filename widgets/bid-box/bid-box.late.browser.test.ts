import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lotBidding } from "../../src/state";
import { expectAccessible, runWidgetSuite, until } from "../../src/testing";
import { flavoursOfRun } from "../../src/testing/flavours";
import { definePart, type Part } from "../../src/ui";
import { bidBoxElement } from "./bid-box.element";
import { createKit, focused } from "./bid-box.kit.suite";
import { prepareBidding } from "./prepare-bidding";

type Parts = typeof import("./parts");
type Name = keyof Parts;

/** The parts of this test; each test has new ones, of which nothing is loaded. */
const late = vi.hoisted(() => ({ parts: {} as Record<string, unknown> }));

function partNow(name: string) {
  return late.parts[name] as Part<unknown>;
}

vi.mock(import("./parts"), async (importOriginal) => {
  const names = Object.keys(await importOriginal());
  const follow = (name: string) => {
    const part = () => partNow(name);
    return {
      load: () => part().load(),
      read: () => part().read(),
      subscribe: (listener: () => void) => part().subscribe(listener),
    };
  };
  return Object.fromEntries(names.map((name) => [name, follow(name)]));
});

const SOURCES: Record<Name, () => Promise<unknown>> = {
  stepsPart: () => import("./steps-part"),
  milestonesPart: () => import("./milestones-part"),
  noBidPart: () => import("./no-bid-part"),
  historyPart: () => import("./BidHistoryDialog"),
  loginPart: () => import("./BidLogin"),
};

/** What a guest is likely to need next. */
const FOR_A_GUEST: Name[] = ["loginPart", "milestonesPart", "stepsPart"];

/** Parts that come when they are let through, and fail until they are told to recover. */
function serveLate(...failing: Name[]) {
  const lost = new Set(failing);
  const asked: Name[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  for (const name of Object.keys(SOURCES) as Name[]) {
    late.parts[name] = definePart(async () => {
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
  runWidgetSuite("bid box whose code comes late", bidBoxElement, (mount, context) => {
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
      await until(() => expect(asked).toEqual(["stepsPart"]));
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
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000,00 €"));
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
      await until(() => expect(partNow("stepsPart").read().module).toBeDefined());
      await expect.element(amount()).toHaveValue("7000");
      expect(text()).not.toContain("Confirme su puja");
      await review().click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 7.000,00 €"));
    });

    test("a confirmation that does not come says so, and comes with another try", async () => {
      const { open, recover } = serveLate("stepsPart");
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
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000,00 €"));
      await confirm().click();
      await until(() => expect(text()).toContain("Puja aceptada"));
      expect(await bidCount(lot)).toBe(1);
    });

    test("what was lost with the connection comes back with it, and nothing is sent unseen", async () => {
      const { open, recover } = serveLate("stepsPart");
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
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000,00 €"));
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
        expect(asked).not.toContain("stepsPart");
        expect(asked).not.toContain("loginPart");
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
      for (const name of asked) expect(partNow(name).read().module).toBeDefined();
    });

    test("a sign-in that does not come says so, and comes with another try", async () => {
      const { open, recover } = serveLate("loginPart");
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
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 5.700,00 €"));
      // The host was asked once.
      expect(told("martillo-login-request")).toHaveLength(1);
    });

    test("a bid from elsewhere on the page is told once the code for it is there", async () => {
      const { open, recover } = serveLate("stepsPart");
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
      const { open, asked, recover } = serveLate("historyPart");
      const { text, root } = mount({ lot: await context.api.seedLot() });
      const history = page.getByRole("button", { name: /Ver historial/ });
      await history.dblClick();
      await expect.element(history).toHaveAttribute("aria-busy", "true");
      expect(asked.filter((name) => name === "historyPart")).toHaveLength(1);
      const height = heightOf(root);
      open();
      await until(() => expect(text()).toContain("No se ha podido cargar"));
      expect(heightOf(root)).toBe(height);
      await expectAccessible(root);
      recover();
      await history.click();
      await expect.element(page.getByRole("dialog", { name: "Historial de pujas" })).toBeVisible();
    });

    test("the items of the total come when they are unfolded, also after a failure", async () => {
      const { open, recover } = serveLate("stepsPart");
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
