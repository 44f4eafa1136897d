/* What `react` stands for in libraries of classes, in the script-tag build. What only they need is here, so that no page pays for it at first. */
import type { ComponentChildren } from "preact";
import { createElement as create } from "./react-on-preact";

export * from "./react-on-preact";

export function createRef(): { current: unknown } {
  return { current: null };
}

/** Styles that such a library gives as numbers of pixels. */
const LENGTHS = ["width", "height"];

type Props = Record<string, unknown> & { style?: Record<string, unknown> };

/** Writes the unit of lengths, as React does: Preact leaves a number as it is, and `width: 320` is no CSS. */
export function createElement(type: string, props: Props | null, ...children: ComponentChildren[]) {
  if (!props?.style) return create(type, props, ...children);
  const style = { ...props.style };
  for (const name of LENGTHS) {
    if (typeof style[name] === "number") style[name] = `${style[name]}px`;
  }
  return create(type, { ...props, style }, ...children);
}
