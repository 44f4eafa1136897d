/** What the loader knows about a tag; written by the build. */
export interface EmbedTag {
  /** Module that registers the tag, relative to the loader. */
  file: string;
  /** Modules that it needs, so that all of them can start at once. */
  imports: readonly string[];
  /** Space kept free until the tag is registered, a CSS length. */
  reserved?: string;
  /** What its `lot` attribute makes it read: a record of `product/lots`, or the detail of one lot. */
  reads?: "lots" | "detail";
}

export type EmbedTags = Readonly<Record<string, EmbedTag>>;
