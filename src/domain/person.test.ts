import { expect, test } from "vitest";
import { greetingName, initialsOf } from "./person";

const ANA = { first_name: "ana", last_name: " ruiz", companyname: null };

test("initials are two capitals, whole characters, and never more than there are names", () => {
  expect(initialsOf(ANA)).toBe("AR");
  expect(initialsOf({ ...ANA, first_name: "íñigo", last_name: "" })).toBe("Í");
  expect(initialsOf({ ...ANA, first_name: "𝒜na" })).toBe("𝒜R");
});

test("greets the company, else the first name", () => {
  expect(greetingName(ANA)).toBe("ana");
  expect(greetingName({ ...ANA, companyname: "Talleres Sol" })).toBe("Talleres Sol");
  expect(greetingName({ ...ANA, companyname: "  " })).toBe("ana");
});
