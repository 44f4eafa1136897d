import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DEFAULT_LOCALE, LocaleContext, type Phrases } from "../i18n";
import { Button, CheckboxField, DateField, TextField } from "../ui";
import { accepted, day, email, FormAlert, required, sameAs, type SendResult, useForm } from ".";
import { until } from "../testing";

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host.attachShadow({ mode: "open" }));
});
afterEach(() => {
  root.unmount();
  host.remove();
});

type Send = (data: FormData) => Promise<SendResult<{ id: number }>>;

function Example({ send, onSent }: { send: Send; onSent?: (data: { id: number }) => void }) {
  const form = useForm({
    rules: {
      email: [required(), email()],
      confirm: sameAs("email", "Passwords not match"),
      born: day(),
      terms: accepted("You must accept the terms and conditions"),
    },
    send,
    texts: { EMAIL_TAKEN: "Ya existe." },
    ...(onSent && { onSent }),
  });
  return (
    <form {...form.props}>
      <FormAlert errors={form.errors} />
      <TextField label="Correo" {...form.field("email")} />
      <TextField label="Otra vez" {...form.field("confirm")} />
      <DateField label="Día" {...form.field("born")} />
      <CheckboxField label="Acepto" {...form.field("terms")} />
      <Button type="submit" busy={form.isBusy}>
        Enviar
      </Button>
    </form>
  );
}

function show(send: Send, phrases: Phrases = {}, onSent?: (data: { id: number }) => void) {
  root.render(
    <LocaleContext value={{ ...DEFAULT_LOCALE, phrases }}>
      <div className="martillo-root">
        <Example send={send} {...(onSent && { onSent })} />
      </div>
    </LocaleContext>,
  );
}

const submit = () => page.getByRole("button", { name: "Enviar" }).click();
const field = (name: string) => page.getByRole("textbox", { name });
const taken = async () => ({ ok: true, data: { id: 7 } }) as const;

async function fillRight() {
  await field("Correo").fill("lucia@example.test");
  await field("Otra vez").fill("lucia@example.test");
  await page.getByRole("checkbox").click();
}

test("says the fixed text where there are no phrases, and the phrase where there are", async () => {
  const send = vi.fn(taken);
  show(send);
  await submit();
  await expect.element(field("Correo")).toHaveAccessibleDescription("Required!");
  await expect
    .element(page.getByRole("checkbox"))
    .toHaveAccessibleDescription("You must accept the terms and conditions");
  show(send, { "Required!": "Obligatorio" });
  await expect.element(field("Correo")).toHaveAccessibleDescription("Obligatorio");
  expect(send).not.toHaveBeenCalled();
});

test("the focus goes to the first error, again with each try, and an error leaves when it is put right", async () => {
  show(vi.fn(taken));
  await submit();
  await until(() => expect(host.shadowRoot?.activeElement?.getAttribute("name")).toBe("email"));
  await userEvent.keyboard("lucia");
  await expect.element(field("Correo")).toHaveAccessibleDescription("Invalid email format");
  await userEvent.keyboard("@example.test");
  await expect.element(field("Correo")).not.toHaveAttribute("aria-invalid");
  await submit();
  await until(() => expect(host.shadowRoot?.activeElement?.getAttribute("name")).toBe("confirm"));
});

test("sends what was typed once, and tells what came", async () => {
  let answer: (result: SendResult<{ id: number }>) => void = () => undefined;
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const sent = vi.fn();
  show(send, {}, sent);
  await fillRight();
  await submit();
  await until(() => expect(send).toHaveBeenCalledTimes(1));
  expect(Object.fromEntries(send.mock.calls[0]?.[0] ?? [])).toMatchObject({
    email: "lucia@example.test",
    terms: "on",
  });
  await userEvent.click(field("Correo"));
  await userEvent.keyboard("{Enter}");
  expect(send).toHaveBeenCalledTimes(1);
  answer({ ok: true, data: { id: 7 } });
  await until(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 7 }));
});

test("a day out of range and half a day are told", async () => {
  show(vi.fn(taken));
  await fillRight();
  await page.getByLabelText("Día").fill("1850-05-04");
  await submit();
  await expect
    .element(page.getByLabelText("Día"))
    .toHaveAccessibleDescription("Date should not be before minimal date");
});

const refusals: [string, Extract<SendResult, { ok: false }>["error"], string[]][] = [
  ["of a field", { message: "Hay datos.", fields: { email: "Required!" } }, ["Obligatorio"]],
  [
    "of a field that is not asked for",
    { message: "Hay datos.", fields: { email: "Required!", zip: "Required!" } },
    ["Obligatorio", "Hay datos.", "zip: Obligatorio"],
  ],
  ["of the whole", { message: "No puede ser.", next: "Espere." }, ["No puede ser.", "Espere."]],
  [
    "with words of the form",
    { code: "EMAIL_TAKEN", message: "Registration Failed" },
    ["Ya existe."],
  ],
];

test.each(refusals)("a refusal %s is shown where it belongs", async (_name, error, texts) => {
  show(async () => ({ ok: false, error }), { "Required!": "Obligatorio" });
  await fillRight();
  await submit();
  for (const text of texts)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test("a refusal of the server leaves its field with the next letter", async () => {
  show(async () => ({ ok: false, error: { message: "x", fields: { email: "No existe." } } }));
  await fillRight();
  await submit();
  await expect.element(field("Correo")).toHaveAccessibleDescription("No existe.");
  await userEvent.keyboard("m");
  await expect.element(field("Correo")).not.toHaveAttribute("aria-invalid");
});
