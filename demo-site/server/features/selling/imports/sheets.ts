/** Sheets of lots that the house writes: wrong rows, a sample, an export. */
import {
  IVA_PERCENT,
  type customExportLots,
  type reportSample,
  SHEET_ROWS,
  type SheetFile,
} from "martillo/contract";
import { ApiFault } from "../../../platform/call/fault";
import type { CallContext } from "../../../platform/call/context";
import type { Handler } from "../../../platform/call/mount";
import { toBase64 } from "../../../platform/security/base64";
import { SHEET_TYPES, type Sheet, type SheetFormat } from "../../../ports/spreadsheets";
import { CHOSEN_FIELDS, readKinds, readLotChoices } from "../../house";
import { readLots } from "../../lots";
import { fieldsOf, valuesOf } from "../fields";
import { allListingIds } from "../listing-repository";
import { EVERYBODY } from "../logged";
import { readLotFields } from "../answers";
import { answerColumns } from "./answer-columns";
import { type Column, COLUMNS } from "./columns";
import { type ImportRecord, numberRef, readWrongRows } from "./import-repository";
import { folded, type ValueLists, valueLists } from "./value-lists";

const SHEET_NAME = "Lotes";
/** Columns that a sheet takes and the house does not write. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(["template", "province", "images"]);
/** Of a list of values in the sample. */
const MOST_VALUES = 200;

async function fileOf(
  name: string,
  format: SheetFormat,
  sheets: readonly [Sheet, ...Sheet[]],
  { ports: { spreadsheets } }: CallContext,
): Promise<SheetFile> {
  if (!spreadsheets) throw new ApiFault("NOT_CONFIGURED");
  return {
    file_name: `${name}.${format}`,
    content_type: SHEET_TYPES[format],
    content: toBase64(await spreadsheets.write(format, sheets)),
  };
}

/** Rows below headings, each cell as it is. */
function sheetOf(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Sheet {
  return {
    name,
    columns: headings.map((heading, at) => ({ key: String(at), heading, kind: "sent" })),
    rows: rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [String(at), cell]))),
  };
}

const ERROR_HEADING = "Error";

/** The rows that were not imported, as they were sent, with what is wrong; to be corrected and sent again. */
export async function wrongRowsFile(one: ImportRecord, ctx: CallContext): Promise<SheetFile> {
  const rows = await readWrongRows(ctx.db, one.id);
  if (rows.length === 0) throw new ApiFault("JOB_GONE");
  // A sheet that was corrected in part has had the column already.
  const kept = one.head.flatMap(({ heading }, at) => (heading === ERROR_HEADING ? [] : [at]));
  const headings = [...kept.map((at) => one.head[at]?.heading ?? ""), ERROR_HEADING];
  const body = rows.map(({ cells, faults }) => [
    ...kept.map((at) => cells[at] ?? ""),
    faults
      .map(({ column, heading, text }) =>
        column === "" ? text : `${heading} (${column}): ${text}`,
      )
      .join(" · "),
  ]);
  return fileOf("errores", "xlsx", [sheetOf(SHEET_NAME, headings, body)], ctx);
}

/** Columns whose example has to be in the house's list. */
const OF_LISTS: ReadonlySet<string> = new Set([...CHOSEN_FIELDS, "brand", "model"]);

/** A row that the house itself would take: of each list the usual example, or what most of its lots are. */
function examplesOf(
  columns: readonly Column[],
  lists: ValueLists,
  kinds: readonly { variable: string; value: string; active_lots: number }[],
): string[] {
  const counts = new Map(
    kinds.map((kind) => [`${kind.variable}\n${kind.value}`, kind.active_lots]),
  );
  const said = new Map<string, string>();
  for (const { key, example } of columns) {
    if (!OF_LISTS.has(key)) continue;
    const values = lists.of(key, said.get("brand"));
    const usual = values.find((value) => folded(value) === folded(example));
    const countOf = (value: string) => counts.get(`${key}\n${value}`) ?? 0;
    const [most] = values.toSorted((a, b) => countOf(b) - countOf(a));
    said.set(key, usual ?? most ?? example);
  }
  const vehicle = `${said.get("brand")} ${said.get("model")}`;
  return columns.map(({ key, example }) => {
    if (key === "title" && !folded(example).startsWith(folded(vehicle))) return vehicle;
    return said.get(key) ?? example;
  });
}

export const sampleSheet: Handler<typeof reportSample> = async ({ format }, ctx) => {
  const columns = [...COLUMNS, ...answerColumns(await readLotFields(ctx.db))];
  const headings = columns.map(({ heading, isRequired }) => `${heading}${isRequired ? "*" : ""}`);
  const kinds = await ctx.cache.get("kinds", () => readKinds(ctx.db));
  const lists = valueLists(kinds, await readLotChoices(ctx));
  const example = sheetOf(SHEET_NAME, headings, [examplesOf(columns, lists, kinds)]);
  const fixed: Readonly<Record<string, string[]>> = {
    auction: ["Subasta", "Directa"],
    iva_percent: [String(IVA_PERCENT), "REBU"],
  };
  const listed = COLUMNS.flatMap(({ heading, variable }) => {
    const values = variable === undefined ? [] : (fixed[variable] ?? lists.of(variable));
    return values.length > 0 ? [{ heading, values: values.slice(0, MOST_VALUES) }] : [];
  });
  const longest = Math.max(...listed.map(({ values }) => values.length));
  const values = sheetOf(
    "Valores",
    listed.map(({ heading }) => heading),
    Array.from({ length: longest }, (_, at) => listed.map((list) => list.values[at] ?? "")),
  );
  return fileOf("plantilla-lotes", format, [example, values], ctx);
};

export const exportLots: Handler<typeof customExportLots> = async (input, ctx) => {
  const { list: action, format, ...scope } = input;
  const ids = await allListingIds(ctx.db, { action, ...scope }, ctx.requireViewer(), SHEET_ROWS);
  const shown = ids.slice(0, SHEET_ROWS);
  const lots = await readLots(ctx.db, shown, EVERYBODY);
  const columns = [
    ...COLUMNS.filter(({ key }) => !NOT_WRITTEN.has(key)),
    ...answerColumns(await readLotFields(ctx.db)),
  ];
  const rows = lots.map((lot) => {
    const fields = {
      ...fieldsOf(valuesOf(lot)),
      ref: lot.ref ?? numberRef(lot.id),
      lot_no: lot.lot_no,
    };
    return columns.map((column) => column.write(fields));
  });
  const headings = columns.map(({ heading }) => heading);
  return {
    ...(await fileOf("lotes", format, [sheetOf(SHEET_NAME, headings, rows)], ctx)),
    count: rows.length,
    is_cut: ids.length > SHEET_ROWS ? 1 : 0,
  };
};
