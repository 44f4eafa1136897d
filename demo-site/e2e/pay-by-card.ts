import type { FrameLocator, Page } from "playwright";

/** The pay frame that is open. */
export function payFrame(page: Page): FrameLocator {
  return page.frameLocator("iframe[title='Formulario de pago seguro']");
}

/** Types a card into the pay frame. */
export async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Número de la tarjeta").fill(number);
  await frame.getByLabel("Titular").fill("Ana Ruiz");
  await frame.getByLabel("Caducidad").fill("12/40");
  await frame.getByLabel("Código de seguridad").fill("123");
}

/** Types a card into the pay frame that is open, and pays; `challenge` waits for the bank's question and says yes to it. */
export async function payByCard(
  page: Page,
  number: string,
  { save = false, challenge = false }: { save?: boolean; challenge?: boolean } = {},
): Promise<void> {
  const frame = payFrame(page);
  await typeCard(frame, number);
  if (save) await frame.getByLabel("Guardar esta tarjeta").check();
  const button = frame.getByRole("button", { name: /^Pagar/ });
  const next = challenge
    ? frame.getByRole("button", { name: "Autorizar" })
    : page.getByRole("heading", { name: "Pago aceptado" });
  // Pressed once: a press that comes too early is kept.
  await button.click();
  await next.waitFor({ timeout: 60_000 });
  if (challenge) await next.click();
}
