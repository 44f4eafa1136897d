/** Looks through a sheet: the lot that each row would become, and its faults. Writes nothing. */
import { type CellFault, type DynamicField, type LotPart, MOST_PHOTOS } from "martillo/contract";
import { LotPart as LotPartSchema } from "martillo/contract/schemas";
import { answerPath, changedFields } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { CallContext } from "../../../platform/call/context";
import { fieldErrors } from "../../../platform/http/input-errors";
import { SPAIN } from "../../../platform/phrases/spain";
import { unstorableTexts } from "../../../platform/http/unstorable-text";
import type { ReadSheet, SheetRow } from "../../../ports/spreadsheets";
import { readKinds, readLotChoices } from "../../house";
import { readLots, type LotRow, UNSET_MS, type LotValues } from "../../lots";
import { answerFaults, mergeAnswers, readLotFields } from "../answers";
import { publishFaults } from "../check-lot";
import { fieldsOf, valuesOf } from "../fields";
import { EVERYBODY } from "../logged";
import { BLANK, draftOf, ownTerms, valuesFrom } from "../lot-values";
import { answerColumns } from "./answer-columns";
import { CellRefused } from "./cell-values";
import { COLUMNS, columnOf, columnsByName, letterOf, type Column, type Reading } from "./columns";
import { isNumberRef, lotsOfRefs, namesOf, type HeadCell, type NewRow } from "./import-repository";
import { folded, valueLists } from "./value-lists";

/** Then bids and other calls have as much time: each of the steps of a bid waits for its turn, so that a bid waits for several. */
const LONGEST_MS = 3;
const LONGEST_REF = 40;
/** A sheet has no photos, so that none are missing in it. */
const NO_PHOTOS = 0;

export interface SheetOptions {
  sellerId: number;
  mode: "create" | "upsert";
  /** Its rows become templates: their references are no lot's. */
  isTemplates: boolean;
  templateId: number | undefined;
  /** Photos that came with it. */
  photos: readonly { name: string; src: string }[];
}

interface Known {
  reading: Omit<Reading, "brand" | "number">;
  /** What the seller's lots are that the sheet names, by reference without case. */
  lots: ReadonlyMap<string, LotRow>;
  templates: ReadonlyMap<number, LotRow>;
  /** What the house asks of lots. */
  fields: readonly DynamicField[];
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

/** Throws INVALID_INPUT, with the missing columns, where the head is not one of lots. */
export async function checkRows(
  sheet: ReadSheet,
  options: SheetOptions,
  ctx: CallContext,
): Promise<{ head: HeadCell[]; rows: NewRow[] }> {
  const fields = await readLotFields(ctx.db);
  const columns = columnsByName([...answerColumns(fields), ...COLUMNS]);
  const { headRow, rows } = withHead(sheet, columns);
  const places = placesOf(headRow, columns);
  const refAt = places.find(({ column }) => column.key === "ref")?.at ?? 0;
  const refs = rows.map(({ cells }) => cells[refAt] ?? "").filter((ref) => ref !== "");
  const known = await readKnown(options.isTemplates ? [] : refs, { ...options, fields }, ctx);
  const checked: NewRow[] = [];
  let began = performance.now();
  for (const row of rows) {
    if (performance.now() - began > LONGEST_MS) {
      await turnOfOthers();
      began = performance.now();
    }
    checked.push(await checkRow(row, places, known));
  }
  const head = headRow.cells.map((heading, at) => ({
    column: letterOf(at),
    heading,
    key: places.find((place) => place.at === at)?.column.key ?? null,
  }));
  return { head, rows: checked };
}

function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
  });
}

/** A title, a date, who made it: as many rows may stand above the head. */
const HEAD_WITHIN = 20;
/** With fewer a row is a title that happens to be called like a column. */
const LEAST_COLUMNS = 2;

