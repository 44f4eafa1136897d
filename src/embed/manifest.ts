import type { EmbedTag } from "./embed-tag";

/** A file of the script tag's build. */
export interface EmbedFile {
  /** For the `integrity` of its tag. */
  integrity: string;
  /** Files that it imports, and so on. */
  imports: readonly string[];
}

/** `embed/manifest.json`: what a release of the embed consists of. */
export interface EmbedManifest {
  version: string;
  /** The loader at an address that never gets another content. The same is at `embed.js`, where the next release replaces it. */
  loader: string;
  /** By path, relative to the loader. */
  files: Readonly<Record<string, EmbedFile>>;
  tags: Readonly<
    Record<
      string,
      {
        /** What a page with this tag fetches: the file that registers it, then its imports. */
        files: readonly string[];
        reads?: EmbedTag[1];
        /** For a page's own styles: keeps its space until it is registered. */
        style?: string;
      }
    >
  >;
}
