import type { AnyElementDescriptor } from "../element/descriptor";

/** What the loader knows about a tag, written by the build; a tuple, because every page pays for it. */
export type EmbedTag = readonly [
  /** Names in the folder `embed`: the module that registers the tag, then all that it imports. */
  modules: readonly string[],
  /** Space that is kept until it is registered, a CSS length; empty for none. */
  height: string,
  /** What it asks for first. */
  reads?: AnyElementDescriptor["reads"],
];

export type EmbedTags = Readonly<Record<string, EmbedTag>>;
