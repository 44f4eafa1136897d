import { pageRegistry } from "../state/page";

/**
 * Whether a developer is building this page and wants to hear of colours that are hard to read: `configure({ check: true })`,
 * `data-check` on the script tag, or a page on `localhost`. Visitors of a page that says nothing load nothing for it.
 */
export function isChecked(): boolean {
  return (
    pageRegistry().settings.check ??
    (location.hostname === "localhost" ||
      document.querySelector('script[src*="embed"][data-check]') !== null)
  );
}
