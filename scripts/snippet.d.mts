import type { EmbedManifest } from "../src/embed/manifest";

export function snippetOf(
  tags: readonly string[],
  options: { api: string; pinned?: boolean; manifest?: EmbedManifest },
): string;
