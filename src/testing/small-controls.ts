/**
 * Text fields and selects that are in sight with letters below 16 px: a phone zooms in when one is pressed, and the page stands askew. Runs in the
 * page and uses nothing from outside of itself. Looks into `within`, by default the whole page, and every shadow root there.
 */
export function smallControls(within: Document | Element = document): string[] {
  type Root = Document | Element | ShadowRoot;
  const rootsOf = (root: Root): Root[] => [
    root,
    ...(root instanceof Element && root.shadowRoot ? rootsOf(root.shadowRoot) : []),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsOf(shadowRoot) : [],
    ),
  ];
  const unwritten = ["checkbox", "radio", "file", "range", "color", "button", "submit", "hidden"];
  return (
    rootsOf(within)
      .flatMap((root) => [...root.querySelectorAll("input, select, textarea")])
      .filter((control) => !unwritten.includes((control as HTMLInputElement).type))
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      // A trap for programs is in no person's sight.
      .filter((control) => !control.closest("[aria-hidden=true]"))
      .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
      .map((control) => `${getComputedStyle(control).fontSize}: ${control.outerHTML.slice(0, 200)}`)
  );
}
