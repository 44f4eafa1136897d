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
    "/..//evil.test",
    "/%2e%2e//evil.test",
    "/a/..//evil.test",
    "/\n/evil.test",
    "/\t/evil",
    "/\r\n//evil.test",
    "\t//evil.test",
    " //evil.test",
    " https://evil.test",
    "///evil.test",
    "////evil.test",
    "/\\/evil.test",
    "\\/evil.test",
    "//evil.test@martillo.test",
    "https:evil.test",
    "https:/evil.test",
    "https://martillo.test.evil.test/",
    "https://martillo.test@evil.test/",
    "//martillo.test:8443/",
    "data:text/html,<script>alert(1)</script>",
    "JaVaScRiPt:alert(1)",
    "/.\\/evil.test",
    "",
  ])("ignores %j", (from) => {
    expect(returnPath(query(from), ORIGIN)).toBeUndefined();
  });

  test.each([
    ["/lotes?next=//evil.test", "/lotes?next=//evil.test"],
    ["/lotes#//evil.test", "/lotes#//evil.test"],
    ["/%2f/evil.test", "/%2f/evil.test"],
    ["/%5c/evil.test", "/%5c/evil.test"],
    ["/lotes/../cart", "/cart"],
  ])("stays on the site for %j", (from, path) => {
    expect(returnPath(query(from), ORIGIN)).toBe(path);
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
  });

  test("takes the first of several, as a browser's form would", () => {
    expect(returnPath("?from=/cart&from=//evil.test", ORIGIN)).toBe("/cart");
    expect(returnPath("?from=//evil.test&from=/cart", ORIGIN)).toBeUndefined();
  });

  test.each([
    "/",
    "/login",
    "/Login?x=1",
    "/login/",
    "/reset_password/secreto",
    "/Reset_Password/secreto",
  ])("does not return to %j itself", (from) => {
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
