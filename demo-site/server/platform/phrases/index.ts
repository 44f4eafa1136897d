// This folder: the contract’s texts in Spanish, and other languages of what the server says, a file for each.

/** What visitors read, by literal. */
export type PhraseTable = Readonly<Record<string, string>>;
