import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { widgetSheets } from "../element/sheets";
import { expectAccessible, until } from "../testing";
import { Button } from "../ui";
import { DynamicFields, type FieldToShow, RepeatingRows, type Row, savedRows, useForm } from ".";

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets("");
  root = createRoot(shadow);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const base = { hint: "", active: 1 as const, options: [], sub_select: null };
const FIELDS: FieldToShow[] = [
  { ...base, name: "person", type: "text", label: "Persona", is_required: 1, show_order: 1 },
  { ...base, name: "phone", type: "phone", label: "Teléfono", is_required: 0, show_order: 2 },
];

function Example({ rows, onSend }: { rows: readonly Row[]; onSend: (text: unknown) => void }) {
  const form = useForm({
    rules: { contacts: savedRows("contacts") },
    send: (data) => onSend(data.get("contacts")),
  });
  return (
    <form {...form.props}>
      <RepeatingRows
        Fields={DynamicFields}
        label="Contactos"
        {...form.field("contacts")}
        fields={FIELDS}
        defaultRows={rows}
        summary={({ person }) => String(person)}
        most={3}
      />
      <Button type="submit">Enviar</Button>
    </form>
  );
}

function show(rows: readonly Row[] = []) {
  const send = vi.fn();
  root.render(
    <div className="martillo-root">
      <Example rows={rows} onSend={send} />
    </div>,
  );
  return send;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const sent = () =>
  JSON.parse(shadow.querySelector<HTMLInputElement>("input[name=contacts]")?.value ?? "") as Row[];
const focused = () =>
  shadow.activeElement?.getAttribute("aria-label") ?? shadow.activeElement?.textContent;
const person = page.getByLabelText("Persona");
const status = page.getByRole("status");

test("a row is checked by itself before it is taken; Enter saves it and sends nothing", async () => {
  const send = show();
  await press("Añadir");
  await until(() => expect(shadow.activeElement).toBe(person.element()));
  await page.getByLabelText("Teléfono (opcional)").fill("12");
  await press("Guardar");
  await expect.element(person).toHaveAccessibleDescription("Required!");
  await expect
    .element(page.getByLabelText("Teléfono (opcional)"))
    .toHaveAccessibleDescription("+34 Entre 8 y 15 caracteres.");
  await until(() => expect(shadow.activeElement).toBe(person.element()));
  await expectAccessible(host);
  expect(sent()).toEqual([]);
  await person.fill("Lucía");
  await page.getByLabelText("Teléfono (opcional)").fill("600 111 222");
  await userEvent.keyboard("{Enter}");
  await until(() => expect(sent()).toEqual([{ person: "Lucía", phone: "600 111 222" }]));
  await expect.element(status).toHaveTextContent("Añadido.");
  await until(() => expect(focused()).toBe("Añadir"));
  expect(send).not.toHaveBeenCalled();
  await press("Enviar");
  expect(send).toHaveBeenCalledWith('[{"person":"Lucía","phone":"600 111 222"}]');
});

test("a row is changed in its place, and Escape gives the change up", async () => {
  show([{ person: "Lucía" }, { person: "Luis" }]);
  await press("Editar Lucía");
  await person.fill("Lucía Ortega");
  await userEvent.keyboard("{Escape}");
  await until(() => expect(focused()).toBe("Editar Lucía"));
  await press("Editar Lucía");
  await expect.element(person).toHaveValue("Lucía");
  await person.fill("Lucía Ortega");
  await press("Guardar");
  await until(() => expect(sent().map((row) => row["person"])).toEqual(["Lucía Ortega", "Luis"]));
  await until(() => expect(focused()).toBe("Editar Lucía Ortega"));
});

test("rows are taken away, and the focus stays near", async () => {
  show([{ person: "A" }, { person: "B" }, { person: "C" }]);
  await expect.element(page.getByRole("button", { name: "Añadir" })).not.toBeInTheDocument();
  await press("Eliminar B");
  await expect.element(status).toHaveTextContent("Eliminado.");
  await until(() => expect(focused()).toBe("Eliminar C"));
  await press("Eliminar C");
  await until(() => expect(focused()).toBe("Eliminar A"));
  await press("Eliminar A");
  await until(() => expect(focused()).toBe("Añadir"));
  expect(sent()).toEqual([]);
});

test("a row that is still being written is not lost", async () => {
  const send = show();
  await press("Añadir");
  await person.fill("Lucía");
  await press("Enviar");
  await expect.element(page.getByText("Guarde o cancele lo que está editando.")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
