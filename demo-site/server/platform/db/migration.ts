/** A step of the schema. Never edit one that has been released: add the next one, `migrations/00NN-name.ts` beside what it belongs to. */
export interface Migration {
  /** Applied in this order, each exactly once. */
  id: number;
  name: string;
  sql: string;
}
