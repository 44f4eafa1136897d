/** Looks through a sheet: what each row would become, and what is wrong with it. Writes nothing. */
import type { CellFault, LotPart } from "martillo/contract";
import { LotPart as LotPartSchema } from "martillo/contract/schemas";
import { changedFields } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { CallContext } from "../../../platform/call/context";
import { fieldErrors } from "../../../platform/http/input-errors";
import { unstorableTexts } from "../../../platform/http/unstorable-text";
import type { ReadSheet, SheetRow } from "../../../ports/spreadsheets";
import { readKinds } from "../../house";
import { readLots, type LotRow } from "../../lots";
import { publishFaults } from "../check-lot";
import { fieldsOf, valuesOf } from "../fields";
import { EVERYBODY } from "../logged";
import { BLANK, draftOf, ownTerms, UNSET_MS, valuesFrom, type LotValues } from "../lot-values";
import { CellRefused } from "./cell-values";
import { COLUMNS, columnOf, letterOf, type Column, type Reading } from "./columns";
import { isNumberRef, lotsOfRefs, namesOf, type HeadCell, type NewRow } from "./import-repository";
import { folded, valueLists } from "./value-lists";

/** Bids and other calls have their turn after so many rows. */
const ROWS_AT_ONCE = 100;
const LONGEST_REF = 40;
/** A sheet has no photos, so that none are missing in it. */
const NO_PHOTOS = 0;

export interface SheetOptions {
  sellerId: number;
  mode: "create" | "upsert";
  templateId: number | undefined;
}

interface Known {
  reading: Omit<Reading, "brand">;
  /** What the seller's lots are that the sheet names, by reference without case. */
  lots: ReadonlyMap<string, LotRow>;
  templates: ReadonlyMap<number, LotRow>;
  nowMs: number;
  options: SheetOptions;
  /** References so far, with their rows. */
  seen: Map<string, number>;
}

/** A heading that the house knows, with its place. */
interface Place {
  at: number;
  heading: string;
  column: Column;
}

/** Throws INVALID_INPUT where the head is not one of lots: what is missing in it. */
export async function checkRows(
  { rows: [headRow, ...rows] }: ReadSheet,
  options: SheetOptions,
  ctx: CallContext,
): Promise<{ head: HeadCell[]; rows: NewRow[] }> {
  const places = placesOf(headRow?.cells ?? []);
  const refAt = places.find(({ column }) => column.key === "ref")?.at ?? 0;
  const known = await readKnown(
    rows.map(({ cells }) => cells[refAt] ?? "").filter((ref) => ref !== ""),
    options,
    ctx,
  );
  const checked: NewRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) await turnOfOthers();
    checked.push(checkRow(row, places, known));
  }
  const head = (headRow?.cells ?? []).map((heading, at) => ({
    column: letterOf(at),
    heading,
    key: places.find((place) => place.at === at)?.column.key ?? null,
  }));
  return { head, rows: checked };
}

function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function placesOf(headings: readonly string[]): Place[] {
  const places: Place[] = [];
  for (const [at, heading] of headings.entries()) {
    const column = columnOf(heading);
    const isSecond = places.some((place) => place.column === column);
    if (column && isSecond) refuseHead(`La columna ${column.heading} está dos veces.`);
    if (column) places.push({ at, heading, column });
  }
  const missing = COLUMNS.filter(
    (column) => column.isRequired && !places.some((place) => place.column === column),
  );
  const names = missing.map(({ heading }) => heading).join(", ");
  if (missing.length === 1) refuseHead(`Falta la columna ${names}.`);
  if (missing.length > 1) refuseHead(`Faltan las columnas ${names}.`);
  return places;
}

function refuseHead(text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { file_upload: text } });
}

