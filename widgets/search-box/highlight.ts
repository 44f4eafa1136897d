/** A piece of a text, and whether the search found it. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Lower case without accents, letter by letter, so that positions stay the same. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length);
  }).join("");
}

/** Splits a text where the words of a search begin a word of it: accents and case do not matter. */
export function highlight(text: string, search: string): TextPiece[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const isWordStart = at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? "");
      if (isWordStart) marks.fill(true, at, at + word.length);
    }
  }
  const pieces: TextPiece[] = [];
  for (let at = 0; at < text.length; at++) {
    const isMatch = marks[at] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text[at];
    else pieces.push({ text: text[at] ?? "", isMatch });
  }
  return pieces;
}
