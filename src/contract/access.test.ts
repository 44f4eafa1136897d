import { expect, it } from "vitest";
import { calls, type DescribedCall } from "./all-calls";

// Every other test of access asks the table itself who may call what: a call that says "public" by mistake would be tested as a public one.
it("of each call stands in a list of its own, so that no call opens to more people by one word", async () => {
  const all: readonly DescribedCall[] = Object.values(calls);
  const lines = all.map(({ access, scope, name, permissions }) => [
    access,
    ...(scope ? [scope] : []),
    name,
    ...needed(permissions),
  ]);
  const list = lines.map((line) => line.join(" ")).toSorted();
  await expect(`${list.join("\n")}\n`).toMatchFileSnapshot("access.txt");
});

/** What people who work for a seller need besides. */
function needed(permissions: DescribedCall["permissions"]): string[] {
  if (typeof permissions === "function") return ["needs what its input says"];
  return permissions ? [`needs ${permissions.join(" and ")}`] : [];
}
