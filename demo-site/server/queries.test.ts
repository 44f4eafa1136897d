import { afterAll, beforeAll, expect, test } from "vitest";
import { openLite } from "./platform/db/pglite";
import { describeStatement, readColumns, type Column } from "./testing/describe-statement";
import { type Kind, type Member, readStatements, type Statement } from "./testing/query-types";
import { readOrMakeTemplate } from "./node/template-file";

/** What a driver makes of the types of columns, by their object ids. */
const KINDS: ReadonlyMap<number, Kind> = new Map([
  [16, "boolean"],
  [20, "number"],
  [21, "number"],
  [23, "number"],
  [700, "number"],
  [701, "number"],
  [19, "string"],
  [25, "string"],
  [1042, "string"],
  [1043, "string"],
  [1700, "string"],
  [2950, "string"],
  [1000, "array"],
  [1005, "array"],
  [1007, "array"],
  [1009, "array"],
  [1015, "array"],
  [1016, "array"],
  [1022, "array"],
]);

/**
 * Columns that may hold null, or texts, that what these statements ask for never has. A statement that says so itself, as in
 * `hash is not null`, `payment_id = any($1)` or `kind <> 'withdrawal'`, needs no entry.
 */
const NEVER: ReadonlyMap<string, string> = new Map([
  ["bids.bidder_id", "only the row of a withdrawal has none, and the log leaves those out"],
  ["bids.bidder_no", "as its bidder"],
  ["bids.hash", "a row with a position has one"],
  ["payment_methods.exp_month", "only a bank account has none, and that never expires"],
  ["payment_methods.exp_year", "as its month"],
  ["ledger_lines.version", "lines from before the chain have theirs since"],
  ["ledger_lines.balance_after", "as its version"],
  ["ledger_lines.prev_hash", "as its version"],
  ["ledger_lines.hash", "as its version"],
  ["imports.actor_id", "a person sends a sheet, and accounts are closed, not deleted"],
  ["import_rows.part", "a row that is new or changed has one"],
  ["sessions.origin", "a session that is renewed has the limits of a partner's page"],
  ["sessions.scopes", "as its origin"],
  ["sandbox_requests.answer", "it is written in the transaction that opens the row"],
  ["carts.type", "'live' is the specification's; nothing opens such a cart"],
]);

let lite: Awaited<ReturnType<typeof openLite>>;
/** Entries of `NEVER` without which a statement would be at fault. */
const needed = new Set<string>();
let columns: ReadonlyMap<string, Column>;

beforeAll(async () => {
  lite = await openLite({ loadDataDir: await readOrMakeTemplate() });
  columns = await readColumns(lite.lite);
}, 60_000);
afterAll(() => lite?.db.close());

async function faultsOf({ place, sql, members }: Statement): Promise<string[]> {
  const described = await describeStatement(lite.lite, sql);
  if (typeof described === "string") return [`${place}: ${described}`];
  const fields = new Map(described.map((field) => [field.name, field]));
  return [...members].flatMap(([name, member]) => {
    const field = fields.get(name);
    if (!field) return [`${place}: no column ${name}`];
    const kind = KINDS.get(field.type);
    const fits = kind === undefined || member.kinds.size === 0 || member.kinds.has(kind);
    if (!fits) return [`${place}: ${name} is a ${kind}, not a ${[...member.kinds].join(" or ")}`];
    const column = field.column === null ? undefined : columns.get(field.column);
    return column
      ? columnFaults(column, member, sql).map((fault) => `${place}: ${name} ${fault}`)
      : [];
  });
}

function columnFaults(column: Column, member: Member, sql: string): string[] {
  const name = column.name.split(".")[1] ?? "";
  const isFilled = column.isRequired || saysFilled(sql, name);
  const unknown = (column.texts ?? []).filter(
    (text) => member.texts?.includes(text) === false && !sql.includes(`${name} <> '${text}'`),
  );
  const isFree = isFilled || member.takesNull;
  if (NEVER.has(column.name)) {
    if (!isFree || unknown.length > 0) needed.add(column.name);
    return [];
  }
  return [
    ...(isFree ? [] : [`may be null, as ${column.name}`]),
    ...unknown.map((text) => `may be '${text}', as ${column.name}`),
  ];
}

/** `where hash is not null`, `where payment_id = any($1)` */
function saysFilled(sql: string, column: string): boolean {
  return new RegExp(`\\b${column} is not null|\\b(where|and|on) (\\w+\\.)?${column} =\\s`).test(
    sql,
  );
}

test("every row is what its statement returns, and takes what its columns may hold", async () => {
  const statements = readStatements();
  expect(statements.length).toBeGreaterThan(950);
  const faults: string[] = [];
  for (const statement of statements) faults.push(...(await faultsOf(statement)));
  expect(faults).toEqual([]);
  expect([...NEVER.keys()].filter((column) => !needed.has(column))).toEqual([]);
}, 120_000);

test.each([
  ["select id as lot from lots", "no column id"],
  ["select title as id from lots", "id is a string, not a number"],
  ["select leader_id as id from lots", "id may be null, as lots.leader_id"],
  ["select nothing as id from lots", 'column "nothing" does not exist'],
])("a row that %s does not return is found", async (sql, fault) => {
  const member: Member = { kinds: new Set(["number"]), takesNull: false, texts: null };
  const statement = { place: "planted.ts:1", sql, members: new Map([["id", member]]) };
  expect(await faultsOf(statement)).toEqual([`planted.ts:1: ${fault}`]);
});

test("a text that the schema allows and the row does not is found", async () => {
  const member: Member = { kinds: new Set(["string"]), takesNull: false, texts: ["card"] };
  const sql = "select kind from payment_methods";
  const statement = { place: "planted.ts:1", sql, members: new Map([["kind", member]]) };
  expect(await faultsOf(statement)).toContain(
    "planted.ts:1: kind may be 'bank', as payment_methods.kind",
  );
});
