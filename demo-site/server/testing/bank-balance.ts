import { payInFrame } from "../../../src/testing/pay-frame";
import { addBank } from "./add-bank";
import type { PageApi } from "./page-api";

/** An IBAN whose check digits fit. */
export const IBAN = "ES9121000418450200051332";

/** A bank account that its owner has verified by the two deposits, by its id. */
export async function verifiedBank(
  api: Pick<PageApi, "call" | "db">,
  user: { token: string },
  accountNumber: string = IBAN,
): Promise<string> {
  const { id, cents } = await addBank(api, user, accountNumber);
  const input = { source_id: id, amount_1: cents[0], amount_2: cents[1] };
  const { code } = await api.call("customer/source/verify", input, user);
  if (code !== null) throw new Error(`the account was not verified: ${code}`);
  return id;
}

/** Balance that no card can take back: a deposit by card whose owner chose the balance. */
export async function balanceOffCards(
  api: Pick<PageApi, "call" | "fetch" | "seedLot">,
  user: { token: string },
  cents: number,
): Promise<void> {
  const lot = await api.seedLot({ depositCents: cents });
  const opened = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, user);
  await payInFrame(api, opened.responseData.frame_url ?? "");
  const { records } = (await api.call("deposit/alldeposits", { action: "active" }, user))
    .responseData;
  const deposit = records.find(({ project_id }) => project_id === lot)?.id ?? 0;
  const { code } = await api.call("custom/returnDeposit", { id: deposit, to: "wallet" }, user);
  if (code !== null) throw new Error(`the deposit is not in the balance: ${code}`);
}
