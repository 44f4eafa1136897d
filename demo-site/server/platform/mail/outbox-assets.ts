/** Looks for new messages without losing what the reader is typing or reading. */
export const OUTBOX_SCRIPT = `"use strict";
const EVERY_MS = 2000;
const place = document.querySelector("[data-messages]");
async function look() {
  try {
    if (document.visibilityState === "visible" && getSelection().isCollapsed) {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-messages]");
      const isReading = place.contains(document.activeElement);
      if (answer.ok && fresh && !isReading && fresh.innerHTML !== place.innerHTML) {
        place.replaceChildren(...fresh.childNodes);
      }
    }
  } catch {
    // The server is away for the moment.
  }
  setTimeout(look, EVERY_MS);
}
setTimeout(look, EVERY_MS);
`;

/** The looks of the page. */
export const OUTBOX_STYLE = `
:root { color-scheme: light dark; --text: #1b2430; --muted: #5b6470; --line: #dbe1e8; --back: #f3f5f7; --card: #fff; --accent: #14467c; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8edf3; --muted: #a3adba; --line: #303a46; --back: #12171d; --card: #1b222b; --accent: #8fbcf0; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
h2 { margin: 8px 0; font-size: 18px; line-height: 1.35; overflow-wrap: anywhere; }
header p { margin: 0 0 16px; color: var(--muted); }
label { display: block; margin-bottom: 4px; font-weight: 600; }
.row { display: flex; gap: 8px; }
input, button { min-height: 44px; border-radius: 8px; font: inherit; }
input { flex: 1; min-width: 0; padding: 0 12px; border: 1px solid var(--muted); background: var(--card); color: inherit; }
button { padding: 0 16px; border: 0; background: var(--accent); color: var(--card); font-weight: 600; cursor: pointer; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.links { display: flex; gap: 16px; margin: 8px 0; }
.links a { display: inline-flex; align-items: center; min-height: 44px; }
ol { display: grid; gap: 16px; margin: 8px 0 0; padding: 0; list-style: none; }
li { min-width: 0; }
article { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.meta { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin: 0; color: var(--muted); font-size: 14px; }
.kind { padding: 0 8px; border: 1px solid var(--line); border-radius: 999px; color: var(--text); font-weight: 600; }
.to { margin: 4px 0 0; overflow-wrap: anywhere; }
.to a { display: inline-block; padding: 4px 0; }
.code { margin: 12px 0; font: 700 32px/1.2 ui-monospace, Consolas, Menlo, monospace; letter-spacing: 6px; user-select: all; }
.text { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 32px 0; color: var(--muted); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
