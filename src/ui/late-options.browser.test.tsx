import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { widgetSheets } from "../element/sheets";
import { expectAccessible, loseFiles } from "../testing";
import { AutocompleteField } from ".";

test("a list whose code is lost is told, the text works without it, and the next letter asks again", async () => {
  const restore = await loseFiles("*/OptionList*");
  const host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets("");
  const root = createRoot(shadow);
  const people = [{ key: "7", label: "Lucía Ortega" }];
  root.render(
    <form className="martillo-root">
      <AutocompleteField label="Nuevo ganador" load={async () => people} delayMs={30} />
    </form>,
  );
  const box = page.getByRole("combobox");
  await userEvent.click(box);
  await userEvent.keyboard("lu");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("No se han podido cargar las sugerencias.");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await expect.element(box).toHaveValue("lu");
  await expectAccessible(host);
  await restore();
  await userEvent.keyboard("c");
  await expect.element(page.getByRole("option", { name: "Lucía Ortega" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(box).toHaveValue("Lucía Ortega");
  root.unmount();
  host.remove();
});
