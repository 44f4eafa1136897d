// The window of the auction house that opens beside a partner's page, in which a visitor signs in and answers.
import type { Locator, Page } from "playwright";
import { bidBox } from "./browser";
import type { DemoAccount } from "./site-server";

/** Writes an amount as a guest, which opens the window. */
export async function askToBid(page: Page, amount: string): Promise<{ box: Locator; popup: Page }> {
  const box = bidBox(page);
  await box.getByRole("textbox").fill(amount);
  const opened = page.waitForEvent("popup");
  await box.getByRole("button", { name: /Iniciar sesión/ }).click();
  return { box, popup: await opened };
}

export async function signInOnSite(popup: Page, account: DemoAccount): Promise<void> {
  await popup.getByLabel("Correo electrónico").fill(account.email);
  await popup.getByLabel("Contraseña", { exact: true }).fill(account.password);
  await popup.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
}

/** Presses a button of the window, which closes the window. */
export async function answer(popup: Page, button: "Permitir" | "No permitir"): Promise<void> {
  const closed = popup.waitForEvent("close");
  const pressed = popup.getByRole("button", { name: button, exact: true }).click();
  // A window that is gone before its browser has answered the press makes the press fail: that it closed is the answer.
  await Promise.any([pressed, closed]);
  await closed;
}
