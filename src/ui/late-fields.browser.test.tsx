import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { widgetSheets } from "../element/sheets";
import { DEFAULT_LOCALE, LocaleContext, type Phrases } from "../i18n";
import { expectAccessible, until } from "../testing";
import { CaptchaField, StrengthMeter } from ".";
import { scorePassword } from "./password-score";
import { STRENGTHS } from "./StrengthMeter";

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

function show(content: ReactNode, phrases: Phrases = {}) {
  root.render(
    <LocaleContext value={{ ...DEFAULT_LOCALE, phrases }}>
      <div className="martillo-root">{content}</div>
    </LocaleContext>,
  );
}

test("the words of the estimate follow its scores", () => {
  expect(STRENGTHS).toEqual(["Weak", "Weak", "Fair", "Good", "Strong"]);
  expect(scorePassword("contraseña", [])).toBeLessThan(2);
  expect(scorePassword("lucia1990", ["lucia"])).toBeLessThan(2);
  expect(scorePassword("cebolla-tambor-87-glaciar", [])).toBe(4);
  expect(scorePassword("x".repeat(100_000), [])).toBeLessThan(2);
});

const passwords: [string, string, string][] = [
  ["12345678", "Weak", "Débil"],
  ["Subasta-2026!", "Fair|Good|Strong", "Aceptable|Buena|Fuerte"],
  ["cebolla-tambor-87-glaciar", "Strong", "Fuerte"],
];
test.each(passwords)("%s is shown as %s", async (password, literal, phrase) => {
  const phrases = { Weak: "Débil", Fair: "Aceptable", Good: "Buena", Strong: "Fuerte" };
  show(<StrengthMeter password={password} />);
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent(new RegExp(`: (${literal})$`));
  show(<StrengthMeter password={password} />, phrases);
  await expect.element(status).toHaveTextContent(new RegExp(`: (${phrase})$`));
  await expectAccessible(host);
});

test("the meter says nothing of an empty password, and moves nothing when it begins to", async () => {
  show(<StrengthMeter password="" />);
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent(/^$/);
  const height = host.getBoundingClientRect().height;
  show(<StrengthMeter password="12345678" />);
  await expect.element(status).toHaveTextContent(/Weak/);
  expect(host.getBoundingClientRect().height).toBe(height);
  show(<StrengthMeter password="" />);
  await expect.element(status).toHaveTextContent(/^$/);
});

/** A provider's script as it looks to a page: it renders a button that vouches for the visitor who presses it. */
function providerScript(global: string): string {
  const code = `
    window.${global} = {
      resets: 0,
      render(place, options) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "Soy una persona";
        button.onclick = () => options.callback("answer of " + options.sitekey);
        place.append(button);
        window.${global}.expire = options["expired-callback"];
        return 1;
      },
      reset() { window.${global}.resets++; },
    };`;
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

const values = () =>
  Object.fromEntries(
    [...shadow.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map((input) => [
      input.name,
      input.value,
    ]),
  );

test.each(["hcaptcha", "turnstile"] as const)(
  "%s sets its field to true and false",
  async (provider) => {
    const config = { provider, siteKey: "site-1", scriptUrl: providerScript(provider) };
    const answered = vi.fn();
    const api = () =>
      (window as unknown as Record<string, { expire: () => void; resets: number }>)[provider];
    show(<CaptchaField config={config} onAnswer={answered} />);
    await expect.element(page.getByRole("button")).toBeVisible();
    expect(values()).toEqual({ captcha: "false", captcha_token: "" });
    await page.getByRole("button").click();
    await until(() =>
      expect(values()).toEqual({ captcha: "true", captcha_token: "answer of site-1" }),
    );
    expect(answered).toHaveBeenLastCalledWith("answer of site-1");
    api()?.expire();
    await until(() => expect(values()["captcha"]).toBe("false"));
    await page.getByRole("button").click();
    show(<CaptchaField config={config} onAnswer={answered} attempt={1} error="Required!" />, {
      "Required!": "Obligatorio",
    });
    await until(() => expect(values()["captcha"]).toBe("false"));
    expect(api()?.resets).toBe(1);
    await expect.element(page.getByRole("group")).toHaveAccessibleDescription("Obligatorio");
    await expectAccessible(host);
  },
);

test("without configuration there is nothing, and nobody is asked", async () => {
  const before = document.scripts.length;
  show(<CaptchaField config={undefined} />);
  await until(() => expect(shadow.querySelector(".martillo-root")).not.toBeNull());
  expect(shadow.querySelector(".martillo-captcha")).toBeNull();
  expect(document.scripts.length).toBe(before);
});

test("a script that does not come is told, and can be asked for again", async () => {
  show(
    <CaptchaField
      config={{ provider: "hcaptcha", siteKey: "s", scriptUrl: "/nothing-here/captcha.js" }}
    />,
  );
  await expect.element(page.getByText("No se ha podido cargar la comprobación.")).toBeVisible();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect.element(page.getByText("No se ha podido cargar la comprobación.")).toBeVisible();
});
