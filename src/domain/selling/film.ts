/** Where a film is kept, and its number there. */
export interface Film {
  host: "youtube" | "vimeo";
  id: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** The film that a link leads to; null for every other link. */
export function filmOf(link: string): Film | null {
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (host === "youtu.be") return filmAt("youtube", parts[0] ?? "", YOUTUBE_ID);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const isOne = ["shorts", "embed", "live", "v"].includes(parts[0] ?? "");
    return filmAt("youtube", isOne ? last : (url.searchParams.get("v") ?? ""), YOUTUBE_ID);
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    return filmAt("vimeo", parts.find((part) => VIMEO_ID.test(part)) ?? "", VIMEO_ID);
  }
  return null;
}

function filmAt(host: Film["host"], id: string, pattern: RegExp): Film | null {
  return pattern.test(id) ? { host, id } : null;
}

/** Where a film is played in a frame. YouTube sets no cookie there before it plays. */
export function filmFrame({ host, id }: Film): string {
  return host === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

/** Its page at its host. */
export function filmPage({ host, id }: Film): string {
  return host === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
