import type { FrameLocator, Page } from "playwright";
import { expect } from "vitest";

/** The pay frame that is open. */
export function payFrame(page: Page): FrameLocator {
  return page.frameLocator("iframe[title='Formulario de pago seguro']");
}

/** Types a card into the pay frame. */
export async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Número de la tarjeta").fill(number);
  await frame.getByLabel("Titular").fill("Ana Ruiz");
  await frame.getByLabel("Mes de caducidad").fill("12");
  await frame.getByLabel("Año de caducidad").fill("2040");
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
  await button.scrollIntoViewIfNeeded();
  // A press within the first second is not taken: it may not have been meant.
  await expect
    .poll(
      async () => {
        if (await button.isVisible()) await button.click().catch(() => null);
        return next.count();
      },
      { interval: 1_200, timeout: 60_000 },
    )
    .toBe(1);
  if (challenge) await next.click();
}
