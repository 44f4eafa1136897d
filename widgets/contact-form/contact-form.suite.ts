import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { ContactFormProps } from "./ContactForm";

/** What the widget does, in whichever flavour. */
export function contactFormSuite(mount: Mount<ContactFormProps>, context: SuiteContext) {
  const box = (name: string) => page.getByRole("textbox", { name, exact: true });
  const submit = () => page.getByRole("button", { name: "Enviar" });

  async function fill(message: string) {
    await box("Nombre").fill("Ana Ruiz");
    await box("Correo electrónico").fill("ana@ejemplo.es");
    await box("Mensaje").fill(message);
  }

  function stored(message: string) {
    return context.api.db.query("select * from contact_messages where message = $1", [message]);
  }

  test("sends a message, says so, and begins another one", async () => {
    const message = `Hola desde ${context.flavour}`;
    const { text, told, root } = mount({ subject: "Lote 12" });
    await fill(message);
    await expect.element(box("Asunto")).toHaveValue("Lote 12");
    await expectAccessible(root);
    await submit().click();
    await until(() => expect(text()).toContain("Mensaje enviado"));
    expect(told("martillo-contact-sent")).toEqual([{}]);
    expect(await stored(message)).toMatchObject([{ subject: "Lote 12", email: "ana@ejemplo.es" }]);
    await expectAccessible(root);
    await page.getByRole("button", { name: "Escribir otro mensaje" }).click();
    await expect.element(box("Mensaje")).toHaveValue("");
  });

  test("names what is missing or wrong, and goes to the first", async () => {
    const { text, root } = mount({});
    await submit().click();
    await until(() => expect(text().match(/Required!/g)).toHaveLength(4));
    await until(() => expect(focused(root)).toBe("name"));
    await fill("Hola");
    await box("Asunto").fill("Visita");
    await box("Correo electrónico").fill("ana@");
    await box("Teléfono (opcional)").fill("abc");
    await submit().click();
    await until(() => expect(text()).toContain("Invalid email format"));
    expect(text()).toContain("Only numbers are allowed");
    await box("Teléfono (opcional)").fill("12");
    await until(() => expect(text()).toContain("entre 8 y 15"));
    await expectAccessible(root);
    expect(context.faults.requests.some(({ action }) => action === "user/submitContactUs")).toBe(
      false,
    );
  });

  test("has a trap for programs that no person meets", async () => {
    const message = `Trampa ${context.flavour}`;
    const { root, text } = mount({ subject: "S" });
    await fill(message);
    const trap = root.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
    if (trap) trap.value = "https://spam.example";
    await submit().click();
    await until(() => expect(text()).toContain("Mensaje enviado"));
    expect(await stored(message)).toEqual([]);
  });

  test("keeps what is written when it cannot be sent", async () => {
    const { text } = mount({ subject: "S" });
    await fill("No se pierda");
    context.faults.next("user/submitContactUs", "refuse");
    await submit().click();
    await until(() => expect(text()).toContain("El servidor no ha respondido"));
    await expect.element(box("Mensaje")).toHaveValue("No se pierda");
  });

  test("fits on a narrow page", async () => {
    const { root } = mount({}, { style: "width: 320px" });
    await expect.element(box("Nombre")).toBeVisible();
    expect(root.querySelector("[part~=base]")?.scrollWidth).toBeLessThanOrEqual(320);
  });
}

/** Name of the input that has the focus, also in a shadow root. */
function focused(root: ShadowRoot | HTMLElement): string | null | undefined {
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active?.getAttribute("name");
}
