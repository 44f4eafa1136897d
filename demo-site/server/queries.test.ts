import { afterAll, beforeAll, expect, test } from "vitest";
import { openLite } from "./platform/db/pglite";
import { type Kind, readStatements, type Statement } from "./testing/query-types";
import { readOrMakeTemplate } from "./testing/template-file";

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

let lite: Awaited<ReturnType<typeof openLite>>;

beforeAll(async () => {
  lite = await openLite({ loadDataDir: await readOrMakeTemplate() });
}, 60_000);
afterAll(() => lite?.db.close());

async function faultsOf({ place, sql, members }: Statement): Promise<string[]> {
  const described = await lite.lite.describeQuery(sql).catch((error: unknown) => String(error));
  if (typeof described === "string") return [`${place}: ${described}`];
  const columns = new Map(
    described.resultFields.map(({ name, dataTypeID }) => [name, KINDS.get(dataTypeID)]),
  );
  return [...members].flatMap(([name, kinds]) => {
    if (!columns.has(name)) return [`${place}: no column ${name}`];
    const kind = columns.get(name);
    const fits = kind === undefined || kinds.size === 0 || kinds.has(kind);
    return fits ? [] : [`${place}: ${name} is a ${kind}, not a ${[...kinds].join(" or ")}`];
  });
}

test("every row is what its statement returns", async () => {
  const statements = readStatements();
  expect(statements.length).toBeGreaterThan(300);
  const faults: string[] = [];
  for (const statement of statements) faults.push(...(await faultsOf(statement)));
  expect(faults).toEqual([]);
}, 120_000);
