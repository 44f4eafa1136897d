import { describe, expect, test } from "vitest";
import { Email } from "../../src/contract/schemas";
import { emailProblem, loginProblems } from "./credential-rules";

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
