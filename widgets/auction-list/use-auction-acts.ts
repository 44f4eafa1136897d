import { useState } from "react";
import {
  auctionAction,
  auctionChangeStatus,
  type OutputOf,
  type SellerAuction,
  templateAuctionAuctionAction,
} from "../../src/contract";
import { type AuctionAction, mayActOnAuction } from "../../src/domain";
import { useRequestKey } from "../../src/patterns/press";
import { type CallError, type Emit, useCall } from "../../src/state";

/** The offered actions. `restore` is not among them: undo takes a deletion back. */
export const OFFERED = [
  "publish",
  "duplicate",
  "unpublish",
  "unarchive",
  "archive",
  "cancel",
  "delete",
] as const satisfies readonly AuctionAction[];

/**
 * `keep_template` makes a template of an auction, `use` an auction of a template, `copy` another template of one; `rename` gives it another
 * name.
 */
type TemplateAction = "keep_template" | "use" | "copy" | "rename";
export type Offered = (typeof OFFERED)[number];
export type Act = AuctionAction | TemplateAction;
export type Done = { action: Act; id: number; failed: OutputOf<typeof auctionAction>["failed"] };

/** Asked about before they are done. */
export const ASKED: ReadonlySet<string> = new Set(["cancel", "delete", "unpublish"]);

/** What can be done to it now. The server has the last word. */
export function isOffered(row: SellerAuction, action: AuctionAction, isByStaff: boolean): boolean {
  if (row.template !== null) return action === "delete";
  return mayActOnAuction(action, {
    state: row.state,
    hasBids: row.bid_count > 0,
    isArchived: row.archived,
    isDeleted: false,
    isByStaff,
  });
}

/** What a seller does to an auction, and what came of the last act. */
export function useAuctionActs({ emit, onChanged }: { emit: Emit; onChanged: () => void }) {
  const status = useCall(auctionChangeStatus);
  const acting = useCall(auctionAction);
  const ofTemplates = useCall(templateAuctionAuctionAction);
  const keys = useRequestKey();
  const [done, setDone] = useState<Done>();
  const [refusal, setRefusal] = useState<CallError>();
  const isBusy = status.isRunning || acting.isRunning || ofTemplates.isRunning;

  /** `text`: the name of a template, or why an auction is cancelled. */
  function ask(id: number, action: Act, text: string) {
    switch (action) {
      case "duplicate": {
        const client_key = keys.keyOf(`duplicate ${id}`);
        return acting.run({ action, id, with_unsold: true, client_key });
      }
      case "keep_template": {
        const client_key = keys.keyOf(`keep ${id} ${text}`);
        return acting.run({ action: "duplicate", id, template: text, client_key });
      }
      case "use": {
        const client_key = keys.keyOf(`use ${id}`);
        return acting.run({ action: "from_template", template_id: id, client_key });
      }
      case "copy": {
        const client_key = keys.keyOf(`copy ${id}`);
        return ofTemplates.run({ action: "duplicate", id, client_key });
      }
      case "rename":
        return ofTemplates.run({ action: "save", id, name: text });
      default:
        return status.run({ id, action, ...(text && { notes: text }) });
    }
  }

  /** Resolves to whether it was done. */
  async function act(id: number, action: Act, text = ""): Promise<boolean> {
    forget();
    let answer = await ask(id, action, text);
    // A piece after another: at most two hundred lots are published by one call.
    while (answer.ok && answer.data.left > 0) answer = await ask(id, action, text);
    onChanged();
    if (!answer.ok) {
      setRefusal(answer.error);
      return false;
    }
    keys.forget();
    const auction = answer.data.record?.id ?? id;
    setDone({ action, id: action === "use" ? auction : id, failed: answer.data.failed });
    emit("martillo-auctions-changed", { auction, action });
    return true;
  }

  function forget() {
    setDone(undefined);
    setRefusal(undefined);
  }

  return { act, forget, done, refusal, isBusy };
}
