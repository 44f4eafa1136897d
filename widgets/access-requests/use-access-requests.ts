import { useEffect, useRef, useState } from "react";
import {
  accessDecision,
  type AccessRequest,
  accessRequests,
  type InputOf,
  type OutputOf,
} from "../../src/contract";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { type CallError, useCall, useQuery } from "../../src/state";
import type { DataTableModel } from "../../src/ui/data-table";

/** People ask while the page is open. */
const REFRESH_MS = 60_000;

/** The call gives no more at once. */
const MOST_READ = 100;

/** The call takes no more at once. */
const MOST_DECIDED = 500;

/** What a seller decides about a request. */
export type Decision = "approved" | "denied" | "revoked";

/** What a seller has decided, and about how many people. */
export interface Decided {
  status: Decision | "invited";
  done: number;
  failed: number;
}

type Input = InputOf<typeof accessDecision>;

/** Whom a decision was about, and what came of it for each: a reason where it could not be. */
export interface Outcome {
  status: Decision;
  people: readonly { id: number; name: string; reason?: string }[];
}

export interface AccessRequestsModel {
  /** Undefined until they are read. */
  rows: readonly AccessRequest[] | undefined;
  total: number;
  /** How many wait for an answer, on all pages. */
  pending: number;
  error: CallError | undefined;
  retry: () => void;
  isBusy: boolean;
  /** Why the last decision was refused. */
  refusal: CallError | undefined;
  /** So many requests there are now; not as many as were chosen. */
  changed: number | undefined;
  /** About these people; the chosen ones where they are left out. Undefined where it was refused. */
  decide: (status: Decision, answer?: string, row?: AccessRequest) => Promise<Outcome | undefined>;
  /** False where it was refused. */
  invite: (auctionId: number, emails: string[]) => Promise<boolean>;
}

/** The requests to bid in one auction of the seller, or in all of them, as the table asks for them. */
export function useAccessRequests(
  auction: number | undefined,
  table: DataTableModel<AccessRequest>,
  onDecided: (decided: Decided) => void,
): AccessRequestsModel {
  const { query } = table;
  const states = query.filters["state"] as AccessRequest["status"][] | undefined;
  const verified = query.filters["verified"];
  const scope = {
    ...(auction !== undefined && { auction_id: auction }),
    ...(states && { status: states }),
    ...(verified !== undefined && { verified: verified === true ? 1 : 0 }),
  } satisfies InputOf<typeof accessRequests>;
  const { data, error, retry } = useQuery(
    accessRequests,
    { ...scope, page: query.page, limit: query.pageSize },
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  const names = useNames(data?.records);
  const deciding = useRefusedAction(accessDecision);
  const chosen = useChosen(scope, table, names.learn);

  /** A piece after another; undefined where the first one was refused. */
  async function decideAll(ids: readonly number[], input: Omit<Input, "ids">) {
    const failed: OutputOf<typeof accessDecision>["failed"] = [];
    let answered = 0;
    while (answered < ids.length) {
      const piece = ids.slice(answered, answered + MOST_DECIDED);
      const answer = await deciding.run({ ...input, ids: piece });
      if (!answer.ok) break;
      failed.push(...answer.data.failed);
      answered += piece.length;
    }
    return { decided: ids.slice(0, answered), failed };
  }

  async function decide(status: Decision, answer = "", row?: AccessRequest) {
    chosen.clear();
    const ids = row ? [row.id] : await chosen.read();
    if (!ids) {
      retry();
      return undefined;
    }
    const { decided, failed } = await decideAll(ids, { status, answer });
    // What another person of the seller has decided meanwhile is read, too.
    retry();
    if (decided.length === 0) return undefined;
    const reasons = new Map(failed.map(({ id, message }) => [Number(id), message]));
    // Those that were not decided stay chosen.
    const left = ids.filter((id) => reasons.has(id) || !decided.includes(id));
    if (!row) table.markOnly(left);
    // The list of those who wait has become shorter, perhaps by its last page.
    if (states) table.ask({ page: 1 });
    onDecided({ status, done: decided.length - failed.length, failed: failed.length });
    return {
      status,
      people: decided.map((id) => {
        const reason = reasons.get(id);
        return { id, name: names.of(id), ...(reason !== undefined && { reason }) };
      }),
    };
  }

  return {
    rows: data?.records,
    total: data?.totalRecords ?? 0,
    pending: data?.pending ?? 0,
    error,
    retry,
    isBusy: deciding.isRunning || chosen.isReading,
    refusal: chosen.error ?? deciding.error,
    changed: chosen.changed,
    decide,
    async invite(auctionId, emails) {
      chosen.clear();
      const answer = await deciding.run({ auction_id: auctionId, status: "invited", emails });
      retry();
      if (!answer.ok) return false;
      const { done, failed } = answer.data;
      onDecided({ status: "invited", done, failed: failed.length });
      return true;
    },
  };
}

type Scope = Omit<InputOf<typeof accessRequests>, "page" | "limit">;

/** The requests that are chosen: those of a filter are read first. */
function useChosen(
  scope: Scope,
  { selection, markFilter }: DataTableModel<AccessRequest>,
  onRead: (rows: readonly AccessRequest[]) => void,
) {
  const reading = useCall(accessRequests);
  const [error, setError] = useState<CallError>();
  const [changed, setChanged] = useState<number>();

  function clear() {
    setError(undefined);
    setChanged(undefined);
  }

  /** Undefined where they could not be read, or are not those that were chosen. */
  async function read(): Promise<readonly number[] | undefined> {
    if (selection.kind === "ids") return [...selection.ids];
    const all: number[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await reading.run({ ...scope, page, limit: MOST_READ });
      if (!answer.ok) {
        setError(answer.error);
        return undefined;
      }
      const { records, totalRecords } = answer.data;
      if (totalRecords !== selection.total) {
        setChanged(totalRecords);
        markFilter(totalRecords);
        return undefined;
      }
      onRead(records);
      all.push(...records.map(({ id }) => id));
      if (records.length < MOST_READ) return all.filter((id) => !selection.excluded.has(id));
    }
  }

  return { read, clear, error, changed, isReading: reading.isRunning };
}

/** Names of the people on the pages that were read: a choice reaches over pages. */
function useNames(rows: readonly AccessRequest[] | undefined) {
  const known = useRef(new Map<number, string>());
  useEffect(() => learnNames(known.current, rows ?? []), [rows]);
  return {
    learn: (read: readonly AccessRequest[]) => learnNames(known.current, read),
    of: (id: number) => known.current.get(id) ?? `#${id}`,
  };
}

function learnNames(known: Map<number, string>, rows: readonly AccessRequest[]) {
  for (const { id, name } of rows) known.set(id, name);
}
