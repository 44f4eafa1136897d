import { customLotHistory, type OwnLot, productGetSingleProject } from "../../contract";
import type { WidgetRuntime } from "../../state";
import { type Authors, conflictWith, type Values, type WriteOutcome } from "../autosave";

type Call = WidgetRuntime["call"];

/** Undefined while it cannot be read, or where it is not the caller's. */
export async function readOwnLot(call: Call, id: number): Promise<OwnLot | undefined> {
  const result = await call(productGetSingleProject, { id }, { isRead: true });
  return result.ok && "edit_version" in result.data.record ? result.data.record : undefined;
}

/** The last author of each field; empty where the history cannot be read now. */
export async function readLotAuthors(call: Call, id: number): Promise<Authors> {
  const history = await call(customLotHistory, { id }, { isRead: true });
  if (!history.ok) return {};
  // The newest edit comes first, and counts.
  const named = history.data.records
    .toReversed()
    .flatMap(({ changes, by, at }) => changes.map(({ field }) => [field, { by, at }] as const));
  return Object.fromEntries(named);
}

/** Which of the sent fields others have written meanwhile, and the authors. `now` is the lot as it is there. */
export async function conflictOfLot(
  call: Call,
  { id, sent, saved, now }: { id: number } & Readonly<Record<"sent" | "saved" | "now", Values>>,
): Promise<WriteOutcome> {
  return conflictWith({ sent, saved, now }, await readLotAuthors(call, id));
}
