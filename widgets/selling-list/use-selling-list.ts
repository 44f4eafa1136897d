import { useMemo, useState } from "react";
import {
  type BulkAction,
  customExportLots,
  type InputOf,
  type Lot,
  type LotSchedule,
  productBulkProjectAction,
  productChangeStatus,
  productListings,
  productProjectAction,
  type SellerLot,
  templateProductProjectAction,
} from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import { EDIT_LOT_PAGE } from "../../src/paths/pages";
import { useRequestKey } from "../../src/patterns/press";
import {
  type CallError,
  type Emit,
  useCall,
  useLots,
  usePrimeLots,
  useQuery,
  useRuntime,
} from "../../src/state";
import { saveFile } from "../../src/ui";
import {
  type DataTableModel,
  type FilterRange,
  selectedCount,
  type TableQuery,
} from "../../src/ui/data-table";

/** Which lots. */
export type SellingListName = "open" | "sold" | "unsold" | "draft" | "templates";

/** Which kinds of sale. */
export type SellingKind = "auction" | "direct" | "all";

export interface SellingListOptions {
  list: SellingListName;
  kind: SellingKind;
  keepAddress: boolean;
  emit: Emit;
}

/** What can be done to lots; the last five to one at a time. */
export type SellingAction = BulkAction | SingleAction | AskedAction;

/** What a seller asks the house for. */
export type AskedAction = "request_withdraw" | "request_review";

/** `use` begins a lot with a template, `keep` makes a template of a lot, `addendum` adds to a description that stands. */
type LotAction = "use" | "keep" | "addendum";

/** `copy` makes another template of one, `rename` gives it another name. */
type TemplateAction = "copy" | "rename";

export type SingleAction = LotAction | TemplateAction;

/** The offered actions. `restore` is not among them: undo takes a deletion back. */
export type OfferedAction = Exclude<SellingAction, "restore">;

type ListingsInput = InputOf<typeof productListings>;
type Scope = Pick<ListingsInput, "action" | "auction" | "archived" | "filters">;
type BulkInput = InputOf<typeof productBulkProjectAction>;

/** These lots, or all of a list but a few. */
interface Targets {
  ids?: readonly number[];
  selection?: BulkInput["selection"];
}

/** The lots that changed, and why the others did not. */
export interface SellingResult {
  action: SellingAction;
  done: readonly number[];
  failed: readonly { id: number; message: string }[];
}

/** The filter that a finished import links to. */
export const IMPORT_FILTER = "import";

/** Changing more lots than this takes long enough to be told how far it is. */
const NOTICED = 20;

/** Orders of the call by the name of their column. */
const ORDERS: Readonly<Record<string, NonNullable<ListingsInput["orderby"]>>> = {
  title: "title",
  price: "wprice",
  bids: "bid_count",
  end: "date_closed",
  updated: "updated_at",
};

/** What the table shows, as the calls name it. */
export function scopeOf(
  { search, filters }: Pick<TableQuery, "search" | "filters">,
  { list, kind }: Pick<SellingListOptions, "list" | "kind">,
): Scope {
  const many = (id: string) => filters[id] as string[] | undefined;
  const range = (id: string) => filters[id] as FilterRange | undefined;
  const [kinds, price, end] = [many("kind"), range("price"), range("end")];
  const [auction] = many("auction") ?? [];
  const only = kind === "all" ? (kinds?.length === 1 ? kinds[0] : undefined) : kind;
  const found = {
    ...(search !== "" && { searchbar: search }),
    ...(many("state") && { state: many("state") as SellerLot["market_status"][] }),
    ...(many("brand") && { brand: many("brand") }),
    ...(many("category") && { category: many("category") }),
    ...(auction && { auctionid: Number(auction) }),
    ...(price && { price: bounds(price, Number, Number) }),
    ...(end && { end: bounds(end, beginOfDay, (day) => beginOfDay(day, 1) - 1) }),
    ...(filters["hidden"] === true && { hidden: 1 }),
    ...(filters[IMPORT_FILTER] !== undefined && { import_id: Number(filters[IMPORT_FILTER]) }),
    ...(filters["met"] !== undefined && { reserve_met: filters["met"] ? 1 : 0 }),
  } as NonNullable<Scope["filters"]>;
  return {
    action: list,
    ...(only && { auction: only === "auction" ? 1 : 0 }),
    ...(filters["archived"] === true && { archived: true }),
    ...(Object.keys(found).length > 0 && { filters: found }),
  };
}

function bounds(
  { from, to }: FilterRange,
  least: (text: string) => number,
  most: (text: string) => number,
) {
  return {
    ...(from !== undefined && { min: least(from) }),
    ...(to !== undefined && { max: most(to) }),
  };
}

