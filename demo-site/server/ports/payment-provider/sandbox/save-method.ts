import { microDeposits } from "martillo/domain";
import type { Source } from "./decide";
import { tell, writeLetter } from "./events";
import { insertMethod, requireCustomer, type Turn } from "./sandbox-repository";
import { newId } from "./tools";

/** Keeps a card or an account for later; two small deposits are on their way to an account. Returns its id. */
export async function saveMethod(
  { t, tools, atMs, fate }: Turn,
  customerId: string,
  { facts, behaviour }: Source,
): Promise<string> {
  const { userId } = await requireCustomer(t, customerId);
  const id = newId(facts.kind === "card" ? "sbcard" : "sbbank");
  const kept: Source = { facts: { ...facts, methodId: id }, behaviour };
  const cents = facts.kind === "bank" ? microDeposits(draw) : null;
  await insertMethod(t, { id, customerId, kept, cents, atMs });
  if (facts.kind === "bank" && cents) {
    const { last4, bankName } = facts;
    await writeLetter(t, { userId, methodId: id, last4, bankName, cents }, atMs, fate);
  }
  await tell(t, tools, { kind: "method", ref: id, type: "method.saved", customerId }, atMs, fate);
  return id;
}

function draw(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
}
