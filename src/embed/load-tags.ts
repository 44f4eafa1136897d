import type { TellsMistakes } from "../state/page";
import type { EmbedTags } from "./embed-tag";

const PREFIX = "martillo-";

/** What may have been meant for one of ours. */
const ALIKE = "mart";

/** A widget of the page's own may come later than the loader. */
const PATIENCE_MS = 5_000;

/**
 * Loads the code of tags, each once, from a folder beside the loader itself. What all of them share, and what the table names, starts
 * at once; the tags are registered when the page is `ready`.
 */
export function createTagLoader(
  tags: EmbedTags,
  base: string,
  folder: string,
  ready: Promise<unknown>,
): (tag: string) => void {
  const started = new Set<string>();
  const load = (module: string) =>
    import(/* @vite-ignore */ new URL(`${folder}/${module}.js`, base) as unknown as string);
  return (tag) => {
    const [imports] = tags[tag] ?? [];
    if (started.has(tag) || !tag.startsWith(ALIKE)) return;
    started.add(tag);
    if (!imports) {
      setTimeout(() => {
        if (customElements.get(tag)) return;
        // A help for the developer of the page: no visitor of a page without mistakes loads it, and the page does without.
        load("mistakes").then(
          ({ tell }: TellsMistakes) => tell("tag", tag, Object.keys(tags)),
          () => {},
        );
      }, PATIENCE_MS);
      return;
    }
    Promise.all([
      ready.then(() => load(tag.slice(PREFIX.length))),
      ...["core", ...imports].map(load),
    ]).catch((error: unknown) => {
      // A later element of this tag tries again.
      started.delete(tag);
      // oxlint-disable-next-line no-console -- the loader has no other way to tell it
      console.error(tag, error);
    });
  };
}