/** Reads the rows that the table asks for. */
export function useRows(options: SellingListOptions, { query }: DataTableModel<SellerLot>) {
  const { list, kind } = options;
  const { page, pageSize, sort } = query;
  const scope = useMemo(() => scopeOf(query, { list, kind }), [query, list, kind]);
  const { data, error, retry } = useQuery(
    productListings,
    {
      ...scope,
      page,
      limit: pageSize,
      ...(sort && { orderby: ORDERS[sort.id] ?? "updated_at", order: sort.desc ? "desc" : "asc" }),
    },
    { keepPrevious: true },
  );
  return { scope, data, error, retry };
}

const NO_ROWS: readonly SellerLot[] = [];

/** Rows as they are at this moment: price, bids, state and end move while the page is open. Their order stays until they are read anew. */
export function useLiveRows(
  records: readonly SellerLot[] | undefined,
  { list }: Pick<SellingListOptions, "list">,
): { rows: readonly SellerLot[] | undefined; moved: number } {
  const watched = list === "open" && records ? records : NO_ROWS;
  usePrimeLots(useMemo(() => watched.map(asLot), [watched]));
  const live = useLots(useMemo(() => watched.map(({ id }) => id), [watched]));
  return useMemo(() => {
    const now = new Map(live.flatMap(({ lot }) => (lot ? [[lot.id, lot] as const] : [])));
    const rows = records?.map((row) => withLive(row, now.get(row.id)));
    return { rows, moved: rows?.filter((row, at) => row !== records?.[at]).length ?? 0 };
  }, [records, live]);
}

/** What every page may know of it; what only its seller reads stays in the table. */
function asLot({ reserve_met: isMet, ...row }: SellerLot): Lot {
  const { reserve_price: _, ref: __, missing: ___, ...lot } = row;
  return { ...lot, reserve_met: isMet === null ? null : isMet === 1 };
}

function withLive(row: SellerLot, now: Lot | undefined): SellerLot {
  if (!now || now.seq <= row.seq) return row;
  const { wprice, bid_count, market_status, date_closed, extension_no, reserve_met: isMet } = now;
  const reserve_met = isMet === null ? row.reserve_met : isMet ? 1 : 0;
  return { ...row, wprice, bid_count, market_status, date_closed, extension_no, reserve_met };
}

/** What an action needs to know besides. */
export interface More {
  /** Of `price_percent`. */
  percent?: number;
  /** Of a new template, or the new one of a template. */
  name?: string;
  /** Of what the house does or is asked for. */
  notes?: string;
  /** Of `set`. */
  schedule?: LotSchedule;
  /** Of `assign_auction`. */
  auction?: number;
}

/** Changes of lots, also of many at once. */
export interface SellingChanges {
  result: SellingResult | undefined;
  /** How far a change of many lots is. */
  progress: { done: number; total: number } | undefined;
  refusal: Pick<CallError, "message" | "next"> | undefined;
  isBusy: boolean;
  /** Does it to these lots, or to those that are chosen. */
  change: (action: SellingAction, ids?: readonly number[], more?: More) => void;
  /** Brings back what was deleted last. */
  undo: () => void;
  dismiss: () => void;
  save: (format: "csv" | "xlsx") => void;
  /** How many lots are in the sheet that was saved last, and whether more would not fit. */
  saved: { count: number; isCut: boolean } | undefined;
}

const SINGLE = {
  use: (id: number) => ({ action: "from_template" as const, template_id: id }),
  keep: (id: number, template: string) => ({ action: "duplicate" as const, id, template }),
  addendum: (id: number, text: string) => ({ action: "addendum" as const, id, text }),
};

/** The same of templates, by their own call. */
const OF_TEMPLATE = {
  copy: (id: number) => ({ action: "duplicate" as const, id }),
  rename: (id: number, name: string) => ({ action: "save" as const, id, name }),
};

/** Actions that make a lot or a template: a repeated request makes only one. A text that is added twice is there once anyway. */
const KEYED: ReadonlySet<SingleAction> = new Set(["use", "keep", "copy"]);

function isSingle(action: SellingAction): action is SingleAction {
  return action in SINGLE || isOfTemplate(action);
}

function isOfTemplate(action: SellingAction): action is TemplateAction {
  return action in OF_TEMPLATE;
}

function isAsked(action: SellingAction): action is AskedAction {
  return action === "request_withdraw" || action === "request_review";
}

