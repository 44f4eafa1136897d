import { type ReactNode, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sheetOf, widgetSheets } from "../element/sheets";
import { expectAccessible, until } from "../testing";
import allStyles from "./styles.css?inline";
import {
  Button,
  CheckboxField,
  Dialog,
  Image,
  MoneyField,
  Pager,
  SelectField,
  Tabs,
  PasswordField,
  TextField,
} from ".";
import { Popover } from "./Popover";

// Everything stands in a document and in a shadow root: closing, focus and reading differ between the two.
describe.each(["document", "shadow root"] as const)("primitives in a %s", (place) => {
  let host: HTMLElement;
  let scope: ShadowRoot | HTMLElement;
  let root: Root;

  beforeEach(() => {
    host = document.createElement("div");
    document.body.append(host);
    const sheets = widgetSheets("");
    if (place === "shadow root") {
      const shadow = host.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = sheets;
      scope = shadow;
    } else {
      document.adoptedStyleSheets = [...sheets, sheetOf(allStyles)];
      scope = host;
    }
    root = createRoot(scope);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
    document.adoptedStyleSheets = [];
  });

  function show(content: ReactNode) {
    root.render(<div className="martillo-root">{content}</div>);
  }
  function focused(): string {
    const active = scope instanceof ShadowRoot ? scope.activeElement : document.activeElement;
    return active?.textContent ?? "";
  }

  function DialogExample() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Condiciones">
          <p>Texto</p>
        </Dialog>
      </>
    );
  }
  const dialog = () => page.getByRole("dialog", { name: "Condiciones" });
  const closings: [string, () => Promise<void>][] = [
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its button", () => page.getByRole("button", { name: "Cerrar" }).click()],
    [
      "a press beside it",
      () => userEvent.click(dialog(), { position: { x: 20, y: -60 }, force: true }),
    ],
  ];

  test.each(closings)("a dialog closes with %s and gives the focus back", async (_name, close) => {
    show(<DialogExample />);
    await page.getByRole("button", { name: "Abrir" }).click();
    await expect.element(dialog()).toBeVisible();
    await expectAccessible(host);
    await close();
    await expect.element(dialog()).not.toBeInTheDocument();
    await until(() => expect(focused()).toBe("Abrir"));
  });

  function PopoverExample() {
    const [isOpen, setOpen] = useState(false);
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <div style={{ overflow: "hidden", height: 60, display: "flex", gap: 200 }}>
        <div ref={anchor}>
          <Button onClick={() => setOpen(true)}>Más</Button>
        </div>
        <Popover open={isOpen} anchor={anchor} onDismiss={() => setOpen(false)}>
          <Button>Dentro</Button>
        </Popover>
        <Button>Otro</Button>
      </div>
    );
  }

  test("a popover is not clipped, stays while it is used, and closes with a press elsewhere", async () => {
    show(<PopoverExample />);
    await page.getByRole("button", { name: "Más" }).click();
    const inside = page.getByRole("button", { name: "Dentro" });
    await expect.element(inside).toBeVisible();
    const box = inside.element().getBoundingClientRect();
    expect(box.top).toBeGreaterThan(50);
    await inside.click();
    await expect.element(inside).toBeVisible();
    await page.getByRole("button", { name: "Otro" }).click({ force: true });
    await expect.element(inside).not.toBeInTheDocument();
  });

  test("Escape closes a popover and leaves the dialog around it open", async () => {
    function Both() {
      return (
        <Dialog open onClose={() => show(null)} title="Condiciones">
          <PopoverExample />
        </Dialog>
      );
    }
    show(<Both />);
    await page.getByRole("button", { name: "Más" }).click();
    await page.getByRole("button", { name: "Dentro" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Dentro" })).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
  });

  test("a busy button keeps the focus and does nothing", async () => {
    const press = vi.fn();
    show(
      <Button busy onClick={press}>
        Enviando
      </Button>,
    );
    const button = page.getByRole("button", { name: "Enviando" });
    await button.click({ force: true });
    expect(press).not.toHaveBeenCalled();
    expect(focused()).toBe("Enviando");
    await expect.element(button).toHaveAttribute("aria-busy", "true");
  });

  test("fields are named, described and marked", async () => {
    show(
      <>
        <TextField label="Correo" hint="El de su cuenta" error="Falta la arroba" />
        <SelectField label="Provincia" options={[{ value: "m", label: "Madrid" }]} />
        <CheckboxField label="Acepto" aside="3" error="Hace falta" />
      </>,
    );
    const mail = page.getByRole("textbox", { name: "Correo" });
    await expect.element(mail).toHaveAttribute("aria-invalid", "true");
    const described = mail.element().getAttribute("aria-describedby") ?? "";
    const texts = described
      .split(" ")
      .map((id) => scope.querySelector(`[id="${id}"]`)?.textContent);
    expect(texts).toEqual(["El de su cuenta", "Falta la arroba"]);
    await expect.element(page.getByRole("combobox", { name: "Provincia" })).toBeVisible();
    await expectAccessible(host);
  });

  test("a password can be shown", async () => {
    show(<PasswordField label="Contraseña" defaultValue="secreto" />);
    const input = () => scope.querySelector("input");
    await until(() => expect(input()?.type).toBe("password"));
    await page.getByRole("button", { name: "Mostrar contraseña" }).click();
    expect(input()?.type).toBe("text");
    await page.getByRole("button", { name: "Ocultar contraseña" }).click();
    expect(input()?.type).toBe("password");
  });

  test("an amount stays as typed until its field is left", async () => {
    function Amount() {
      const [text, setText] = useState("");
      return <MoneyField label="Importe" value={text} onValueChange={setText} />;
    }
    show(<Amount />);
    const field = page.getByRole("textbox", { name: "Importe" });
    await field.fill("12500,5");
    await expect.element(field).toHaveValue("12500,5");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("12.500,50");
  });

  test("a picture that does not come leaves its box and says so", async () => {
    show(
      <div style={{ width: 320 }}>
        <Image src="/no-such.webp" alt="Vista frontal" />
      </div>,
    );
    await expect.element(page.getByText("Imagen no disponible")).toBeVisible();
    expect(scope.querySelector<HTMLElement>(".martillo-image")?.offsetHeight).toBe(180);
  });

  test("tabs are one stop, and arrows move between them", async () => {
    function Example() {
      const [key, select] = useState("a");
      const items = ["a", "b", "c"].map((name) => ({ key: name, label: `Lista ${name}` }));
      return (
        <Tabs label="Listas" items={items} selected={key} onSelect={select}>
          Contenido {key}
        </Tabs>
      );
    }
    show(<Example />);
    await page.getByRole("tab", { name: "Lista a" }).click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByText("Contenido b")).toBeVisible();
    await userEvent.keyboard("{End}{ArrowRight}{ArrowLeft}");
    await expect.element(page.getByText("Contenido c")).toBeVisible();
    expect(focused()).toBe("Lista c");
    await expectAccessible(host);
  });

  test("pages say where one is", async () => {
    const turn = vi.fn();
    show(<Pager page={10} pageCount={20} onPageChange={turn} />);
    const current = page.getByRole("button", { name: "Página 10" });
    await expect.element(current).toHaveAttribute("aria-current", "page");
    // Its rules came along with it.
    await expect.element(page.getByRole("navigation")).toHaveStyle({ display: "flex" });
    const next = page.getByRole("button", { name: "Página siguiente" });
    await next.click();
    await userEvent.unhover(next);
    expect(turn).toHaveBeenCalledWith(11);
    await expectAccessible(host);
  });

  test("no page is left out where there is little room", async () => {
    await page.viewport(320, 600);
    show(<Pager page={10} pageCount={20} onPageChange={() => {}} />);
    for (const number of [1, 2, 7, 8, 9, 10, 11, 12, 13, 19, 20]) {
      await expect
        .element(page.getByRole("button", { name: `Página ${number}`, exact: true }))
        .toBeVisible();
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  test("a token of the page reaches in, and nothing else is changed by it", async () => {
    document.documentElement.style.setProperty("--martillo-color-accent", "rgb(120, 0, 60)");
    try {
      show(<Button variant="primary">Pujar</Button>);
      const button = page.getByRole("button", { name: "Pujar" });
      await expect.element(button).toHaveStyle({ backgroundColor: "rgb(120, 0, 60)" });
      await expect.element(button).toHaveStyle({ color: "rgb(255, 255, 255)" });
    } finally {
      document.documentElement.style.removeProperty("--martillo-color-accent");
    }
  });

  test("colours follow the page, or the theme where one is asked for", async () => {
    const surface = () => {
      const node = scope.querySelector("[data-probe]");
      return node ? getComputedStyle(node).backgroundColor : "";
    };
    const probe = <div data-probe="" style={{ background: "var(--martillo-color-surface)" }} />;
    show(probe);
    await until(() => expect(surface()).toBe("rgb(255, 255, 255)"));
    document.documentElement.style.colorScheme = "dark";
    expect(surface()).toBe("rgb(18, 23, 27)");
    show(
      <div className="martillo-root" data-theme="light">
        {probe}
      </div>,
    );
    await until(() => expect(surface()).toBe("rgb(255, 255, 255)"));
    document.documentElement.style.colorScheme = "";
  });
});
