import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { widgetSheets } from "../element/sheets";
import { expectAccessible, until } from "../testing";
import { Button } from "../ui";
import { accountFieldInputs, customFieldRules, DynamicFields, type FieldToShow, useForm } from ".";

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = widgetSheets("");
  root = createRoot(shadow);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

let order = 0;
function field(name: string, type: string, more: Partial<FieldToShow> = {}): FieldToShow {
  return {
    name,
    type,
    label: `Campo ${name}`,
    hint: "",
    is_required: 1,
    active: 1,
    options: [],
    sub_select: null,
    show_order: order++,
    ...more,
  };
}
const options = [
  { value: "a", label: "Alfa" },
  { value: "b", label: "Beta" },
];
const ALL: FieldToShow[] = [
  field("dni", "text", { hint: "Para las facturas." }),
  field("notes", "textarea"),
  field("km", "number"),
  field("weight", "decimal"),
  field("sector", "select", {
    options,
    sub_select: {
      name: "special",
      label: "Especialidad",
      is_required: 1,
      options: { a: [{ value: "a1", label: "Alfa uno" }] },
    },
  }),
  field("uses", "multi-select", { options }),
  field("kind", "radio", { options }),
  field("news", "checkbox"),
  field("born", "date"),
  field("phone", "phone"),
  field("billing", "email"),
  field("zip", "zip"),
  field("city", "something new", { is_required: 0 }),
  field("gone", "text", { active: 2 }),
];

const EARLIER = { dni: "1A", sector: "a", special: "a1", uses: ["b"], kind: "b", news: true };

function Example({
  send,
  values,
}: {
  send: (values: unknown) => void;
  values: Record<string, unknown>;
}) {
  const form = useForm({
    rules: customFieldRules(ALL),
    send: (data) => send(accountFieldInputs(ALL, data)),
  });
  return (
    <form {...form.props}>
      <DynamicFields definitions={[...ALL].reverse()} field={form.field} values={values} />
      <Button type="submit">Enviar</Button>
    </form>
  );
}

function show(values: Record<string, unknown> = { dni: "1A" }) {
  const send = vi.fn();
  root.render(
    <div className="martillo-root">
      <Example send={send} values={values} />
    </div>,
  );
  return send;
}
const submit = () => page.getByRole("button", { name: "Enviar" }).click();
const names = () =>
  [...(host.shadowRoot?.querySelectorAll("[name]") ?? [])].map((input) =>
    input.getAttribute("name"),
  );

test("every kind has its control, in the order that the house gave them; removed ones are hidden", async () => {
  show(EARLIER);
  await expect.element(page.getByRole("textbox", { name: "Campo dni" })).toHaveValue("1A");
  expect([...new Set(names())]).toEqual([
    "custom_fields.dni",
    "custom_fields.notes",
    "custom_fields.km",
    "custom_fields.weight",
    "custom_fields.sector",
    "custom_fields.special",
    "custom_fields.uses",
    "custom_fields.kind",
    "custom_fields.news",
    "custom_fields.born",
    "phone",
    "custom_fields.billing",
    "zip",
    "city",
  ]);
  await expect.element(page.getByLabelText("Campo city (opcional)")).toBeVisible();
  await expect.element(page.getByLabelText("Campo born")).toHaveAttribute("type", "date");
  await expect.element(page.getByLabelText("Campo phone")).toHaveAttribute("type", "tel");
  await expect
    .element(page.getByLabelText("Campo zip"))
    .toHaveAttribute("autocomplete", "postal-code");
  await expect.element(page.getByRole("radiogroup", { name: "Campo kind" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Campo uses" })).toBeVisible();
  await expect.element(page.getByLabelText("Campo sector")).toHaveValue("a");
  await expect.element(page.getByLabelText("Especialidad")).toHaveValue("a1");
  await expect.element(page.getByRole("radio", { name: "Beta" })).toBeChecked();
  await expect.element(page.getByLabelText("Campo news")).toBeChecked();
  await expectAccessible(host);
});

test("the second choice follows the first", async () => {
  show();
  const first = page.getByLabelText("Campo sector");
  const second = page.getByLabelText("Especialidad");
  await expect.element(second).not.toBeInTheDocument();
  await first.selectOptions("a");
  await second.selectOptions("a1");
  await expect.element(second).toHaveValue("a1");
  await first.selectOptions("b");
  await expect.element(second).not.toBeInTheDocument();
  await first.selectOptions("a");
  await expect.element(second).toHaveValue("");
});

test("required ones want an answer, wrong ones say why, and right ones are sent as an account is", async () => {
  const send = show();
  await page.getByLabelText("Campo dni").fill("");
  await page.getByLabelText("Campo km").fill("mil");
  await page.getByLabelText("Campo born").fill("1850-01-01");
  await submit();
  await expect
    .element(page.getByLabelText("Campo dni"))
    .toHaveAccessibleDescription("Para las facturas. Required!");
  await expect
    .element(page.getByLabelText("Campo km"))
    .toHaveAccessibleDescription("invalid decimal");
  await expect
    .element(page.getByLabelText("Campo born"))
    .toHaveAccessibleDescription("Date should not be before minimal date");
  await expect
    .element(page.getByRole("group", { name: "Campo uses" }))
    .toHaveAccessibleDescription("Required!");
  await expectAccessible(host);
  expect(send).not.toHaveBeenCalled();

  await page.getByLabelText("Campo dni").fill("12345678Z");
  await page.getByLabelText("Campo notes").fill("Ninguna");
  await page.getByLabelText("Campo km").fill("1200");
  await page.getByLabelText("Campo weight").fill("12,5");
  await page.getByLabelText("Campo sector").selectOptions("a");
  await page.getByLabelText("Especialidad").selectOptions("a1");
  await page.getByRole("group", { name: "Campo uses" }).getByLabelText("Beta").click();
  await page.getByRole("radiogroup").getByLabelText("Alfa").click();
  await page.getByLabelText("Campo news").click();
  await page.getByLabelText("Campo born").fill("1990-05-04");
  await page.getByLabelText("Campo phone").fill("600 111 222");
  await page.getByLabelText("Campo billing").fill("facturas@example.test");
  await page.getByLabelText("Campo zip").fill("28001");
  await submit();
  await until(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith({
    phone: "600 111 222",
    zip: "28001",
    city: "",
    custom_fields: {
      dni: "12345678Z",
      notes: "Ninguna",
      km: "1200",
      weight: "12,5",
      sector: "a",
      special: "a1",
      uses: ["b"],
      kind: "a",
      news: true,
      born: "1990-05-04",
      billing: "facturas@example.test",
    },
  });
});
