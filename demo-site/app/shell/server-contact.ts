/** Whether the server answers, and whether the build that it serves is the one of this page. */
export type Contact = "down" | "same" | "newer";

const LIMIT_MS = 6_000;
const ENTRY = /<script type="module"[^<>]*\ssrc="([^"]+)"/;

/** Asks for the site's first file. An answer that is not ours, e.g. of a proxy or of a hotel's Wi-Fi, is none. */
export async function askServer(): Promise<Contact> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch("/index.html", { cache: "no-store", signal });
    const entry = response.ok ? ENTRY.exec(await response.text())?.[1] : undefined;
    if (entry === undefined) return "down";
    return entry === ownEntry() ? "same" : "newer";
  } catch {
    return "down";
  }
}

function ownEntry(): string | null | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute("src");
}
