import type { EmbedTags } from "./embed-tag";

/** Loads the code of tags, each once, from where the loader itself came from. */
export class TagLoader {
  readonly #tags: EmbedTags;
  readonly #base: string;
  readonly #nonce: string;
  readonly #started = new Set<string>();

  /** `nonce`: of the loader's own script, under a policy that asks for one. */
  constructor(tags: EmbedTags, base: string, nonce = "") {
    this.#tags = tags;
    this.#base = base;
    this.#nonce = nonce;
  }

  load(tag: string) {
    const entry = this.#tags[tag];
    if (!entry || this.#started.has(tag)) return;
    this.#started.add(tag);
    if (customElements.get(tag)) return;
    for (const file of entry.imports) this.#preload(file);
    import(/* @vite-ignore */ this.#address(entry.file)).catch((error: unknown) => {
      // A later element of this tag tries again.
      this.#started.delete(tag);
      // oxlint-disable-next-line no-console -- the loader has nobody else to tell
      console.error(`martillo: the code of <${tag}> could not be loaded.`, error);
    });
  }

  #address(file: string): string {
    return new URL(file, this.#base).href;
  }

  /** Starts what the module will import together with the module itself. */
  #preload(file: string) {
    const href = this.#address(file);
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    // Modules inherit it from who imports them, links do not.
    link.nonce = this.#nonce;
    document.head.append(link);
  }
}

/** Keeps the space of tags that are not registered yet, so that nothing jumps when they are. */
export function reserveSpace(tags: EmbedTags): void {
  const rules = Object.entries(tags).flatMap(([tag, { reserved }]) =>
    reserved
      ? [
          `${tag}:not(:defined) { display: flow-root; contain: content; }`,
          // A float, because percentages of a padding are of the width: `reserved` may depend on it.
          `${tag}:not(:defined)::before { content: ""; float: inline-start; width: 0; padding-block-start: ${reserved}; }`,
        ]
      : [],
  );
  // A constructed sheet needs no permission of the page's content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
