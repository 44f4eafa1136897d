import { describe, expect, test } from "vitest";
import { returnPath, signInPath, withoutReturnPath } from "./return-path";

const ORIGIN = "https://martillo.test";

function query(from: string) {
  return `?${new URLSearchParams({ from })}`;
}

describe("returnPath", () => {
  test("gives back what signInPath carried", () => {
    const path = signInPath({ pathname: "/auctions/won", search: "?page=2", hash: "#x" });
    expect(returnPath(new URL(path, ORIGIN).search, ORIGIN)).toBe("/auctions/won?page=2#x");
  });

  test.each([
    "https://evil.test/",
    "//evil.test/path",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "evil.test",
    "/.//evil.test",
    "",
  ])("ignores %j", (from) => {
    expect(returnPath(query(from), ORIGIN)).toBeUndefined();
  });

  test.each(["/", "/login", "/Login?x=1"])("does not return to %j itself", (from) => {
    expect(returnPath(query(from), ORIGIN)).toBeUndefined();
  });

  test("is nothing without the parameter", () => {
    expect(returnPath("?page=2", ORIGIN)).toBeUndefined();
  });
});

test("withoutReturnPath keeps the rest of the query", () => {
  expect(withoutReturnPath("?from=%2Fwallet&a=1")).toBe("?a=1");
  expect(withoutReturnPath("?from=%2Fwallet")).toBe("");
});
