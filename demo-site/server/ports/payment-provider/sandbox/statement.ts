import type { StatementLine } from "..";

import { readStatementLines, type Tools } from "./sandbox-repository";

const PAGE = 500;

/** The sandbox's own books, line by line. */
export async function* statement(
  { db }: Tools,
  fromMs: number,
  toMs: number,
): AsyncGenerator<StatementLine> {
  let after = { at: fromMs, seq: 0 };
  for (;;) {
    const rows = await readStatementLines(db, { at: after.at, seq: after.seq, toMs, page: PAGE });
    for (const { seq, ...line } of rows) {
      after = { at: line.atMs, seq };
      yield line;
    }
    if (rows.length < PAGE) return;
  }
}
