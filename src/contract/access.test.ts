import { expect, it } from "vitest";
import { calls } from "./all-calls";
import type { AnyCall } from "./call";

// Every other test of access asks the table itself who may call what: a call that says "public" by mistake would be tested as a public one.
it("of each call stands in a list of its own, so that no call opens to more people by one word", async () => {
  const all: readonly AnyCall[] = Object.values(calls);
  const lines = all.map(({ access, scope, name }) => [access, ...(scope ? [scope] : []), name]);
  const list = lines.map((line) => line.join(" ")).toSorted();
  await expect(`${list.join("\n")}\n`).toMatchFileSnapshot("access.txt");
});
