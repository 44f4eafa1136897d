import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { widgetSheets } from "../element/sheets";
import { expectAccessible, until } from "../testing";
import { EditorField } from ".";

describe.each(["document", "shadow root"] as const)("the editor in a %s", (where) => {
  let host: HTMLElement;
  let scope: ShadowRoot | HTMLElement;
  let root: Root;

  beforeEach(() => {
    host = document.createElement("div");
    document.body.append(host);
    scope = host;
    if (where === "shadow root") {
      scope = host.attachShadow({ mode: "open" });
      scope.adoptedStyleSheets = widgetSheets("");
    }
    root = createRoot(scope);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  const text = () => page.getByRole("textbox", { name: "Descripción" });
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  const value = () => scope.querySelector<HTMLInputElement>("input[name=description]")?.value;

  async function show(html?: string, error?: string) {
    const changed = vi.fn();
    root.render(
      <div className="martillo-root">
        <EditorField
          label="Descripción"
          name="description"
          hint="Lo leerán los postores."
          error={error}
          onValueChange={changed}
          {...(html !== undefined && { defaultValue: html })}
        />
      </div>,
    );
    await expect.element(text()).toBeVisible();
    return changed;
  }

  test("stores a space while nothing is in it, and again when it was emptied", async () => {
    const changed = await show();
    expect(value()).toBe(" ");
    await userEvent.click(text());
    await userEvent.keyboard("a");
    await until(() => expect(value()).toBe("<p>a</p>"));
    await userEvent.keyboard("{Backspace}");
    await until(() => expect(value()).toBe(" "));
    expect(changed).toHaveBeenLastCalledWith(" ");
  });

  test("its tools are pressed by mouse and reached by arrows", async () => {
    await show();
    await userEvent.click(text());
    await tool("Negrita").click();
    await expect.element(tool("Negrita")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("Muy bueno");
    await until(() => expect(value()).toBe("<p><strong>Muy bueno</strong></p>"));
    await userEvent.keyboard(
      "{Shift>}{Tab}{/Shift}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}",
    );
    await userEvent.keyboard("{Enter}");
    await until(() => expect(value()).toMatch(/^<ul><li><p><strong>Muy bueno/));
    await tool("Deshacer").click();
    await until(() => expect(value()).toBe("<p><strong>Muy bueno</strong></p>"));
  });

  test("keeps what the house takes, of what it begins with and of what is pasted", async () => {
    await show(
      '<h2>Estado</h2><p onclick="x()">Bien <a href="javascript:x()">aquí</a><img src=x onerror=x()></p><script>x()</script>',
    );
    await expect.element(text()).toHaveTextContent("Bien aquí");
    const paste = new DataTransfer();
    paste.setData(
      "text/html",
      '<p style="color:red">Pegado <b>fuerte</b> <a href="https://x.example" onclick="x()">enlace</a></p><iframe src="//evil.example"></iframe><svg onload=x()></svg>',
    );
    text()
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: paste, bubbles: true, cancelable: true }),
      );
    await until(() => expect(value()).toContain("<strong>fuerte</strong>"));
    expect(value()).toContain('href="https://x.example"');
    expect(value()).not.toMatch(/javascript|onclick|onerror|style=|<img|<svg|<iframe|<script/);
  });

  test("is named, described and marked as wrong", async () => {
    await show("<p>x</p>", "Falta el kilometraje.");
    await expect.element(text()).toHaveAttribute("aria-multiline", "true");
    await expect.element(text()).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(text())
      .toHaveAccessibleDescription("Lo leerán los postores. Falta el kilometraje.");
    await expectAccessible(host);
  });

  test("puts no styles into the page", async () => {
    await show();
    expect(document.head.querySelector("style[data-tiptap-style]")).toBeNull();
  });
});
