import { describe, expect, test } from "vitest";
import { Email, RegistrationPassword } from "../../src/contract";
import { emailProblem, loginProblems } from "./credential-rules";
import { PASSWORD_RULES, registrationProblems } from "./registration-rules";

describe("loginProblems", () => {
  test("names what is missing or wrong", () => {
    expect(loginProblems({ email: " ", password: "", remember_me: false })).toEqual({
      email: "required",
      password: "required",
    });
    expect(loginProblems({ email: "ana@", password: "x", remember_me: false })).toEqual({
      email: "invalidEmail",
    });
    expect(loginProblems({ email: " Ana@Ejemplo.ES ", password: "x", remember_me: true })).toEqual(
      {},
    );
  });
});

describe("registrationProblems", () => {
  const good = {
    email: "ana@ejemplo.es",
    password: "Segura!2026",
    confirm_password: "Segura!2026",
    first_name: "Ana",
    last_name: "Ruiz",
    seller_type: "buyer",
    registration_terms: true,
  } as const;

  test("takes a complete form", () => {
    expect(registrationProblems(good)).toEqual({});
  });

  test("names each problem at its field", () => {
    expect(
      registrationProblems({
        ...good,
        first_name: "A",
        last_name: "x".repeat(16),
        password: "corta",
        confirm_password: "otra",
        registration_terms: false,
      }),
    ).toEqual({
      first_name: "nameLength",
      last_name: "nameLength",
      password: "weakPassword",
      confirm_password: "passwordsDiffer",
      registration_terms: "termsRequired",
    });
  });
});

test("the rules that are ticked off are the contract's", () => {
  for (const password of [
    "Aa1!aaaa",
    "Ñandú2026!",
    "aaaaaaaa",
    "Aa1aaaaa",
    "AA1!AAAA",
    "Aa!aaaaa",
    "Aa1!",
  ]) {
    const isMet = PASSWORD_RULES.every((rule) => rule.test(password));
    expect([password, isMet]).toEqual([password, RegistrationPassword.safeParse(password).success]);
  }
});

test("an address is right where the contract takes it", () => {
  for (const email of [
    "ana@ejemplo.es",
    " Ana.Ruiz+1@sub.ejemplo.ES ",
    "ana@",
    "ana@ejemplo",
    ".ana@ejemplo.es",
    "a..b@ejemplo.es",
    "ñ@ejemplo.es",
    `${"a".repeat(250)}@ejemplo.es`,
  ]) {
    const isRight = emailProblem(email) === undefined;
    expect([email, isRight]).toEqual([email, Email.safeParse(email).success]);
  }
});