/** The first row that names all columns that every lot has, or else the one that names most; the rows above it say nothing of lots. */
function withHead(
  { rows }: ReadSheet,
  columns: ReadonlyMap<string, Column>,
): { headRow: SheetRow; rows: readonly SheetRow[] } {
  const named = rows.slice(0, HEAD_WITHIN).map(({ cells }) => {
    const found = cells.map((cell) => columnOf(cell, columns));
    return new Set(found.filter((column) => column !== undefined));
  });
  const whole = named.findIndex((found) => missingIn(found).length === 0);
  const most = Math.max(...named.map(({ size }) => size));
  const at = whole === -1 ? named.findIndex(({ size }) => size === most) : whole;
  const headRow = rows[at];
  if (!headRow || most < LEAST_COLUMNS) refuseWithoutHead(rows[0]);
  return { headRow, rows: rows.slice(at + 1) };
}

function missingIn(found: ReadonlySet<Column>): readonly Column[] {
  return COLUMNS.filter((column) => column.isRequired && !found.has(column));
}

const LONGEST_SHOWN = 60;

/** Names the row that was taken for the head, with what stands there. */
function refuseWithoutHead(first: SheetRow | undefined): never {
  const shown = (first?.cells ?? []).filter((cell) => cell !== "").join(" · ");
  const names = COLUMNS.filter(({ isRequired }) => isRequired).map(({ heading }) => heading);
  throw new ApiFault("IMPORT_NO_HEAD", {
    fields: {
      file_upload: `La fila ${first?.row ?? 1} no es una cabecera: dice «${shortened(shown)}». Ponga en una fila los nombres de las columnas: ${names.join(", ")}.`,
    },
  });
}

function shortened(text: string): string {
  const characters = Array.from(text);
  const isLong = characters.length > LONGEST_SHOWN;
  return isLong ? `${characters.slice(0, LONGEST_SHOWN).join("")}…` : text;
}

function placesOf(
  { row, cells: headings }: SheetRow,
  columns: ReadonlyMap<string, Column>,
): Place[] {
  const places: Place[] = [];
  for (const [at, heading] of headings.entries()) {
    const column = columnOf(heading, columns);
    const isSecond = places.some((place) => place.column === column);
    if (column && isSecond) refuseHead(`La columna ${column.heading} está dos veces.`);
    if (column) places.push({ at, heading, column });
  }
  const missing = missingIn(new Set(places.map(({ column }) => column)));
  const names = missing.map(({ heading }) => heading).join(", ");
  // Of a head further down its row is named: it may not be the one that was meant.
  const where = row === 1 ? "" : ` en la cabecera, fila ${row}`;
  if (missing.length === 1) refuseHead(`Falta la columna ${names}${where}.`);
  if (missing.length > 1) refuseHead(`Faltan las columnas ${names}${where}.`);
  return places;
}

function refuseHead(text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { file_upload: text } });
}