export function useChanges(
  { list, emit }: SellingListOptions,
  table: DataTableModel<SellerLot>,
  { scope, retry }: Pick<ReturnType<typeof useRows>, "scope" | "retry">,
): SellingChanges {
  const { urlTo } = useRuntime();
  const bulk = useCall(productBulkProjectAction);
  const single = useCall(productProjectAction);
  const template = useCall(templateProductProjectAction);
  const asking = useCall(productChangeStatus);
  const exporting = useCall(customExportLots);
  const keys = useRequestKey();
  const [result, setResult] = useState<SellingResult>();
  const [progress, setProgress] = useState<SellingChanges["progress"]>();
  const [refusal, setRefusal] = useState<SellingChanges["refusal"]>();
  const [saved, setSaved] = useState<SellingChanges["saved"]>();

  function clear() {
    setRefusal(undefined);
    setResult(undefined);
    setSaved(undefined);
  }

  function targets(ids: readonly number[] | undefined): Targets {
    if (ids) return { ids };
    const { selection } = table;
    if (selection.kind === "ids") return { ids: [...selection.ids] };
    const { excluded, total } = selection;
    return { selection: { ...scope, excluded_ids: [...excluded], expected_total: total } };
  }

  /** A piece after another: at most 200 lots are changed by one call. */
  async function changeAll(
    action: BulkAction,
    first: Targets,
    { percent, notes, schedule, auction }: More,
  ): Promise<SellingResult> {
    const done: number[] = [];
    const failed: { id: number; message: string }[] = [];
    let next = first;
    const total = first.ids?.length ?? selectedCount(table.selection);
    if (total > NOTICED) setProgress({ done: 0, total });
    for (;;) {
      const { ids, selection } = next;
      const input: BulkInput = {
        action,
        ...(ids && { ids: [...ids] }),
        ...(selection && { selection }),
        ...(percent !== undefined && { percent }),
        ...(notes && { notes }),
        ...(schedule && { values: { schedule } }),
        ...(auction !== undefined && { values: { auction_id: auction } }),
      };
      const answer = await bulk.run({ ...input, client_key: keys.keyOf(JSON.stringify(input)) });
      if (!answer.ok) {
        setRefusal(answer.error);
        // The rest is requested with the same key: a piece whose answer was lost is not done twice.
        if (ids && done.length + failed.length > 0) table.markOnly(ids);
        break;
      }
      keys.forget();
      done.push(...answer.data.done);
      failed.push(...answer.data.failed);
      const { left } = answer.data;
      const count = done.length + failed.length;
      if (left.length === 0) break;
      setProgress({ done: count, total: count + left.length });
      next = { ids: left };
    }
    setProgress(undefined);
    return { action, done, failed };
  }

  async function change(action: SellingAction, ids?: readonly number[], more: More = {}) {
    clear();
    const outcome = isSingle(action)
      ? await changeOne(action, ids?.[0], more)
      : isAsked(action)
        ? await askHouse(action, ids?.[0], more)
        : await changeAll(action, targets(ids), more);
    const { done, failed } = outcome;
    if (done.length + failed.length === 0) return retry();
    setResult(outcome);
    if (!ids) table.markOnly(failed.map(({ id }) => id));
    emit("martillo-lots-changed", { action, done: done.length, failed: failed.length });
    retry();
  }

  async function changeOne(
    action: SingleAction,
    id: number | undefined,
    { name, notes }: More,
  ): Promise<SellingResult> {
    const none = { action, done: [], failed: [] };
    if (id === undefined) return none;
    const text = name ?? notes ?? "";
    const key = KEYED.has(action) && { client_key: keys.keyOf(JSON.stringify([action, id, text])) };
    const answer = isOfTemplate(action)
      ? await template.run({ ...OF_TEMPLATE[action](id, text), ...key })
      : await single.run({ ...SINGLE[action](id, text), ...key });
    if (!answer.ok) {
      setRefusal(answer.error);
      return none;
    }
    keys.forget();
    if (action === "use") {
      const { id: lot } = answer.data.record;
      const url = urlTo(EDIT_LOT_PAGE, { action: lot });
      if (emit("martillo-lot-edit-request", { lot, url })) location.assign(url);
    }
    return { ...none, done: [id] };
  }

  async function askHouse(
    action: AskedAction,
    id: number | undefined,
    { notes }: More,
  ): Promise<SellingResult> {
    const none = { action, done: [], failed: [] };
    if (id === undefined) return none;
    const answer = await asking.run({ action, id, ...(notes && { notes }) });
    if (answer.ok) return { ...none, done: [id] };
    setRefusal(answer.error);
    return none;
  }

  async function save(format: "csv" | "xlsx") {
    if (list === "templates") return;
    clear();
    const { action: _, ...rest } = scope;
    const answer = await exporting.run({ list, format, ...rest });
    if (!answer.ok) return setRefusal(answer.error);
    saveFile(answer.data);
    setSaved({ count: answer.data.count, isCut: answer.data.is_cut === 1 });
  }

  return {
    result,
    progress,
    refusal,
    saved,
    isBusy:
      bulk.isRunning ||
      single.isRunning ||
      template.isRunning ||
      asking.isRunning ||
      exporting.isRunning,
    change: (action, ids, more) => void change(action, ids, more),
    undo: () => {
      if (result?.action === "delete") void change("restore", result.done);
    },
    dismiss: clear,
    save: (format) => void save(format),
  };
}
