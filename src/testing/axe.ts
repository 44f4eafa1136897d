import axe from "axe-core";
import { expect } from "vitest";
import { fullWidthDialogs } from "./full-width-dialogs";
import { smallControls } from "./small-controls";
import { unstyledParts } from "./unstyled-parts";

/** Parts that are still fading in have not the colours that they will have; animations that breathe or spin never end. */
async function settled(node: Element | ShadowRoot) {
  const ending = rootsOf(node)
    .flatMap((root) =>
      root instanceof ShadowRoot ? root.getAnimations() : root.getAnimations({ subtree: true }),
    )
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The node and every shadow root within. */
function rootsOf(node: Element | ShadowRoot): (Element | ShadowRoot)[] {
  const within = [...node.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const own = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
  return [node, ...[...own, ...within].flatMap(rootsOf)];
}

/** Fails with every accessibility rule that the node breaks, shadow roots included, with dialogs that a widget's style has stretched, and with parts that have none. */
export async function expectAccessible(node: Element | ShadowRoot): Promise<void> {
  const target = node instanceof ShadowRoot ? node.host : node;
  await settled(node);
  const { violations } = await axe.run(target, {
    // The list of parts that a rule finds good is half of the work, and no test reads it.
    resultTypes: ["violations"],
    // A widget is a part of a page; the page has the landmarks.
    rules: { region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((hit) => hit.html).join(" | ")}`,
  );
  expect([
    ...found,
    ...smallControls(target),
    ...fullWidthDialogs(node),
    ...unstyledParts(node),
  ]).toEqual([]);
}
