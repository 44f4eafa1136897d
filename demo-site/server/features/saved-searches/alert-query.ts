import { prefixQuery, wordsOf } from "../lots";
import { apart, together } from "../search";

/** By what words a saved search finds lots. */
export interface AlertQuery {
  /** As the database takes it; empty where there is no word. */
  query: string;
  /** What each lot that it finds has: words and beginnings of words. */
  parts: string[];
}

/**
 * The words of a saved search. Names are asked for as the house may write them, too: "mx5" finds MX-5, and "mx 5" finds MX5. A search on a
 * page tries that only where it finds nothing; a saved one cannot know what the next lot is called.
 */
export function alertQuery(text: string): AlertQuery {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const plain = prefixQuery(text).split(" & ");
  const asked: string[] = [];
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const name = together(words.slice(at));
    const count = name?.count ?? 1;
    const own = plain.slice(at, at + count);
    const other = name?.query ?? apart(word);
    if (other === undefined) parts.push(...own);
    // Both shapes of a name begin with its letters.
    else parts.push(`${/^\p{L}+|^\p{N}+/u.exec(word)?.[0] ?? ""}:*`);
    asked.push(other === undefined ? own.join(" & ") : `((${own.join(" & ")}) | ${other})`);
    at += count;
  }
  return {
    query: asked.filter((each) => each !== "").join(" & "),
    // What may be one of several words decides nothing.
    parts: parts.filter((part) => part !== "" && !part.startsWith("(")),
  };
}
