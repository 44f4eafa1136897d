import { expect, test } from "vitest";
import { buyerKind } from "./buyer-kind";

const person = { taxId: "12345678Z", hasCompany: false };

test("a company is a business, whatever is said", () => {
  for (const taxId of ["A58818501", "b-58378431", "N0032484H"]) {
    expect(buyerKind({ said: "consumer", taxId, hasCompany: false })).toBe("business");
  }
});

test("a person says it; a community of owners may buy as a consumer", () => {
  expect(buyerKind({ ...person, said: "business" })).toBe("business");
  expect(buyerKind({ ...person, said: "consumer", hasCompany: true })).toBe("consumer");
  expect(buyerKind({ said: "consumer", taxId: "H12345674", hasCompany: true })).toBe("consumer");
});

test("where nothing is said, the name of a company on the account decides", () => {
  expect(buyerKind({ ...person, said: undefined })).toBe("consumer");
  expect(buyerKind({ ...person, said: undefined, hasCompany: true })).toBe("business");
  expect(buyerKind({ said: undefined, taxId: "", hasCompany: false })).toBe("consumer");
});

test("a number that no company can have decides nothing", () => {
  expect(buyerKind({ said: "consumer", taxId: "A58818502", hasCompany: false })).toBe("consumer");
});
