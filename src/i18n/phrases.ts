/** Texts that replace the widgets' own, by `root.key` or by the Spanish text. A language is a table with all of them. */
export type Phrases = Readonly<Record<string, string>>;
