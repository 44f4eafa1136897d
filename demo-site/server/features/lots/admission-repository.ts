import type { AccessState, AuctionAccess } from "martillo/contract";
import type { Db } from "../../platform/db/db";

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

/** Where a person stands with a lot; undefined where its auction asks nothing. */
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

export async function readTermsOfLot(db: Db, lotId: number): Promise<AdmissionTerms | undefined> {
  const [row] = await db.query<AdmissionTerms>(
    "select access_mode, terms_version from lots where id = $1",
    [lotId],
  );
  return row;
}
