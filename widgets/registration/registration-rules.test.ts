import { expect, test } from "vitest";
import { RegistrationPassword } from "../../src/contract/schemas";
import { PASSWORD_RULES } from "./registration-rules";

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
