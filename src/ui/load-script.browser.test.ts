import { afterEach, expect, test } from "vitest";
import { loadCaptcha } from "./captcha-script";
import { loadScript } from "./load-script";

const NONCE = "bm9uY2Utb2YtdGhlLXBhZ2U=";

afterEach(() => {
  for (const script of document.querySelectorAll("script[data-of-test], script[src^='data:']")) {
    script.remove();
  }
});

/** A page whose policy trusts scripts by nonce: the browser hides the attribute's value, the property has it. */
function trustByNonce() {
  const own = document.createElement("script");
  own.nonce = NONCE;
  own.setAttribute("nonce", NONCE);
  own.dataset["ofTest"] = "";
  document.head.prepend(own);
}

function scriptAt(address: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === address);
}

test("a script of somebody else carries the nonce of the page", async () => {
  trustByNonce();
  const address = "data:text/javascript,globalThis.martilloNonceTest=1";
  await loadScript(address);
  expect(scriptAt(address)?.nonce).toBe(NONCE);
});

test("so does the script of a captcha", async () => {
  trustByNonce();
  const address = "data:text/javascript,globalThis.hcaptcha={}";
  await loadCaptcha("hcaptcha", document, address);
  expect(scriptAt(address)?.nonce).toBe(NONCE);
});

test("on a page without a nonce there is none", async () => {
  const address = "data:text/javascript,globalThis.martilloNonceTest=2";
  await loadScript(address);
  expect(scriptAt(address)?.nonce).toBe("");
});
