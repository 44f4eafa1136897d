/** Collects the parameters of a statement that is put together: values never become SQL text. */
export class SqlParameters {
  readonly values: unknown[];

  constructor(...first: unknown[]) {
    this.values = first;
  }

  /** Adds a value and returns its `$n`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