async function readKnown(
  refs: readonly string[],
  options: SheetOptions,
  ctx: CallContext,
): Promise<Known> {
  const { sellerId } = options;
  const [kinds, names, ids] = await Promise.all([
    ctx.cache.get("kinds", () => readKinds(ctx.db)),
    namesOf(ctx.db, sellerId),
    lotsOfRefs(ctx.db, sellerId, refs),
  ]);
  const [lots, templates] = await Promise.all([
    readLots(ctx.db, [...ids.values()], EVERYBODY),
    readLots(
      ctx.db,
      names.templates.map(({ id }) => id),
      EVERYBODY,
    ),
  ]);
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const { templateId } = options;
  if (templateId !== undefined && !templates.some(({ id }) => id === templateId)) {
    throw new ApiFault("INVALID_INPUT", { fields: { template_id: "No es una plantilla suya." } });
  }
  return {
    reading: {
      lists: valueLists(kinds),
      auctions: byName(names.auctions),
      templates: byName(names.templates),
    },
    lots: new Map(
      [...ids].flatMap(([ref, id]) => {
        const lot = byId.get(id);
        return lot ? [[ref, lot] as const] : [];
      }),
    ),
    templates: new Map(templates.map((template) => [template.id, template])),
    nowMs: await ctx.now(),
    options,
    seen: new Map(),
  };
}

function byName(rows: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map(
    rows.flatMap(({ id, name }) => [[folded(name), id] as const, [String(id), id] as const]),
  );
}

const ONLY_DRAFTS = "Solo se pueden actualizar borradores.";
const NO_SUCH_LOT = "No tiene ningún lote con ese número.";
const REF_TAKEN = "Ya usa esa referencia en otro lote.";

function checkRow({ row, cells }: SheetRow, places: readonly Place[], known: Known): NewRow {
  const faults = new Map<Place, string>();
  const said = readCells(cells, places, known, faults);
  const refPlace = places.find(({ column }) => column.key === "ref");
  const ref = refPlace ? (cells[refPlace.at] ?? "").trim() : "";
  const lot = known.lots.get(ref.toLowerCase());
  if (refPlace && ref !== "") {
    const fault = refFault(ref, row, lot, known);
    if (fault !== undefined) faults.set(refPlace, fault);
  }
  const { ref: _ref, template, ...part } = said;
  checkPart(part, places, faults);
  const values = lot ? valuesOf(lot) : startOf(template, known);
  const changes = faults.size > 0 ? {} : changesOf(part, values, lot);
  const after = ownTerms({ ...values, ...changes });
  const isChanged = lot === undefined || Object.keys(changedFields(after, values)).length > 0;
  if (refPlace && isChanged && lot && lot.status !== "draft") faults.set(refPlace, ONLY_DRAFTS);
  if (faults.size === 0 && isChanged) checkTerms(after, places, cells, { known, faults });
  const { title } = after;
  return {
    row,
    cells,
    ref,
    title: title === "" ? ref : title,
    state: stateOf(faults.size > 0, lot, isChanged),
    faults: places.flatMap((place) => {
      const fault = faults.get(place);
      return fault === undefined ? [] : [faultAt(place, cells, fault)];
    }),
    part: faults.size > 0 ? null : writtenPart(part, lot, values, after),
    lot_id: lot?.id ?? null,
  };
}

function stateOf(isWrong: boolean, lot: LotRow | undefined, isChanged: boolean): NewRow["state"] {
  if (isWrong) return "wrong";
  if (!lot) return "new";
  return isChanged ? "changed" : "unchanged";
}

function faultAt({ at, heading }: Place, cells: readonly string[], text: string): CellFault {
  return { column: letterOf(at), heading, value: (cells[at] ?? "").slice(0, 200), text };
}

interface Said extends LotPart {
  ref?: string;
  template?: number;
}

