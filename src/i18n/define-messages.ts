/** Texts of one widget under its message root; made by `defineMessages`. */
export interface Messages<
  Texts extends Readonly<Record<string, string>>,
  Root extends string = string,
> {
  readonly root: Root;
  readonly texts: Texts;
}

/**
 * Declares the Spanish texts of a widget. The key of a text in a phrase table is `root.key`, e.g. `bidBox.price`;
 * a table may also name the Spanish text itself. Placeholders: see `formatMessage`.
 */
export function defineMessages<
  const Texts extends Readonly<Record<string, string>>,
  const Root extends string,
>(root: Root, texts: Texts): Messages<Texts, Root> {
  return { root, texts };
}

/** Keys of a widget's texts, as the tables of the languages have them: `bidBox.currentPrice`. */
export type MessageKeyOf<M> =
  M extends Messages<infer Texts, infer Root> ? `${Root}.${keyof Texts & string}` : never;
