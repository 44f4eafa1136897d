import { expect, inject, test } from "vitest";
import { describeHosts } from "./checks";
import { askForStage } from "./stage/setup";

describeHosts([
  { title: "a policy with nonces", path: "/pages/csp-nonce.html" },
  { title: "a policy with hashes", path: "/pages/csp-hashes.html" },
  {
    title: "trusted types",
    path: "/pages/trusted-types.html",
    proof: () => "trustedTypes" in globalThis,
  },
  {
    title: "a page isolated from other origins",
    path: "/pages/isolated.html",
    proof: () => crossOriginIsolated,
  },
]);

test.each(["csp-nonce", "csp-hashes", "trusted-types"])("%s is strict", async (name) => {
  const { pages } = await askForStage(inject("hostsStage"));
  const { headers } = await fetch(`${pages}/pages/${name}.html`);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
});
