import type { ProfileChange } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";

/** What people may write about themselves. Column names come from here alone, never from a request. */
const COLUMNS = [
  "first_name",
  "last_name",
  "companyname",
  "organization",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "avatar",
] as const satisfies readonly (keyof ProfileChange)[];

/** Writes what is named and leaves the rest; an empty text clears a column. */
export async function writeProfile(db: Db, userId: number, change: ProfileChange): Promise<void> {
  const parameters = new SqlParameters(userId);
  const assignments: string[] = [];
  for (const column of COLUMNS) {
    const value = change[column];
    if (value !== undefined) {
      assignments.push(`${column} = ${parameters.add(value === "" ? null : value)}`);
    }
  }
  if (change.custom_fields) {
    const json = JSON.stringify(change.custom_fields);
    assignments.push(`custom_fields = custom_fields || ${parameters.add(json)}::jsonb`);
  }
  if (assignments.length === 0) return;
  await db.query(
    `update users set ${assignments.join(", ")}, updated_at = now() where id = $1`,
    parameters.values,
  );
}

/** Keeps a number that nobody has proven; a proven one stays. */
export async function writeUnverifiedPhone(db: Db, userId: number, phone: string): Promise<void> {
  await db.query(
    "update users set phone = $2, updated_at = now() where id = $1 and not phone_verified",
    [userId, phone],
  );
}
