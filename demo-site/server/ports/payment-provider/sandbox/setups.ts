import type { MethodKind } from "..";
import { decideSetup, type Source } from "./decide";
import { tell } from "./events";
import { saveMethod } from "./save-method";
import {
  insertSetup,
  requireCustomer,
  type SetupRow,
  write,
  type Turn,
} from "./sandbox-repository";
import { newId } from "./tools";

export async function newSetup(
  { t, atMs }: Turn,
  customerId: string,
  kind: MethodKind,
): Promise<SetupRow> {
  await requireCustomer(t, customerId);
  const id = newId("sbs");
  const row = await insertSetup(t, { id, secret: newId(`${id}_secret`), customerId, kind, atMs });
  if (!row) throw new Error("martillo: the sandbox's setup was not written");
  return row;
}

async function changed(turn: Turn, row: SetupRow): Promise<SetupRow> {
  const { t, tools, atMs, fate } = turn;
  await write(t, row);
  const { customer_id: customerId, id: ref } = row;
  await tell(t, tools, { kind: "setup", ref, type: `setup.${row.status}`, customerId }, atMs, fate);
  return row;
}

/** Saves a card or an account by a setup that is not done yet. */
export async function saveBySetup(
  turn: Turn,
  row: SetupRow,
  source: Source,
  challenged: boolean,
): Promise<SetupRow> {
  const outcome = decideSetup(source, challenged, turn.atMs);
  const base = { ...row, source, challenge: null, failure: null };
  if (outcome.kind === "challenge")
    return changed(turn, { ...base, status: "requires_action", challenge: newId("sbch") });
  if (outcome.kind === "failed")
    return changed(turn, { ...base, status: "failed", failure: outcome.failure });
  const methodId = await saveMethod(turn, row.customer_id, source);
  return changed(turn, { ...base, status: "succeeded", method_id: methodId });
}

export function setupRefused(turn: Turn, row: SetupRow): Promise<SetupRow> {
  const failure = { reason: "authentication_required", retry: true } as const;
  return changed(turn, { ...row, status: "failed", challenge: null, failure });
}
