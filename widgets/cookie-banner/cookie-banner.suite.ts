import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { on } from "../../src/state";
import { configure } from "../../src/state/page/settings";
import { expectAccessible, type Mount, until } from "../../src/testing";
import type { CookieBannerProps } from "./CookieBanner";

const NO_RELOAD = { refuse: ["martillo-consent-reload-request"] as const };

/** What the widget does, in whichever flavour. */
export function cookieBannerSuite(mount: Mount<CookieBannerProps>) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const kept = () => /martillo_consent=([^;]*)/.exec(document.cookie)?.[1];
  const state = (root: ShadowRoot | HTMLElement) =>
    root.querySelector("[part~=base]")?.getAttribute("data-state");

  beforeEach(() => {
    document.cookie = "martillo_consent=; path=/; max-age=0";
    configure({ consent: "pending" });
  });

  test("stays until it is answered, keeps and counts nothing before, and holds no focus", async () => {
    const { root, events } = mount({}, NO_RELOAD);
    await expect.element(button("Aceptar")).toBeVisible();
    expect(kept()).toBeUndefined();
    expect(document.cookie).not.toContain("martillo");
    expect(events).toEqual([]);
    expect(root.contains(document.activeElement)).toBe(false);
    expect(root.querySelector("dialog, [aria-modal]")).toBeNull();
    await expect
      .element(page.getByRole("region", { name: "Usted decide qué guardamos" }))
      .toBeVisible();
    await expect.element(page.getByRole("status")).toHaveTextContent("elija si acepta");
    await expectAccessible(root);
  });

  test("gives yes and no the same weight", async () => {
    const { root } = mount({}, NO_RELOAD);
    await expect.element(button("Aceptar")).toBeVisible();
    const looks = ["Aceptar", "Rechazar"].map((name) => {
      const node = button(name).element();
      const { width, height } = node.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(node);
      return { width, height, backgroundColor, color, fontWeight, fontSize };
    });
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    expect(root.querySelectorAll("button")).toHaveLength(3);
  });

  test("accepting keeps a cookie for the whole site, lets facts out, and asks for a reload", async () => {
    const facts: string[] = [];
    const stop = on("*", ({ name }) => facts.push(name));
    const { told, root } = mount({}, NO_RELOAD);
    await button("Aceptar").click();
    await until(() => expect(state(root)).toBe("hidden"));
    expect(kept()).toBe("1-psm");
    const everything = { preferences: true, statistics: true, marketing: true };
    expect(told("martillo-consent-changed")).toEqual([everything]);
    expect(told("martillo-consent-reload-request")).toEqual([{}]);
    await until(() => expect(facts).toContain("martillo-consent-changed"));
    stop();
  });

  test("rejecting closes it, counts nothing and reloads nothing; the next page does not ask again", async () => {
    const facts: string[] = [];
    const stop = on("*", ({ name }) => facts.push(name));
    const first = mount({}, NO_RELOAD);
    await button("Rechazar").click();
    await until(() => expect(state(first.root)).toBe("hidden"));
    expect(kept()).toBe("1-");
    expect(first.told("martillo-consent-reload-request")).toEqual([]);
    first.unmount();
    const second = mount({}, NO_RELOAD);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(state(second.root)).toBe("hidden");
    expect(facts).toEqual([]);
    stop();
  });

  test("lets each purpose be chosen for itself", async () => {
    const { told, root } = mount({}, NO_RELOAD);
    await button("Elegir por finalidades").click();
    const box = (name: string) => page.getByRole("checkbox", { name });
    await expect.element(box("Necesarias")).toBeDisabled();
    await expect.element(box("Necesarias")).toBeChecked();
    for (const name of ["Preferencias", "Estadística", "Publicidad"]) {
      await expect.element(box(name)).not.toBeChecked();
    }
    await expectAccessible(root);
    await box("Estadística").click();
    await button("Guardar esta selección").click();
    await until(() => expect(kept()).toBe("1-s"));
    expect(told("martillo-consent-changed")).toEqual([
      { preferences: false, statistics: true, marketing: false },
    ]);
  });

  test("can be opened again, shows what was chosen, and takes it back", async () => {
    document.cookie = "martillo_consent=1-ps; path=/";
    const { told, root, update } = mount({}, NO_RELOAD);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(state(root)).toBe("hidden");
    update({ open: true });
    await expect.element(page.getByRole("checkbox", { name: "Estadística" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "Publicidad" })).not.toBeChecked();
    await button("Cerrar sin cambiar nada").click();
    await until(() => expect(state(root)).toBe("hidden"));
    expect([kept(), told("martillo-consent-closed").length]).toEqual(["1-ps", 1]);
    update({ open: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    update({ open: true });
    await button("Rechazar").click();
    await until(() => expect(kept()).toBe("1-"));
    expect(told("martillo-consent-reload-request")).toEqual([{}]);
  });

  test("never lies on what has the focus, also at the end of the page", async () => {
    const field = document.createElement("input");
    field.style.cssText = "display: block; margin-top: 150vh";
    field.setAttribute("aria-label", "Al final");
    document.body.append(field);
    onTestFinished(() => field.remove());
    const { root, unmount } = mount({}, NO_RELOAD);
    await expect.element(button("Aceptar")).toBeVisible();
    const top = () => root.querySelector("[part~=box]")?.getBoundingClientRect().top ?? 0;
    field.focus();
    await until(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()));
    // Also what is in sight already, but below it.
    scrollBy(0, field.getBoundingClientRect().bottom - innerHeight);
    field.blur();
    field.focus({ preventScroll: true });
    await until(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(top()));
    await button("Rechazar").click();
    await until(() => expect(state(root)).toBe("hidden"));
    expect(document.documentElement.style.paddingBottom).toBe("");
    unmount();
  });

  test("gives the focus back to what had it before the choice", async () => {
    const field = document.createElement("input");
    field.setAttribute("aria-label", "Antes");
    document.body.prepend(field);
    onTestFinished(() => field.remove());
    field.focus();
    const { root, update } = mount({}, NO_RELOAD);
    await expect.element(button("Rechazar")).toBeVisible();
    await button("Rechazar").click();
    await until(() => expect(state(root)).toBe("hidden"));
    expect(document.activeElement).toBe(field);

    // Asked for, it takes the focus, and gives it back.
    update({ open: true });
    const focused = () =>
      root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    await until(() => expect(focused()?.getAttribute("part")).toBe("box"));
    await userEvent.tab();
    await button("Cerrar sin cambiar nada").click();
    await until(() => expect(state(root)).toBe("hidden"));
    expect(document.activeElement).toBe(field);
  });

  test("asks again where the kept choice is of another kind", async () => {
    document.cookie = "martillo_consent=0-psm; path=/";
    mount({}, NO_RELOAD);
    await expect.element(button("Aceptar")).toBeVisible();
  });

  test("fits on a narrow page", async () => {
    const { root } = mount({ position: "inline" }, { ...NO_RELOAD, style: "width: 320px" });
    await button("Elegir por finalidades").click();
    const box = root.querySelector<HTMLElement>("[part~=box]");
    expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  });
}
