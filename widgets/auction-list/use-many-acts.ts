import { useState } from "react";
import {
  auctionChangeStatus,
  type AuctionState,
  customOwnAuctions,
  type InputOf,
  type SellerAuction,
} from "../../src/contract";
import { mayActOnAuction } from "../../src/domain";
import { type CallError, type Emit, isUnanswered, useCall } from "../../src/state";
import type { DataTableModel } from "../../src/ui/data-table";

/** The offered actions for many auctions, in the order of their buttons. */
const FOR_MANY = ["publish", "archive", "unarchive", "delete"] as const;

export type ManyAct = (typeof FOR_MANY)[number];

/** Which auctions. */
export type AuctionListName = "open" | "sold" | "unsold" | "draft" | "templates" | "all";

/** States of a list's auctions. */
export const STATES: Readonly<Record<AuctionListName, readonly AuctionState[]>> = {
  open: ["scheduled", "running"],
  sold: ["finished", "cancelled"],
  unsold: ["finished", "cancelled"],
  draft: ["draft"],
  templates: ["draft"],
  all: ["draft", "scheduled", "running", "finished", "cancelled"],
};

/** What can be done to many auctions of a list at once: what at least one state of them allows. */
export function manyActsOf(list: AuctionListName, isArchived: boolean): ManyAct[] {
  if (list === "templates") return ["delete"];
  return FOR_MANY.filter((action) =>
    STATES[list]
      // One that is public is published once more for its new lots, which is a step of its own.
      .filter((state) => action !== "publish" || state === "draft")
      .some((state) =>
        mayActOnAuction(action, {
          state,
          hasBids: false,
          isArchived,
          isDeleted: false,
          isByStaff: false,
        }),
      ),
  );
}

/** The auctions that changed, and why the others did not. */
export interface ManyDone {
  action: ManyAct | "restore";
  done: readonly number[];
  failed: readonly { id: number; message: string }[];
}

/** What the table shows, as the call names it. */
export type Scope = Omit<InputOf<typeof customOwnAuctions>, "page" | "limit">;

const MOST_READ = 100;

interface ManyActsOptions {
  scope: Scope;
  model: DataTableModel<SellerAuction>;
  emit: Emit;
  onChanged: () => void;
}

/** The same for many auctions, one after the other: one that is refused stops no other, and a line that is lost stops the rest. */
export function useManyActs({ scope, model, emit, onChanged }: ManyActsOptions) {
  const status = useCall(auctionChangeStatus);
  const reading = useCall(customOwnAuctions);
  const [outcome, setOutcome] = useState<ManyDone>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [refusal, setRefusal] = useState<Pick<CallError, "message" | "next">>();
  /** So many there are now; not as many as were chosen. */
  const [changed, setChanged] = useState<number>();

  /** Undefined where they could not be read, or are not those that were chosen. */
  async function chosen(): Promise<readonly number[] | undefined> {
    const { selection } = model;
    if (selection.kind === "ids") return [...selection.ids];
    const all: number[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await reading.run({ ...scope, page, limit: MOST_READ });
      if (!answer.ok) {
        setRefusal(answer.error);
        return undefined;
      }
      const { records, totalRecords } = answer.data;
      if (totalRecords !== selection.total) {
        setChanged(totalRecords);
        model.markFilter(totalRecords);
        return undefined;
      }
      all.push(...records.map(({ id }) => id));
      if (records.length < MOST_READ) break;
    }
    return all.filter((id) => !selection.excluded.has(id));
  }

  /** A piece after another: at most two hundred lots are published by one call. */
  async function changeOne(id: number, action: ManyDone["action"]): Promise<CallError | undefined> {
    for (;;) {
      const answer = await status.run({ id, action });
      if (!answer.ok) return answer.error;
      if (answer.data.left === 0) return undefined;
    }
  }

  async function act(action: ManyDone["action"], known?: readonly number[]) {
    clear();
    const ids = known ?? (await chosen());
    if (!ids) return onChanged();
    const done: number[] = [];
    const failed: { id: number; message: string }[] = [];
    for (const id of ids) {
      setProgress({ done: done.length + failed.length, total: ids.length });
      const error = await changeOne(id, action);
      if (error && isUnanswered(error)) {
        setRefusal(error);
        break;
      }
      if (error) {
        const [field] = Object.values(error.fields ?? {});
        failed.push({ id, message: field ?? error.message });
        continue;
      }
      done.push(id);
      emit("martillo-auctions-changed", { auction: id, action });
    }
    setProgress(undefined);
    setOutcome({ action, done, failed });
    // What did not change stays chosen.
    const isDone = new Set(done);
    if (!known) model.markOnly(ids.filter((id) => !isDone.has(id)));
    onChanged();
  }

  function clear() {
    setOutcome(undefined);
    setRefusal(undefined);
    setChanged(undefined);
  }

  return {
    act: (action: ManyAct) => void act(action),
    undo: () => outcome && void act("restore", outcome.done),
    clear,
    outcome,
    progress,
    refusal,
    changed,
    isBusy: progress !== undefined || reading.isRunning,
  };
}
