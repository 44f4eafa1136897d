import type { AccessState, Admission, AuctionAccess, ErrorCode } from "martillo/contract";
import { admissionMust } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";

/** What the auction of a lot asks of bidders, as the lot has it. */
export interface AdmissionTerms {
  access_mode: AuctionAccess;
  terms_version: number;
}

/** Where a person stands with the auction of a lot. */
export interface AdmissionRow {
  status: AccessState | null;
  accepted: number | null;
}

/** Whether an auction asks anything at all; most do not, and nothing more is read. */
export function asksBidders({ access_mode: access, terms_version: version }: AdmissionTerms) {
  return access !== "open" || version > 0;
}

export function mustOf(
  { access_mode: access, terms_version: requiredVersion }: AdmissionTerms,
  row: AdmissionRow | undefined,
): Admission["must"] {
  const { status = null, accepted = null } = row ?? {};
  return admissionMust({ access, status, requiredVersion, acceptedVersion: accepted });
}

/** How a refusal of each is called. */
export const MUST_CODES = {
  access: "ACCESS_REQUIRED",
  wait: "ACCESS_PENDING",
  denied: "ACCESS_DENIED",
  terms: "AUCTION_TERMS_REQUIRED",
} as const satisfies Record<NonNullable<Admission["must"]>, ErrorCode>;

/** SQL for where each pair of `asked (lot_id, user_id)` stands, of lots whose auction asks something. */
export function admissionRows(asked: string): string {
  return `select asked.lot_id, asked.user_id, r.status, a.accepted
    from ${asked} as asked (lot_id, user_id)
    join lateral (select auction_id from lots
      where id = asked.lot_id and (access_mode <> 'open' or terms_version > 0) limit 1) l on true
    left join lateral (select status from access_requests
      where auction_id = l.auction_id and user_id = asked.user_id limit 1) r on true
    left join lateral (select max(version) as accepted from terms_acceptances
      where auction_id = l.auction_id and user_id = asked.user_id) a on true`;
}

/** Where somebody stands with a lot; undefined where its auction asks nothing. */
export async function readAdmission(
  db: Db,
  lotId: number,
  userId: number,
): Promise<AdmissionRow | undefined> {
  const [row] = await db.query<AdmissionRow>(
    admissionRows("unnest(array[$1]::bigint[], array[$2]::bigint[])"),
    [lotId, userId],
  );
  return row;
}

/** Refuses whoever may not buy in the auction of a locked lot. */
export async function requireAdmission(db: Db, lotId: number, userId: number): Promise<void> {
  const [terms] = await db.query<AdmissionTerms>(
    "select access_mode, terms_version from lots where id = $1",
    [lotId],
  );
  if (!terms || !asksBidders(terms)) return;
  const must = mustOf(terms, await readAdmission(db, lotId, userId));
  if (must !== null) throw new ApiFault(MUST_CODES[must]);
}
