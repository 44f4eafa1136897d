/**
 * The samples of a page of Markdown that a reader would copy into a project in TypeScript, each as the text of a file: blocks that are
 * marked `ts` or `tsx`.
 */
export function samplesOf(markdown) {
  return [...markdown.matchAll(/^```(tsx?)\r?\n([\s\S]*?)^```\s*$/gm)].map(
    ([, extension, text]) => ({ extension, text }),
  );
}
