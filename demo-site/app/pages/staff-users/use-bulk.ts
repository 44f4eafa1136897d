import { useState } from "react";
import { useCall } from "martillo";
import {
  type StaffUser,
  userAllbuyers,
  userChangeStatus,
  userUpdateUserAccountVerified,
} from "martillo/contract";
import type { TableSelection } from "martillo/ui/data-table";
import { type BulkAction, type BulkResult, changeEach, MOST_CHANGED } from "./bulk";
import type { UsersInput } from "./users-query";

/** Changes of one account or of several, and what became of them. */
export function useBulk(input: UsersInput, onDone: (result: BulkResult) => void) {
  const { run: list } = useCall(userAllbuyers);
  const { run: changeStatus } = useCall(userChangeStatus);
  const { run: approve } = useCall(userUpdateUserAccountVerified);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [result, setResult] = useState<BulkResult>();
  const [fault, setFault] = useState("");

  /** The chosen accounts; undefined where they could not be read. */
  async function idsOf(selection: TableSelection): Promise<readonly number[] | undefined> {
    if (selection.kind === "ids") return [...selection.ids];
    const found = await list({ ...input, page: 1, limit: MOST_CHANGED });
    if (!found.ok) {
      setFault(`${found.error.message} ${found.error.next ?? ""}`);
      return undefined;
    }
    return found.data.records
      .map(({ id }: StaffUser) => id)
      .filter((id) => !selection.excluded.has(id));
  }

  function changeOf(action: BulkAction, reason: string) {
    const why = reason === "" ? {} : { reason };
    return (id: number) =>
      action === "approve"
        ? approve({ id, approved_to_bid: 1, ...why })
        : changeStatus({ id, status: action === "close" ? "deactivate" : "active", ...why });
  }

  return {
    progress,
    result,
    fault,
    isBusy: progress !== undefined,
    async change(action: BulkAction, selection: TableSelection, reason: string): Promise<void> {
      setResult(undefined);
      setFault("");
      setProgress({ done: 0, total: 0 });
      const ids = await idsOf(selection);
      if (ids) {
        const outcome = await changeEach(ids, changeOf(action, reason), (done) =>
          setProgress({ done, total: ids.length }),
        );
        setResult(outcome);
        onDone(outcome);
      }
      setProgress(undefined);
    },
  };
}
