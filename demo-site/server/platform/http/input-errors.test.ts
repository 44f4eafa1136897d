import { calls } from "martillo/contract/schemas";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readingOf } from "../languages";
import { LITERALS } from "../phrases/literals";
import { faultEnvelope } from "../call/answer";
import { ApiFault } from "../call/fault";
import { fieldErrors } from "./input-errors";

function fieldsOf(name: keyof typeof calls, input: object): Record<string, string> {
  const read = calls[name].input.safeParse(input);
  return read.success ? {} : fieldErrors(read.error, input);
}

const PASSWORDS = { password: "Nueva-2026!", confirm_password: "otra" };
const NEWCOMER = { email: "a@example.test", password: "Segura-26!", first_name: "Ana" };

describe("texts of the contract at a field", () => {
  it.each([
    ["user/verifyPhoneVerifyCode", { phone: "600 abc 222" }, "phone", "Solo se admiten números."],
    ["user/verifyPhoneVerifyCode", { verify_code: "" }, "verify_code", "Introduzca el código."],
    ["user/verifyPhoneVerifyCode", { verify_code: "  " }, "verify_code", "Introduzca el código."],
    ["user/verifyPhoneVerifyCode", {}, "verify_code", "Obligatorio."],
    ["user/login", { otpLogin: true, phone: "600111222" }, "verify_code", "Introduzca el código."],
    ["user/login", {}, "email", "Obligatorio."],
    ["user/resetPassword", { password: "corta" }, "password", "Mínimo 8 caracteres."],
    [
      "user/resetPassword",
      { token: "x", ...PASSWORDS },
      "confirm_password",
      "Las contraseñas no coinciden.",
    ],
    [
      "user/register",
      { ...NEWCOMER, last_name: "Gil", confirm_password: "otra" },
      "confirm_password",
      "Las contraseñas no coinciden.",
    ],
    ["user/forgotPassword", { email: "nadie" }, "email", "El correo no tiene un formato válido."],
    ["user/addSavedSearch", { search_text: "" }, "search_text", "El título es obligatorio."],
    ["user/addSavedSearch", { search_text: " " }, "search_text", "El título es obligatorio."],
    [
      "user/addSavedSearch",
      { search_text: "Audi", power: "200-100" },
      "power",
      "El mínimo no puede superar el máximo.",
    ],
  ] as const)("%s %j: %s", (name, input, field, text) => {
    expect(fieldsOf(name, input)[field]).toBe(text);
  });

  it("are the phrases of Spain, whichever of them it is and however it is refused", () => {
    const phrases = readingOf("for_spanish").phrases;
    for (const error of LITERALS) {
      const schema = z.object({
        format: z.string().check(z.regex(/^b$/, error)),
        size: z.string().check(z.minLength(2, error)),
        custom: z.string().check(z.refine(() => false, error)),
      });
      const input = { format: "a", size: "a", custom: "a" };
      const read = schema.safeParse(input);
      const fields = read.error ? fieldErrors(read.error, input) : {};
      const [text = "", ...others] = new Set(Object.values(fields));
      expect([Object.keys(fields), others]).toEqual([Object.keys(input), []]);
      expect([phrases[error], `${phrases[error]}.`]).toContain(text);
      const thrown = faultEnvelope(new ApiFault("INVALID_INPUT", { fields: { field: error } }));
      expect(thrown.responseData).toMatchObject({ fields: { field: text } });
    }
  });

  it.each([
    ["28A01", true],
    ["2801", true],
    ["00123", true],
    ["53001", true],
    ["280130", true],
    ["", true],
    ["52006", false],
    ["01 001", false],
  ])("say of %j that it is no postal code: %s", (zip, isWrong) => {
    for (const call of ["user/register", "custom/completeAccount"] as const) {
      expect("zip" in fieldsOf(call, { ...NEWCOMER, zip, last_name: 5 })).toBe(isWrong);
    }
  });

  it("leave what the library says to words of the house", () => {
    const wrong = { ...NEWCOMER, first_name: "A", last_name: 5 };
    expect(fieldsOf("user/register", wrong)).toEqual({
      first_name: "Mínimo 2 caracteres.",
      last_name: "Debe ser un texto.",
    });
  });
});
