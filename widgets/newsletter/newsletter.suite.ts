import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { NewsletterProps } from "./Newsletter";

/** What the widget does, in whichever flavour. */
export function newsletterSuite(mount: Mount<NewsletterProps>, context: SuiteContext) {
  const name = () => page.getByRole("textbox", { name: "Nombre" });
  const email = () => page.getByRole("textbox", { name: "Correo electrónico" });
  const submit = () => page.getByRole("button", { name: "Suscribirme" });

  test("signs up, says so, and that the address has to be confirmed", async () => {
    const address = `ana-${context.flavour}@ejemplo.es`;
    const { text, told, root } = mount({});
    await name().fill("Ana Ruiz");
    await email().fill(` ${address.toUpperCase()} `);
    await submit().click();
    // Without the phrases of the API the literal stands for itself.
    await until(() => expect(text()).toContain("Subscribed to newsletter successfully"));
    expect(text()).toContain("siga el enlace del correo");
    expect(told("martillo-newsletter-requested")).toEqual([{}]);
    const [row] = await context.api.db.query<Record<string, string>>(
      "select name, status, consent_text from newsletter_contacts where email = $1",
      [address],
    );
    expect(row).toMatchObject({ name: "Ana Ruiz", status: "pending" });
    // The stored consent is the text that the visitor read.
    expect(row?.["consent_text"]).toContain("podrá darse de baja con un clic");
    await expectAccessible(root);
  });

  test("says what is wrong at the field, and goes there", async () => {
    const { text, root } = mount({});
    await submit().click();
    await until(() => expect(text()).toContain("Required"));
    expect(text()).not.toContain("Required!");
    await until(() => expect(focused(root)).toBe("name"));
    await name().fill("Ana");
    await email().fill("ana@");
    await submit().click();
    await until(() => expect(text()).toContain("Invalid email format"));
    await until(() => expect(focused(root)).toBe("email"));
    await expectAccessible(root);
    expect(
      context.faults.requests.some(({ action }) => action === "custom/subscribeNewsletter"),
    ).toBe(false);
  });

  test("keeps what is typed when it cannot be sent", async () => {
    const { text } = mount({});
    await name().fill("Ana");
    await email().fill(`otra-${context.flavour}@ejemplo.es`);
    context.faults.next("custom/subscribeNewsletter", "refuse");
    await submit().click();
    await until(() => expect(text()).toContain("El servidor no ha respondido"));
    await expect.element(name()).toHaveValue("Ana");
    await submit().click();
    await until(() => expect(text()).toContain("Subscribed to newsletter successfully"));
  });

  test("links to what is done with the address", async () => {
    const { root, update } = mount({});
    const link = () => root.querySelector<HTMLAnchorElement>("[part~=privacy-link]")?.href;
    await until(() => expect(link()).toBe(`${context.apiBase}/politica-privacidad`));
    update({ privacyUrl: "https://casa.example/privacidad" });
    await until(() => expect(link()).toBe("https://casa.example/privacidad"));
  });
}

/** Name of the input that has the focus, also in a shadow root. */
function focused(root: ShadowRoot | HTMLElement): string | null | undefined {
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active?.getAttribute("name");
}
