import type { InPageApi } from "./in-page-api";
import type { SeededUser } from "../seed/seed-rows";

type House = Pick<InPageApi, "call" | "db">;

/** Has a company invite a person, and the person accept. Resolves to the row of that person; throws where the house refuses either. */
export async function inviteTo(
  api: House,
  company: SeededUser,
  person: SeededUser,
  role: "owner" | "employee" = "employee",
) {
  const asked = { first_name: "Luis", last_name: "Gil", email: person.email, role };
  const invited = await api.call("user/addCompanyOwner", asked, company);
  const [letter] = await api.db.query<{ text: string }>(
    "select text from outbox where recipient = $1 order by id desc limit 1",
    [person.email],
  );
  const key = /clave=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const accepted = await api.call("custom/acceptInvite", { key }, person);
  const refusal = invited.code ?? accepted.code;
  if (refusal !== null) throw new Error(`the person is not of the company: ${refusal}`);
  return invited.responseData.record;
}

/** As `inviteTo`, and has the person act for the company. Resolves to the company with the token of that session. */
export async function actFor(
  api: House,
  company: SeededUser,
  person: SeededUser,
  role?: "owner" | "employee",
): Promise<SeededUser> {
  await inviteTo(api, company, person, role);
  const acting = await api.call("user/switchuser", { id: company.id }, person);
  if (acting.code !== null) throw new Error(`the person does not act: ${acting.code}`);
  return { ...company, token: acting.responseData.token };
}
