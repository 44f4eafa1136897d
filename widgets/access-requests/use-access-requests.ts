import { useState } from "react";
import {
  accessDecision,
  type AccessRequest,
  accessRequests,
  type InputOf,
  type OutputOf,
} from "../../src/contract";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { type CallError, useQuery } from "../../src/state";

const PAGE = 20;

/** People ask while the page is open. */
const REFRESH_MS = 60_000;

/** What a seller decides about a request. */
export type Decision = "approved" | "denied" | "revoked";

/** What a seller has decided, and about how many people. */
export interface Decided {
  status: Decision | "invited";
  done: number;
  failed: number;
}

/** Which requests are shown. */
export const SHOWN = {
  all: undefined,
  pending: ["pending"],
  in: ["approved", "invited"],
  out: ["denied", "revoked", "withdrawn"],
} as const satisfies Record<string, readonly AccessRequest["status"][] | undefined>;

export type Shown = keyof typeof SHOWN;

type Input = InputOf<typeof accessDecision>;

/** How many are decided, and why the others are not. */
export type Outcome = OutputOf<typeof accessDecision>;

export interface AccessRequestsModel {
  /** Undefined until they are read. */
  rows: readonly AccessRequest[] | undefined;
  /** How many wait for an answer, on all pages. */
  pending: number;
  error: CallError | undefined;
  retry: () => void;
  shown: Shown;
  show: (shown: Shown) => void;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  isBusy: boolean;
  /** Why the last decision was refused. */
  refusal: CallError | undefined;
  /** Undefined where it was refused. */
  decide: (input: Input) => Promise<Outcome | undefined>;
}

/** The requests to bid in one auction of the seller, or in all of them. */
export function useAccessRequests(
  auction: number | undefined,
  onDecided: (decided: Decided) => void,
): AccessRequestsModel {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Shown>("all");
  const status = SHOWN[shown];
  const { data, error, retry } = useQuery(
    accessRequests,
    {
      ...(auction !== undefined && { auction_id: auction }),
      ...(status && { status: [...status] }),
      page,
      limit: PAGE,
    },
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  const deciding = useRefusedAction(accessDecision);

  async function decide(input: Input) {
    const answer = await deciding.run(input);
    // What another person of the seller has decided meanwhile is read, too.
    retry();
    if (!answer.ok) return undefined;
    const { done, failed } = answer.data;
    // The list of those who wait has become shorter, perhaps by its last page.
    if (shown !== "all") setPage(1);
    onDecided({ status: input.status, done, failed: failed.length });
    return answer.data;
  }

  return {
    rows: data?.records,
    pending: data?.pending ?? 0,
    error,
    retry,
    shown,
    show(next) {
      setShown(next);
      setPage(1);
    },
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE)),
    goTo: setPage,
    isBusy: deciding.isRunning,
    refusal: deciding.error,
    decide,
  };
}
