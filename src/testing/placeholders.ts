/** `{amount}` and what a plural counts; the branches are a language's own. */
export function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = ""]) => name))]
    .toSorted()
    .join();
}
