import { describe, expect, test } from "vitest";
import {
  email,
  fits,
  longest,
  phone,
  required,
  type Rule,
  sameAs,
  shortest,
  vouched,
} from "./rules";

const data = new FormData();
data.set("password", "Subasta-2026!");

const rules: [string, Rule, string, string | undefined][] = [
  ["nothing", required(), " ", "Required!"],
  ["something", required(), "a", undefined],
  ["other words for nothing", required("Please enter code"), "", "Please enter code"],
  ["a phone", phone(), "600 111 222", undefined],
  ["no phone at all", phone(), "", undefined],
  ["letters in a phone", phone(), "600 ABC 222", "Only numbers are allowed"],
  ["a short phone", phone(), "6001", "Entre 8 y 15 caracteres."],
  ["an address", email(), " Lucia@Example.Test ", undefined],
  ["half an address", email(), "lucia@", "Invalid email format"],
  ["an endless address", email(), `${"a".repeat(250)}@b.es`, "Invalid email format"],
  ["an address without a top level", email(), "lucia@ejemplo", "Invalid Email Format"],
  ["a domain with a space", email(), "lucia@ejem plo.es", "Invalid Email Format"],
  [
    "a domain that ends a label with a hyphen",
    email(),
    "lucia@ejemplo-.es",
    "Invalid Email Format",
  ],
  ["a label of 64 letters", email(), `lucia@${"a".repeat(64)}.es`, "Invalid Email Format"],
  ["a numeric top level", email(), "lucia@10.0.0.1", "Invalid Email Format"],
  ["two dots in a domain", email(), "lucia@ejemplo..es", "Invalid Email Format"],
  ["a domain of several levels", email(), "lucia@correo.ejemplo-uno.com.ar", undefined],
  ["a short word", shortest(8, "Minimum 8 characters"), "1234567", "Minimum 8 characters"],
  ["a long word", longest(3, "x"), "1234", "x"],
  ["what fits", fits(/^\d+$/, "x"), "12", undefined],
  ["the same", sameAs("password", "Passwords not match"), "Subasta-2026!", undefined],
  ["another", sameAs("password", "Passwords not match"), "", "Passwords not match"],
  ["a person", vouched("x"), "true", undefined],
  ["who knows", vouched("x"), "false", "x"],
];

describe("rules", () => {
  test.each(rules)("%s", (_name, rule, value, problem) => {
    expect(rule(value, data)).toBe(problem);
  });
});
