import axe from "axe-core";
import { expect } from "vitest";

/** What is still fading in has not the colours that it will have; what breathes or spins never ends. */
async function settled(node: Element | ShadowRoot) {
  const moving =
    node instanceof ShadowRoot ? node.getAnimations() : node.getAnimations({ subtree: true });
  const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails with every accessibility rule that the node breaks, shadow roots included. */
export async function expectAccessible(node: Element | ShadowRoot): Promise<void> {
  const target = node instanceof ShadowRoot ? node.host : node;
  await settled(node);
  const { violations } = await axe.run(target, {
    // A widget is a part of a page; the page has the landmarks.
    rules: { region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((hit) => hit.html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
