import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { customEndSessions, userValidateUser } from "../../src/contract";
import { configure, type Runtime } from "../../src/state";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import { withAlert } from "../../src/client";
import type { AlertsProps } from "./Alerts";

/** What the alerts do, in whichever flavour. */
export function alertsSuite(mount: Mount<AlertsProps>, context: SuiteContext) {
  const tell = (message: string, kind: "info" | "error" = "info") =>
    context.runtime.alerts.setState((all) => withAlert(all, { kind, message }), true);
  const messages = (root: ParentNode) =>
    [...root.querySelectorAll('[part="message"]')].map((node) => node.textContent ?? "");

  afterEach(() => {
    vi.useRealTimers();
    configure({ phrases: {}, locale: "es" });
  });

  test("shows three at most, the oldest gives way, and nothing is said twice", async () => {
    const { root } = mount({});
    for (const text of ["uno", "dos", "tres", "cuatro", "tres"]) tell(text);
    await expect.poll(() => messages(root)).toEqual(["Aviso: dos", "Aviso: cuatro", "Aviso: tres"]);
    await expectAccessible(root);
  });

  test("says news politely and failures at once, in regions that were there before", async () => {
    const { root } = mount({});
    await expect.poll(() => root.querySelectorAll("[aria-live]").length).toBe(2);
    const polite = root.querySelector('[role="status"][aria-live="polite"]');
    const assertive = root.querySelector('[role="alert"][aria-live="assertive"]');
    tell("Guardado");
    tell("No se ha guardado", "error");
    await expect.poll(() => polite?.textContent).toContain("Aviso: Guardado");
    await expect.poll(() => assertive?.textContent).toContain("Error: No se ha guardado");
    await expectAccessible(root);
  });

  test("leads where it says, and is done with then", async () => {
    const { root } = mount({});
    const link = { label: "Volver a pujar", href: "#subasta-12" };
    context.runtime.alerts.setState(
      (all) => withAlert(all, { kind: "error", message: "Le han superado", link }),
      true,
    );
    const anchor = page.getByRole("link", { name: "Volver a pujar" });
    await expect.element(anchor).toHaveAttribute("href", "#subasta-12");
    await expectAccessible(root);
    await anchor.click();
    expect(location.hash).toBe("#subasta-12");
    await expect.poll(() => messages(root)).toEqual([]);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("are closed one by one, and the keyboard goes on to the next", async () => {
    const { root } = mount({});
    tell("primero");
    tell("segundo");
    const buttons = page.getByRole("button", { name: "Cerrar el aviso" });
    await expect.poll(() => messages(root)).toHaveLength(2);
    (buttons.elements()[0] as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => messages(root)).toEqual(["Aviso: segundo"]);
    await expect.poll(() => buttons.element().matches(":focus")).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => messages(root)).toEqual([]);
    expect(context.runtime.alerts.getState()).toEqual([]);
  });

  describe("over a modal dialog of the page", () => {
    /** A host's own, which clips what is in it and moves it about. */
    function openDialog(shadow = false) {
      const dialog = document.createElement("dialog");
      dialog.style.cssText = "overflow: hidden; transform: translateX(1px); width: 200px";
      dialog.innerHTML = "<button>Otro</button>";
      const host = document.createElement("div");
      document.body.append(host);
      (shadow ? host.attachShadow({ mode: "open" }) : host).append(dialog);
      dialog.showModal();
      onTestFinished(() => host.remove());
      return dialog;
    }
    /** What a visitor presses there, through shadow roots. */
    function hitAt(node: Element) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot && hit !== hit.shadowRoot.elementFromPoint(x, y)) {
        hit = hit.shadowRoot.elementFromPoint(x, y);
      }
      return hit;
    }
    const closing = () => page.getByRole("button", { name: "Cerrar el aviso" });
    const isPressable = () => {
      const [button] = closing().elements();
      return button !== undefined && button.contains(hitAt(button));
    };

    test.each([false, true])("they are seen and pressed (in a shadow root: %s)", async (shadow) => {
      mount({});
      const dialog = openDialog(shadow);
      tell("No se ha guardado", "error");
      await expect.poll(isPressable).toBe(true);
      const alert = closing().element().closest('[part~="alert"]')!;
      const box = () => alert.getBoundingClientRect();
      // A page around React components has no styles in shadow roots of others: there it is the browser's own popover.
      const isBare = shadow && context.flavour === "react";
      // It slides in from the edge.
      await expect.poll(() => innerWidth - box().right).toBeLessThan(isBare ? innerWidth : 40);
      await expect.poll(() => box().width).toBeGreaterThan(isBare ? 80 : 250);
      // Read out, because its region stands where nothing is inert, and stood there before it.
      expect(alert.closest("[aria-live=assertive]")).not.toBeNull();
      expect(dialog.matches(":modal")).toBe(true);
      await closing().click();
      await expect.poll(() => closing().elements()).toEqual([]);
      expect(dialog.childElementCount).toBe(1);
      // A pointer that stays would hold what later tests tell.
      await userEvent.hover(dialog.querySelector("button")!);
    });

    test("they come along into one that is opened later, and back out of it", async () => {
      const { root } = mount({});
      tell("Guardado");
      await expect.poll(() => messages(root)).toEqual(["Aviso: Guardado"]);
      const dialog = openDialog();
      await expect.poll(isPressable).toBe(true);
      await expect.poll(() => messages(root)).toEqual([]);
      dialog.close();
      await expect.poll(() => messages(root)).toEqual(["Aviso: Guardado"]);
      // It slides in from the edge there, too.
      await expect.poll(isPressable).toBe(true);
    });
  });

  test("show HTML as the text that it is", async () => {
    const { root } = mount({});
    tell("<img src=x onerror=alert(1)>");
    await expect.poll(() => messages(root)).toEqual(["Aviso: <img src=x onerror=alert(1)>"]);
    expect(root.querySelector("img")).toBeNull();
  });

  test("speak the visitor's language, also of what was raised before", async () => {
    const { root } = mount({});
    tell("Logged out successfully");
    await expect.poll(() => messages(root)).toEqual(["Aviso: Logged out successfully"]);
    configure({ phrases: { "Logged out successfully": "Ha cerrado la sesión." } });
    await expect.poll(() => messages(root)).toEqual(["Aviso: Ha cerrado la sesión."]);
  });

  describe("by themselves", () => {
    /** Time of the page alone: what waits here goes on. */
    function stopTime() {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    }
    async function shown(root: ParentNode, texts: string[]) {
      await until(() => expect(messages(root)).toEqual(texts));
    }

    test("go after a while, failures later", async () => {
      stopTime();
      const { root } = mount({});
      tell("noticia");
      tell("fallo", "error");
      await shown(root, ["Aviso: noticia", "Error: fallo"]);
      await vi.advanceTimersByTimeAsync(6_500);
      await shown(root, ["Error: fallo"]);
      await vi.advanceTimersByTimeAsync(6_500);
      await shown(root, []);
    });

    test("stay while the pointer or the focus is on one", async () => {
      stopTime();
      const { root } = mount({ placement: "inline" });
      tell("noticia");
      await shown(root, ["Aviso: noticia"]);
      const item = root.querySelector('[part~="alert"]') as HTMLElement;
      const button = item.querySelector("button") as HTMLButtonElement;
      button.focus();
      await vi.advanceTimersByTimeAsync(30_000);
      await shown(root, ["Aviso: noticia"]);
      button.blur();
      await vi.advanceTimersByTimeAsync(500);
      await userEvent.hover(item);
      await vi.advanceTimersByTimeAsync(30_000);
      await shown(root, ["Aviso: noticia"]);
      await userEvent.unhover(item);
      await until(async () => {
        await vi.advanceTimersByTimeAsync(6_500);
        expect(messages(root)).toEqual([]);
      });
    });

    test("are not shown when they are old news", async () => {
      stopTime();
      tell("hace mucho");
      await vi.advanceTimersByTimeAsync(60_000);
      const { root } = mount({});
      await vi.advanceTimersByTimeAsync(50);
      await shown(root, []);
    });
  });

  describe("of calls", () => {
    const raised = (runtime: Runtime) =>
      runtime.alerts.getState().map(({ kind, message, caller }) => ({ kind, message, caller }));

    test("a refusal that nobody shows is an alert, with the call that said it", async () => {
      const { root } = mount({});
      await context.runtime.call(customEndSessions, {});
      expect(raised(context.runtime)).toEqual([
        { kind: "error", message: "Inicie sesión para continuar.", caller: "custom/endSessions" },
      ]);
      await expect.poll(() => messages(root)).toEqual(["Error: Inicie sesión para continuar."]);
    });

    test("one that the caller shows is none, nor is one of a silent call", async () => {
      await context.runtime.call(customEndSessions, {}, { inline: true });
      await context.runtime.call(userValidateUser, {});
      expect(raised(context.runtime)).toEqual([]);
    });

    test("signing out says so, once", async () => {
      const { root } = mount({});
      context.signIn(await context.api.seedUser());
      await context.runtime.session.getToken();
      await context.runtime.session.logout();
      await expect.poll(() => messages(root)).toEqual(["Aviso: Logged out successfully"]);
    });
  });
}
