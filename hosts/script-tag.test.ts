import { test } from "vitest";
import { describeHosts, expectStrict } from "./checks";

describeHosts([
  { title: "a plain page", path: "/pages/plain.html" },
  { title: "a policy with nonces", path: "/pages/csp-nonce.html" },
]);

test.each(["csp-nonce"])("%s is strict", expectStrict);
