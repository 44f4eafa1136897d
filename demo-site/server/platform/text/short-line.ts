// This folder: texts as other places show them.
/** A text as one line of at most so many letters; a longer one ends in an ellipsis. */
export function shortLine(text: string, most: number): string {
  const letters = Array.from(plainLine(text));
  if (letters.length <= most) return letters.join("");
  return `${letters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

/** A text as one line, whatever breaks it. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, " ").trim();
}
