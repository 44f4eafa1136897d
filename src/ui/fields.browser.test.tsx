import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sheetOf, widgetSheets } from "../element/sheets";
import { expectAccessible } from "../testing";
import allStyles from "./styles.css?inline";
import { CodeField, DateField, PhoneField, RadioGroup, TextAreaField } from ".";

describe.each(["document", "shadow root"] as const)("fields in a %s", (place) => {
  let host: HTMLElement;
  let root: Root;

  beforeEach(() => {
    host = document.createElement("div");
    document.body.append(host);
    let scope: ShadowRoot | HTMLElement = host;
    if (place === "shadow root") {
      scope = host.attachShadow({ mode: "open" });
      scope.adoptedStyleSheets = widgetSheets("");
    } else {
      document.adoptedStyleSheets = [...widgetSheets(""), sheetOf(allStyles)];
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

  test("a text area is named and described, and grows in its own field", async () => {
    show(<TextAreaField label="Motivo" name="notes" hint="Lo verá el comprador." error="Falta." />);
    const area = page.getByRole("textbox", { name: "Motivo" });
    await expect.element(area).toHaveAccessibleDescription("Lo verá el comprador. Falta.");
    await area.fill("uno\ndos");
    await expect.element(area).toHaveValue("uno\ndos");
    expect(area.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible(host);
  });

  test("a group of radios is one group, and arrows move in it", async () => {
    const chosen = vi.fn();
    show(
      <RadioGroup
        label="Método"
        name="method"
        error="Elija uno."
        options={[
          { value: "sms", label: "SMS" },
          { value: "email", label: "Correo", hint: "Al correo de su cuenta" },
        ]}
        defaultValue="sms"
        onValueChange={chosen}
      />,
    );
    const group = page.getByRole("radiogroup", { name: "Método" });
    await expect.element(group).toHaveAccessibleDescription("Elija uno.");
    await expect.element(group).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(page.getByRole("radio", { name: "SMS" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("radio", { name: /Correo/ })).toBeChecked();
    expect(chosen).toHaveBeenLastCalledWith("email");
    const target = page.getByText("SMS").element().closest("label");
    expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible(host);
  });

  test("a phone says its country's code, which cannot be changed", async () => {
    show(<PhoneField label="Teléfono" name="phone" defaultValue="600 111 222" />);
    const field = page.getByRole("textbox", { name: "Teléfono" });
    await expect.element(field).toHaveAttribute("autocomplete", "tel");
    await expect.element(field).toHaveAccessibleDescription("+34");
    await expect.element(field).toHaveValue("600 111 222");
    await expectAccessible(host);
  });

  test("a code takes what is pasted, whatever its spaces, and tells each code once", async () => {
    const complete = vi.fn();
    show(<CodeField label="Código" name="code" onComplete={complete} />);
    const field = page.getByRole("textbox", { name: "Código" });
    await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(field).toHaveAttribute("inputmode", "numeric");
    await field.fill(" 123 4-56 ");
    await expect.element(field).toHaveValue("123456");
    expect(complete).toHaveBeenCalledExactlyOnceWith("123456");
    await userEvent.click(field);
    await userEvent.keyboard("{End}7");
    await expect.element(field).toHaveValue("123456");
    expect(complete).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Backspace}9");
    expect(complete).toHaveBeenLastCalledWith("123459");
    await expectAccessible(host);
  });

  test("a day lies between 1900 and 2100", async () => {
    show(<DateField label="Nacimiento" name="born" />);
    const field = page.getByLabelText("Nacimiento");
    await expect.element(field).toHaveAttribute("type", "date");
    await expect.element(field).toHaveAttribute("min", "1900-01-01");
    await expect.element(field).toHaveAttribute("max", "2100-12-31");
    await expectAccessible(host);
  });
});
