/** Calls of `product/…` that the loader makes: all cards at once, one lot in detail, a list. */
export type EarlyAction = "lots" | "singleProduct" | "search";

/** What the loader knows about a tag, written by the build; a tuple, because every page pays for it. */
export type EmbedTag = readonly [
  /** What the module that registers the tag imports: names in the folder of the release, where that one is named as its tag. */
  imports: readonly string[],
  /** What it asks for first. */
  reads?: EarlyAction | undefined,
];

export type EmbedTags = Readonly<Record<string, EmbedTag>>;