/** What the cells say that are not empty; what they cannot say goes into `faults`. */
function readCells(
  cells: readonly string[],
  places: readonly Place[],
  { reading, options, lots }: Known,
  faults: Map<Place, string>,
): Said {
  const said: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const cellOf = (key: Column["key"]) => {
    const place = places.find(({ column }) => column.key === key);
    return place ? (cells[place.at] ?? "") : "";
  };
  const lot = lots.get(cellOf("ref").toLowerCase());
  const now = lot && { ...fieldsOf(valuesOf(lot)), ref: cellOf("ref") };
  const isFilled = options.templateId !== undefined || cellOf("template") !== "";
  for (const place of places) {
    const { column, at } = place;
    const cell = cells[at] ?? "";
    if (cell === "") {
      if (column.isRequired && (column.key === "ref" || (!isFilled && !lot))) {
        faults.set(place, "Obligatorio.");
      }
      continue;
    }
    // What the house itself would write there changes nothing, whatever it means.
    if (now && column.write(now) === cell && column.key !== "template") continue;
    try {
      said[column.key] = column.read(cell, {
        ...reading,
        brand: brandOf(cellOf("brand"), reading),
      });
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      faults.set(place, error.message);
    }
  }
  return said;
}

function brandOf(cell: string, { lists }: Omit<Reading, "brand">): string | undefined {
  try {
    return cell === "" ? undefined : lists.known("brand", cell);
  } catch {
    return undefined;
  }
}

function refFault(
  ref: string,
  row: number,
  lot: LotRow | undefined,
  { seen, options }: Known,
): string | undefined {
  if (ref.length > LONGEST_REF) return `Como mucho ${LONGEST_REF} caracteres.`;
  const before = seen.get(ref.toLowerCase());
  if (before !== undefined) return `La referencia ya está en la fila ${before}.`;
  seen.set(ref.toLowerCase(), row);
  if (!lot && isNumberRef(ref)) return NO_SUCH_LOT;
  if (lot && options.mode === "create") return REF_TAKEN;
  return undefined;
}

/** The very check of a draft that is saved. */
function checkPart(part: LotPart, places: readonly Place[], faults: Map<Place, string>): void {
  const parsed = LotPartSchema.safeParse({ ...part });
  const found = parsed.success
    ? unstorableTexts(parsed.data)
    : fieldErrors(parsed.error, { ...part });
  for (const place of places) {
    const fault = found[place.column.key];
    if (fault !== undefined && !faults.has(place)) faults.set(place, fault);
  }
  if (parsed.success) Object.assign(part, parsed.data);
}

function startOf(template: number | undefined, { templates, options }: Known): LotValues {
  const row = templates.get(template ?? options.templateId ?? 0);
  if (!row) return BLANK;
  // As of any copy: no times, and no event.
  return {
    ...valuesOf(row),
    ref: null,
    vin: null,
    plate: null,
    auction_id: null,
    opens_ms: UNSET_MS,
    closes_ms: UNSET_MS,
  };
}

function changesOf(part: LotPart, values: LotValues, lot: LotRow | undefined): Partial<LotValues> {
  const changes = valuesFrom(draftOf(part), values);
  const { brand = values.brand, model = values.model, registration_year: year } = changes;
  if (lot || (changes.title ?? values.title) !== "") return changes;
  const title = [brand, model, year ?? values.registration_year].filter(Boolean).join(" ");
  return { ...changes, title: title.slice(0, 160) };
}

/** What publishing would refuse of a cell that somebody has filled in; what is still empty is no fault of a draft. */
function checkTerms(
  after: LotValues,
  places: readonly Place[],
  cells: readonly string[],
  { known, faults }: { known: Known; faults: Map<Place, string> },
): void {
  const found = publishFaults(after, known.nowMs, NO_PHOTOS);
  for (const place of places) {
    const fault = found[place.column.key];
    if (fault !== undefined && (cells[place.at] ?? "") !== "") faults.set(place, fault);
  }
}

/** What is written for the row: of a new draft everything that its template says, too. */
function writtenPart(
  part: LotPart,
  lot: LotRow | undefined,
  values: LotValues,
  after: LotValues,
): LotPart {
  if (lot) return part;
  if (values === BLANK) return { ...part, title: after.title };
  return fieldsOf(after);
}
