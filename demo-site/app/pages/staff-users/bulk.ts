import type { CallError, Result } from "martillo";

export type BulkAction = "approve" | "close" | "open";

/** More accounts than this are not changed with one press. */
export const MOST_CHANGED = 100;

/** The accounts that changed, and the reason of each other one. */
export interface BulkResult {
  done: readonly number[];
  failed: readonly { id: number; message: string }[];
}

/** Codes after which the next account would meet the same. */
const ENDS: ReadonlySet<string> = new Set(["RATE_LIMITED", "UNAVAILABLE", "NETWORK", "TIMEOUT"]);

/** Changes one account after the other. A server that is busy or out of reach ends it: the accounts that are left fail for the same reason. */
export async function changeEach(
  ids: readonly number[],
  change: (id: number) => Promise<Result<unknown>>,
  onProgress: (count: number) => void,
): Promise<BulkResult> {
  const done: number[] = [];
  const failed: { id: number; message: string }[] = [];
  let end: CallError | undefined;
  for (const [at, id] of ids.entries()) {
    if (end) {
      failed.push({ id, message: end.message });
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- each account is locked for itself; many at once would only wait for each other
    const result = await change(id);
    if (result.ok) done.push(id);
    else {
      failed.push({ id, message: result.error.message });
      if (ENDS.has(result.error.code)) end = result.error;
    }
    onProgress(at + 1);
  }
  return { done, failed };
}

/** Each reason once, with its accounts. */
export function reasonsOf({ failed }: BulkResult): readonly [string, readonly number[]][] {
  const reasons = new Map<string, number[]>();
  for (const { id, message } of failed) reasons.set(message, [...(reasons.get(message) ?? []), id]);
  return [...reasons];
}
