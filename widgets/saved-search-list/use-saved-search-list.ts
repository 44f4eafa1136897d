import { useState } from "react";
import {
  fieldsWith,
  type SavedSearchRecord,
  userGetSavedSearch,
  userRemoveSavedSearch,
} from "../../src/contract";
import { formatCents, useMessages, usePhrase } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { SEARCH_AUCTIONS_PAGE, SEARCH_SALES_PAGE } from "../../src/paths/pages";
import { vehicleMessages, vehicleText } from "../../src/patterns/vehicle";
import {
  type CallError,
  type Emit,
  useCall,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { savedSearchListMessages } from "./saved-search-list.messages";

/** One alert, ready to be written down. */
export interface SavedSearchLine {
  record: SavedSearchRecord;
  title: string;
  /** Its criteria, e.g. "Audi", "hasta 20.000 €". */
  criteria: readonly string[];
  auctions: { count: number; href: string };
  sales: { count: number; href: string };
}

/** Everything that the view shows. */
export type SavedSearchListModel =
  | { status: "loading" }
  | { status: "guest"; signIn: () => void }
  | { status: "failed"; message: string; next: string | undefined; retry: () => void }
  | {
      status: "ready";
      lines: readonly SavedSearchLine[];
      page: number;
      pageCount: number;
      goTo: (page: number) => void;
      /** The one that is about to go. */
      removing: SavedSearchRecord | undefined;
      isRemoving: boolean;
      removalError: CallError | undefined;
      askRemoval: (record: SavedSearchRecord | undefined) => void;
      confirmRemoval: () => void;
      emit: Emit;
    };

export interface SavedSearchListOptions {
  auctionsUrl: string | undefined;
  salesUrl: string | undefined;
  emit: Emit;
}

const PAGE_SIZE = 20;
const NUMBERS = fieldsWith({ isInAlerts: true, filter: "range" });
const VALUES = fieldsWith({ kind: "text", isInAlerts: true });

/** The list of a person's alerts. */
export function useSavedSearchList(options: SavedSearchListOptions): SavedSearchListModel {
  const t = useMessages(savedSearchListMessages);
  const word = useMessages(vehicleMessages);
  const say = usePhrase();
  const { invalidate, urlTo } = useRuntime();
  const { status } = useSession();
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<SavedSearchRecord>();
  const [removalError, setRemovalError] = useState<CallError>();
  const removal = useCall(userRemoveSavedSearch);
  const { data, error, retry } = useQuery(
    userGetSavedSearch,
    status === "authenticated" ? { page, limit: PAGE_SIZE } : null,
    { keepPrevious: true },
  );
  const { auctionsUrl, salesUrl, emit } = options;

  if (status === "guest") {
    return {
      status: "guest",
      signIn: () => void emit("martillo-login-request", { reason: "account" }),
    };
  }
  if (!data && error) {
    return { status: "failed", message: error.message, next: error.next, retry };
  }
  if (!data) return { status: "loading" };

  function rangeText(name: string, range: string, write: (value: number) => string) {
    const [from = "", to = ""] = range.split("-");
    if (from === "" && to === "") return [];
    if (from === "") return [t("upTo", { name, to: write(Number(to)) })];
    if (to === "") return [t("atLeast", { name, from: write(Number(from)) })];
    return [t("between", { name, from: write(Number(from)), to: write(Number(to)) })];
  }

  function criteriaOf(record: SavedSearchRecord): string[] {
    return [
      ...[...record.category, ...VALUES.map((name) => record[name])]
        .filter(Boolean)
        .map((value) => say(value)),
      ...(record.doors ? [t("doorsCount", { doors: record.doors })] : []),
      ...rangeText(t("wprice"), record.wprice, (euro) => formatCents(euro * 100)),
      ...NUMBERS.flatMap((name) =>
        rangeText(word(name), record[name], (value) => vehicleText(name, value, say)),
      ),
    ];
  }

  async function remove(isLastOfPage: boolean) {
    if (!removing) return;
    setRemovalError(undefined);
    const result = await removal.run({ id: removing.id });
    // One that is gone already is what was asked for.
    if (!result.ok && result.error.code !== "NOT_FOUND") {
      return setRemovalError(result.error);
    }
    setRemoving(undefined);
    if (isLastOfPage) setPage(page - 1);
    invalidate(userGetSavedSearch.name);
  }

  return {
    status: "ready",
    lines: data.records.map((record) => ({
      record,
      title: record.search_text,
      criteria: criteriaOf(record),
      auctions: {
        count: record.matches.auctions,
        href: withQuery(auctionsUrl ?? urlTo(SEARCH_AUCTIONS_PAGE), record.query),
      },
      sales: {
        count: record.matches.sales,
        href: withQuery(salesUrl ?? urlTo(SEARCH_SALES_PAGE), record.query),
      },
    })),
    page,
    pageCount: Math.max(1, Math.ceil(data.totalRecords / PAGE_SIZE)),
    goTo: setPage,
    removing,
    isRemoving: removal.isRunning,
    removalError,
    askRemoval(record) {
      setRemovalError(undefined);
      setRemoving(record);
    },
    confirmRemoval: () => void remove(data.records.length === 1 && page > 1),
    emit,
  };
}
