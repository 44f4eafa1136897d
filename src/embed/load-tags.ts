import type { EmbedTags } from "./embed-tag";
import { reservedStyles } from "./reserved-styles";

/** Loads the code of tags, each once, from where the loader itself came from. */
export function createTagLoader(tags: EmbedTags, base: string): (tag: string) => void {
  const started = new Set<string>();
  return (tag) => {
    const [modules] = tags[tag] ?? [];
    if (!modules || started.has(tag) || customElements.get(tag)) return;
    started.add(tag);
    // What the first one imports starts together with it; under a nonce, with that of the loader.
    Promise.all(
      modules.map((name) => import(/* @vite-ignore */ new URL(`embed/${name}.js`, base).href)),
    ).catch((error: unknown) => {
      // A later element of this tag tries again.
      started.delete(tag);
      // oxlint-disable-next-line no-console -- the loader has nobody else to tell
      console.error(`martillo: no <${tag}>`, error);
    });
  };
}

/** Keeps the space of all tags. A constructed sheet needs no permission of the page's content security policy. */
export function reserveSpace(tags: EmbedTags): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    Object.entries(tags)
      .map(([tag, [, height]]) => height && reservedStyles(tag, height))
      .join(""),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
