import type { PageApi } from "./page-api";

/** A bank account of a person, not verified yet, and the two deposits that it was sent, in cents. */
export async function addBank(
  api: Pick<PageApi, "call" | "db">,
  user: { token: string },
  accountNumber = "000123456789",
): Promise<{ id: string; cents: readonly [number, number] }> {
  const { code, responseData } = await api.call(
    "customer/source/create",
    {
      bank_account_holder_name: "Ana Ruiz",
      bank_account_holder_type: "individual",
      bank_routing_number: "110000000",
      bank_account_number: accountNumber,
    },
    user,
  );
  const id = responseData.record?.id;
  if (id === undefined) throw new Error(`the account was not added: ${code}`);
  const [row] = await api.db.query<{ deposits: [number, number] }>(
    "select deposits from sandbox_methods where id = $1",
    [id],
  );
  if (!row) throw new Error("the account was sent no deposits");
  return { id, cents: row.deposits };
}
