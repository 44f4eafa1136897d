import type { MethodKind } from "..";
import type { Db } from "../../../platform/db/db";
import { decideSetup, type Source } from "./decide";
import { tell } from "./events";
import { saveMethod } from "./save-method";
import { requireCustomer, type SetupRow } from "./rows";
import { newId, type Turn } from "./tools";

export async function newSetup(
  { t, atMs }: Turn,
  customerId: string,
  kind: MethodKind,
): Promise<SetupRow> {
  await requireCustomer(t, customerId);
  const id = newId("sbs");
  const [row] = await t.query<SetupRow>(
    `insert into sandbox_setups (id, secret, customer_id, kind, status, at)
     values ($1, $2, $3, $4, 'open', $5) returning *`,
    [id, newId(`${id}_secret`), customerId, kind, atMs],
  );
  if (!row) throw new Error("martillo: the sandbox's setup was not written");
  return row;
}

async function write(t: Db, row: SetupRow): Promise<void> {
  await t.query(
    `update sandbox_setups set status = $2, source = $3::jsonb, method_id = $4, challenge = $5, failure = $6::jsonb
     where id = $1`,
    [
      row.id,
      row.status,
      row.source && JSON.stringify(row.source),
      row.method_id,
      row.challenge,
      row.failure && JSON.stringify(row.failure),
    ],
  );
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
