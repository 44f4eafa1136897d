// Our snippet as `npm run snippet -- --pinned` prints it: reserved space, the modules that start early, the one script.
import { snippetOf } from "../../../scripts/snippet.mjs";

/** Lines for the head of a page with these widgets. */
export function martilloHead(tags) {
  return snippetOf(tags, { api: "https://auction.test", pinned: true });
}
