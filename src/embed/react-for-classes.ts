/* What `react` stands for in libraries of classes, in the script-tag build. What only they need is here, so that no page pays for it at first. */
export * from "./react-on-preact";

export function createRef(): { current: unknown } {
  return { current: null };
}
