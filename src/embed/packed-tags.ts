import type { EarlyAction, EmbedTags } from "./embed-tag";

const PREFIX = "martillo-";

/** The table as one text, which is shorter: `lot-card,core/lots lot-list,core,lists/search login`. */
export function packTags(tags: EmbedTags): string {
  return Object.entries(tags)
    .map(([tag, [imports, reads]]) =>
      [[tag.slice(PREFIX.length), ...imports].join(), reads].filter(Boolean).join("/"),
    )
    .join(" ");
}

/** The table of a text that `packTags` made. */
export function unpackTags(text: string): EmbedTags {
  return Object.fromEntries(
    text.split(" ").map((row) => {
      const [names = "", reads] = row.split("/");
      const [name, ...imports] = names.split(",");
      return [PREFIX + name, [imports, reads as EarlyAction | undefined]];
    }),
  );
}
