import type { UserAddress } from "martillo/contract";
import type { Db } from "../../platform/db/db";

const COLUMNS = [
  "label",
  "name",
  "phone",
  "address1",
  "address2",
  "zip",
  "city",
  "state",
  "country",
] as const;

export type AddressFields = Pick<UserAddress, (typeof COLUMNS)[number]>;

function valuesOf(fields: AddressFields): string[] {
  return COLUMNS.map((name) => fields[name]);
}

/** The usual one first. */
export function readAddresses(db: Db, userId: number): Promise<UserAddress[]> {
  return db.query<UserAddress>(
    `select id, ${COLUMNS.join(", ")}, is_default::int as is_default
     from user_addresses where user_id = $1 order by is_default desc, id`,
    [userId],
  );
}

/** One of the user's own, by its number. */
export async function readOwnAddress(
  db: Db,
  userId: number,
  id: number,
): Promise<UserAddress | undefined> {
  return (await readAddresses(db, userId)).find((address) => address.id === id);
}

/** The first one becomes the usual one. */
export async function insertAddress(db: Db, userId: number, fields: AddressFields): Promise<void> {
  const holders = COLUMNS.map((_name, at) => `$${at + 2}`).join(", ");
  await db.query(
    `insert into user_addresses (user_id, ${COLUMNS.join(", ")}, is_default)
     values ($1, ${holders}, not exists (select 1 from user_addresses where user_id = $1))`,
    [userId, ...valuesOf(fields)],
  );
}

/** False when it is not the user's. */
export async function updateAddress(
  db: Db,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const sets = COLUMNS.map((name, at) => `${name} = $${at + 3}`).join(", ");
  const rows = await db.query(
    `update user_addresses set ${sets} where user_id = $1 and id = $2 returning 1`,
    [userId, id, ...valuesOf(fields)],
  );
  return rows.length > 0;
}

/** The oldest of the others takes its place as the usual one. */
export async function deleteAddress(t: Db, userId: number, id: number): Promise<boolean> {
  const rows = await t.query<{ is_default: boolean }>(
    "delete from user_addresses where user_id = $1 and id = $2 returning is_default",
    [userId, id],
  );
  if (rows[0]?.is_default) {
    await t.query(
      `update user_addresses set is_default = true
       where id = (select min(id) from user_addresses where user_id = $1)`,
      [userId],
    );
  }
  return rows.length > 0;
}

export async function makeUsual(t: Db, userId: number, id: number): Promise<boolean> {
  const [found] = await t.query("select 1 from user_addresses where user_id = $1 and id = $2", [
    userId,
    id,
  ]);
  if (!found) return false;
  await t.query("update user_addresses set is_default = false where user_id = $1", [userId]);
  await t.query("update user_addresses set is_default = true where id = $1", [id]);
  return true;
}

/** Of an account that becomes another person's. */
export async function forgetAddresses(t: Db, userId: number): Promise<void> {
  await t.query("delete from user_addresses where user_id = $1", [userId]);
}
