import type { Db } from "../../platform/db/db";
import { areLinked } from "../companies";
import { isClosedTo } from "../lots";
import type { InvoiceRow } from "./invoice-repository";

export function readKindRows(
  db: Db,
  userIds: number[],
): Promise<
  {
    id: number;
    has_company: boolean;
    custom_fields: Record<string, unknown>;
  }[]
> {
  return db.query<{
    id: number;
    has_company: boolean;
    custom_fields: Record<string, unknown>;
  }>(
    `select id, coalesce(nullif(companyname, ''), organization, '') <> '' as has_company, custom_fields
     from users where id = any($1::bigint[])`,
    [userIds],
  );
}

/** One side of a sale, as a document names it. */
export interface Party {
  id: number;
  name: string;
  company: string;
  nif: string;
  address: string;
  phone: string;
  email: string;
}

/** SQL for an address of `users` in one line. */
export const ADDRESS = `concat_ws(', ', nullif(address1, ''), nullif(address2, ''), nullif(concat_ws(' ', zip, city), ''),
  nullif(state, ''))`;

export function readPartyRows(
  db: Db,
  ids: number[],
): Promise<(Party & { custom_fields: Record<string, unknown> })[]> {
  return db.query<Party & { custom_fields: Record<string, unknown> }>(
    `select id, trim(first_name || ' ' || last_name) as name,
       coalesce(nullif(companyname, ''), organization, '') as company, '' as nif,
       ${ADDRESS} as address,
       coalesce(phone, '') as phone, email, custom_fields
     from users where id = any($1::bigint[])`,
    [ids],
  );
}

export async function readBuyerBars(
  db: Db,
  values: { viewerId: number; sellerId: number; actedBy: number | null; lotId: number },
): Promise<{ is_own: boolean; is_closed: boolean } | undefined> {
  const [row] = await db.query<{ is_own: boolean; is_closed: boolean }>(
    `select ${areLinked("$1::bigint", "$2::bigint")}
       or ${areLinked("coalesce($3::bigint, $1::bigint)", "$2::bigint")} as is_own,
       coalesce((select ${isClosedTo("$1::bigint")} or ${isClosedTo("coalesce($3::bigint, $1::bigint)")}
         from lots l where l.id = $4::bigint), false) as is_closed`,
    [values.viewerId, values.sellerId, values.actedBy, values.lotId],
  );
  return row;
}

/** SQL for whether the seller `u` of a lot `l` is a trader: has a company, or sells this vehicle with IVA. */
export const IS_TRADER =
  "(coalesce(u.companyname, '') <> '' or coalesce(u.organization, '') <> '' or l.iva_percent is not null)";

/** Whether the seller of a sale is a trader. */
export async function isTraderSale(
  db: Db,
  row: Pick<InvoiceRow, "seller_id" | "lot_id">,
): Promise<boolean> {
  const [seller] = await db.query<{ is_trader: boolean }>(
    `select ${IS_TRADER} as is_trader from users u join lots l on l.id = $2 where u.id = $1`,
    [row.seller_id, row.lot_id],
  );
  return seller?.is_trader ?? true;
}
