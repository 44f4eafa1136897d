import { test } from "vitest";
import { describeHosts, expectStrict } from "./checks";

describeHosts([
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

test.each(["csp-hashes", "trusted-types"])("%s is strict", expectStrict);
