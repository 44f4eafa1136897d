/**
 * Text fields and selects that are in sight with letters below 16 px: a phone zooms in when one is pressed, and the page stands askew. Runs in the
 * page and uses nothing from outside of itself.
 */
export function smallControls(): string[] {
  const rootsOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsOf(shadowRoot) : [],
    ),
  ];
  const unwritten = ["checkbox", "radio", "file", "range", "color", "button", "submit", "hidden"];
  return rootsOf(document)
    .flatMap((root) => [...root.querySelectorAll("input, select, textarea")])
    .filter((control) => !unwritten.includes((control as HTMLInputElement).type))
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
    .map((control) => `${getComputedStyle(control).fontSize}: ${control.outerHTML.slice(0, 200)}`);
}
