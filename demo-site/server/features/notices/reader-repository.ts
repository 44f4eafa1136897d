import type { Db } from "../../platform/db/db";

interface ReaderRow {
  email: string;
  email_verified: boolean;
  phone: string | null;
  first_name: string;
  country: string;
  status: string;
}

export async function readReaderRow(t: Db, userId: number): Promise<ReaderRow | undefined> {
  const [row] = await t.query<ReaderRow>(
    `select email, email_verified, first_name, country, status,
       case when phone_verified then verified_phonenum end as phone from users where id = $1`,
    [userId],
  );
  return row;
}
