/**
 * A step of the schema. Never edit one that has been released: add the next one, `migrations/00NN-name.ts` beside what it belongs to. The
 * release before runs on while it is made, so each is one of these alone, and adds before the next release takes away.
 */
export interface Migration {
  /** Applied in this order, each exactly once. */
  id: number;
  name: string;
  /** Statements in one transaction. They are over in a moment: a step that takes long is one of the others. */
  sql?: string;
  backfill?: Backfill;
  indexes?: readonly NewIndex[];
  /** The release before cannot run on what is left. Made apart, when no process of it runs any more. */
  isContract?: boolean;
}

/** The values to write for rows that are there already, some thousand at a time; it goes on where it was broken off. */
export interface Backfill {
  /** With a column `id`. */
  table: string;
  /** Each in a transaction of its own, with the first id, left out, as `$1` and the last one as `$2`. */
  statements: readonly string[];
  /** Run once at the end. */
  last?: string;
}

/** Built beside those who read and write the table, where the database can do that. */
export interface NewIndex {
  name: string;
  /** `lots (id)`, `lots using gin (tsv)` */
  on: string;
}
