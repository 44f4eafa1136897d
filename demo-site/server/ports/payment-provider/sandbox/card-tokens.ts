import { securityCodeProblem } from "martillo/domain";
import { type CardFacts, ProviderRefused } from "..";
import { SANDBOX_CARDS } from "../test-cards";
import { accountSource } from "./accounts";
import { isExpired, type Source } from "./decide";
import { type AcceptedCard, type CardInput, CardInvalid, type SandboxFrame } from "./options";
import { hashOf, newId, run } from "./tools";
import { insertToken, useToken, type Tools, type Turn } from "./sandbox-repository";

/** Takes what the pay frame hands over. Numbers end here: only a keyed hash and four digits are kept. */
export function acceptCalls(tools: Tools): Pick<SandboxFrame, "acceptCard" | "acceptBank"> {
  return {
    async acceptCard(card) {
      const { facts, behaviour } = await cardSource(tools, card);
      const { kind: _kind, methodId: _methodId, ...rest } = facts;
      const accepted: AcceptedCard = { ...rest, token: await keep(tools, { facts, behaviour }) };
      return accepted;
    },
    async acceptBank(account) {
      const source = await accountSource(tools, account);
      return { token: await keep(tools, source), last4: source.facts.last4 };
    },
  };
}

async function cardSource(
  tools: Tools,
  { number, cvc, expMonth, expYear, holderName }: CardInput,
): Promise<Source & { facts: CardFacts }> {
  const digits = number.replaceAll(/\s/g, "");
  const card = SANDBOX_CARDS.find((one) => one.number === digits);
  if (!card) throw new CardInvalid("number");
  if (cvc !== undefined && securityCodeProblem(cvc) !== null) throw new CardInvalid("cvc");
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  if (!isMonth || !Number.isInteger(expYear) || isExpired({ expMonth, expYear }, await tools.now()))
    throw new CardInvalid("expiry");
  return {
    behaviour: card.behaviour,
    facts: {
      kind: "card",
      methodId: null,
      brand: card.brand,
      last4: digits.slice(-4),
      expMonth,
      expYear,
      fingerprint: await tools.fingerprint(`card ${digits}`),
      holderName: holderName?.trim() || null,
    },
  };
}

function keep(tools: Tools, source: Source): Promise<string> {
  return run(tools, "accept", async (t, atMs) => {
    const token = newId("sbtok");
    await insertToken(t, await hashOf(token), source, atMs);
    return token;
  });
}

/** Uses a token up. */
export async function takeToken({ t, atMs }: Turn, token: string): Promise<Source> {
  const row = await useToken(t, await hashOf(token), atMs);
  if (!row) throw new ProviderRefused("method", "the token is used, or too old");
  return row.source;
}
