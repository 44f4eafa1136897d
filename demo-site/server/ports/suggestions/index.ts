/** The text that a visitor types, and where. */
export interface SuggestionQuery {
  text: string;
  /** 1 auctions alone, 0 direct sales alone. */
  auction: 0 | 1 | undefined;
  limit: number;
}

/** A search index outside of the house that knows its lots. */
export interface SuggestionsPort {
  /** Ids of lots, best first; prices and states are the house's own to say. Throws when it does not answer in time. */
  lotIds(query: SuggestionQuery): Promise<number[]>;
}
