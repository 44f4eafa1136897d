/** What a page may want to say of a seller elsewhere. */
export interface ShownSeller {
  id: number;
  /** As lots show it. */
  name: string;
  /** How many lots are on offer. */
  lots: number;
}