async function readKnown(
  refs: readonly string[],
  { fields, ...options }: SheetOptions & Pick<Known, "fields">,
  ctx: CallContext,
): Promise<Known> {
  const { sellerId } = options;
  const [kinds, choices, names, ids] = await Promise.all([
    ctx.cache.get("kinds", () => readKinds(ctx.db)),
    readLotChoices(ctx),
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
      lists: valueLists(kinds, choices),
      auctions: byName(names.auctions),
      templates: byName(names.templates),
      photos: new Map(options.photos.map(({ name, src }) => [folded(name), src])),
    },
    lots: new Map(
      [...ids].flatMap(([ref, id]) => {
        const lot = byId.get(id);
        return lot ? [[ref, lot] as const] : [];
      }),
    ),
    templates: new Map(templates.map((template) => [template.id, template])),
    fields,
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

async function checkRow(
  sheetRow: SheetRow,
  places: readonly Place[],
  known: Known,
): Promise<NewRow> {
  const { row, cells, numbers } = sheetRow;
  const faults = new Map<Place, string>();
  const said = readCells(sheetRow, places, known, faults);
  const refPlace = places.find(({ column }) => column.key === "ref");
  const ref = refPlace ? (cells[refPlace.at] ?? "").trim() : "";
  const lot = known.lots.get(ref.toLowerCase());
  if (refPlace && ref !== "") {
    const fault = refFault(ref, row, lot, known);
    if (fault !== undefined) faults.set(refPlace, fault);
  }
  const { ref: _ref, template, province, lot_no: lotNo, ...part } = withNamedAnswers(said);
  const own = part.images === undefined ? photosOfRef(ref, known.options.photos) : [];
  if (own.length > 0) part.images = own;
  if (province) part.location = placeOf(part.location ?? "", province);
  checkPart(part, places, faults);
  const numberPlace = places.find(({ column }) => column.key === "lot_no");
  if (numberPlace && lotNo !== undefined && !part.auction_id && !lot?.lot_no) {
    faults.set(numberPlace, "Diga también en qué subasta.");
  }
  const values = lot ? valuesOf(lot) : startOf(template, known);
  const answers = await answersOf(part, values, { known, places, faults });
  const changes = faults.size > 0 ? {} : { ...changesOf(part, values, lot), ...answers };
  const after = ownTerms({ ...values, ...changes });
  const isMoved = lotNo !== undefined && lotNo !== lot?.lot_no;
  const isChanged =
    lot === undefined || isMoved || Object.keys(changedFields(after, values)).length > 0;
  if (refPlace && isChanged && lot && lot.status !== "draft") faults.set(refPlace, ONLY_DRAFTS);
  if (faults.size === 0 && isChanged) checkTerms(after, places, cells, { known, faults });
  const { title } = after;
  return {
    row,
    cells: cells.map((cell, at) => numbers?.get(at) ?? cell),
    ref,
    title: title === "" ? ref : title,
    state: stateOf(faults.size > 0, lot, isChanged),
    faults: places.flatMap((place) => {
      const fault = faults.get(place);
      return fault === undefined ? [] : [faultAt(place, cells, fault)];
    }),
    part:
      faults.size > 0
        ? null
        : { ...writtenPart(part, lot, values, after), ...(isMoved && { lot_no: lotNo }) },
    lot_id: lot?.id ?? null,
  };
}

function stateOf(isWrong: boolean, lot: LotRow | undefined, isChanged: boolean): NewRow["state"] {
  if (isWrong) return "wrong";
  if (!lot) return "new";
  return isChanged ? "changed" : "unchanged";
}

function faultAt({ at, heading }: Place, cells: readonly string[], text: string): CellFault {
  const value = (cells[at] ?? "").slice(0, 200);
  // The fixed texts of forms are keys of phrases.
  return { column: letterOf(at), heading, value, text: SPAIN[text] ?? text };
}

interface Said extends LotPart {
  ref?: string;
  template?: number;
  /** Its place in its auction. */
  lot_no?: number;
  province?: string;
}

const ANSWER = "x:";

/** `x:llaves` as an answer of the lot. */
function withNamedAnswers(said: Readonly<Record<string, unknown>>): Said {
  const entries = Object.entries(said);
  const answers = entries.flatMap(([key, value]) =>
    key.startsWith(ANSWER) ? [[key.slice(ANSWER.length), value] as const] : [],
  );
  const others: Said = Object.fromEntries(entries.filter(([key]) => !key.startsWith(ANSWER)));
  return answers.length === 0 ? others : { ...others, custom_fields: Object.fromEntries(answers) };
}

/** The name under which a column's value is refused. */
function inputOf({ column: { key } }: Place): string {
  return key.startsWith(ANSWER) ? answerPath(key.slice(ANSWER.length)) : key;
}

/** All answers of the lot with those of the row among them; a cell that is no answer goes into `faults`. */
async function answersOf(
  { custom_fields: named }: LotPart,
  values: LotValues,
  { known, places, faults }: { known: Known; places: readonly Place[]; faults: Map<Place, string> },
): Promise<Partial<LotValues>> {
  if (!named) return {};
  const { answers, faults: found } = await mergeAnswers(known.fields, named, values.custom_fields);
  addFaults(found, places, faults);
  return { custom_fields: answers };
}

function addFaults(
  found: Readonly<Record<string, string>>,
  places: readonly Place[],
  faults: Map<Place, string>,
): void {
  for (const place of places) {
    const fault = found[inputOf(place)];
    if (fault !== undefined && !faults.has(place)) faults.set(place, fault);
  }
}

/** `A-1-1.jpg`, `A-1-2.jpg`: photos that are called after the reference, by their numbers. */
function photosOfRef(ref: string, photos: SheetOptions["photos"]): string[] {
  if (ref === "") return [];
  const start = `${folded(ref)}-`;
  return photos
    .flatMap(({ name, src }) => {
      const plain = folded(name);
      const [, figures] = /^(\d{1,3})\.\w+$/.exec(plain.slice(start.length)) ?? [];
      return plain.startsWith(start) && figures ? [{ at: Number(figures), src }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_PHOTOS)
    .map(({ src }) => src);
}

/** «Vigo (Pontevedra)»; a town that is called as its province says it once. */
function placeOf(town: string, province: string): string {
  if (town === "" || folded(town).includes(folded(province))) return town || province;
  return `${town} (${province})`;
}

/** The sign for a character that was lost: the library that writes workbooks leaves it out. */
const LOST = "\uFFFD";

/** Whether a cell says what the house would write there. */
function isWritten(text: string, cell: string): boolean {
  return text.replaceAll(LOST, "").trim() === cell.replaceAll(LOST, "");
}

/** The values of the cells that are not empty; a cell without a valid value goes into `faults`. */
function readCells(
  { cells, numbers }: Pick<SheetRow, "cells" | "numbers">,
  places: readonly Place[],
  { reading, options, lots }: Known,
  faults: Map<Place, string>,
): Readonly<Record<string, unknown>> {
  const said: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const cellOf = (key: Column["key"]) => {
    const place = places.find(({ column }) => column.key === key);
    return place ? (cells[place.at] ?? "") : "";
  };
  const lot = lots.get(cellOf("ref").toLowerCase());
  const now = lot && { ...fieldsOf(valuesOf(lot)), ref: cellOf("ref"), lot_no: lot.lot_no };
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
    // A cell with the text that the house itself would write there changes nothing; its meaning does not matter.
    if (now && isWritten(column.write(now), cell) && column.key !== "template") continue;
    try {
      said[column.key] = column.read(cell, {
        ...reading,
        brand: brandOf(cellOf("brand"), reading),
        number: numbers?.get(at),
      });
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      faults.set(place, error.message);
    }
  }
  return said;
}

function brandOf(cell: string, { lists }: Pick<Reading, "lists">): string | undefined {
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
  addFaults(found, places, faults);
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
  // Answers are merged apart.
  const { custom_fields: _, ...draft } = draftOf(part);
  const changes = valuesFrom(draft, values);
  const { brand = values.brand, model = values.model, registration_year: year } = changes;
  if (lot || (changes.title ?? values.title) !== "") return changes;
  const title = [brand, model, year ?? values.registration_year].filter(Boolean).join(" ");
  return { ...changes, title: title.slice(0, 160) };
}

/** The faults that publishing would find in a filled cell; an empty cell is no fault of a draft. */
function checkTerms(
  after: LotValues,
  places: readonly Place[],
  cells: readonly string[],
  { known, faults }: { known: Known; faults: Map<Place, string> },
): void {
  const found = {
    // Cells are compared with the lists where they are read.
    ...publishFaults(after, { nowMs: known.nowMs, leastPhotos: NO_PHOTOS, choices: {} }),
    ...answerFaults(after, known.fields),
  };
  for (const place of places) {
    const fault = found[inputOf(place)];
    if (fault !== undefined && (cells[place.at] ?? "") !== "") faults.set(place, fault);
  }
}

/** The part that is written for the row: for a new draft, everything that its template says, too. */
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
