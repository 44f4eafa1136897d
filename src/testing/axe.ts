import axe from "axe-core";
import { expect } from "vitest";

/** Fails with every accessibility rule that the node breaks, shadow roots included. */
export async function expectAccessible(node: Element | ShadowRoot): Promise<void> {
  const target = node instanceof ShadowRoot ? node.host : node;
  const { violations } = await axe.run(target, {
    // A widget is a part of a page; the page has the landmarks.
    rules: { region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((hit) => hit.html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
