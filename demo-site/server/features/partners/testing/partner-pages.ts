import type { PartnerToken, Scope } from "martillo/contract";
import type { InPageApi } from "../../../testing/in-page-api";
import { challengeOf, newToken } from "../../../platform/security/token";
import { createPartner } from "../partner-repository";

export const PAGE = "https://dealer.example";
export const ELSEWHERE = "https://elsewhere.example";

export interface TestPartner {
  key: string;
  secret: string;
}

let count = 0;

/** A partner whose pages are at these origins. */
export async function seedPartner(
  api: InPageApi,
  origins: readonly string[] = [PAGE],
  scopes: readonly Scope[] = ["read", "bid"],
): Promise<TestPartner> {
  const key = `dealer-${++count}`;
  const secret = await createPartner(api.db, { key, name: "Automóviles Ribera", origins, scopes });
  return { key, secret };
}

export interface Asked {
  code: string;
  verifier: string;
}

/** The user says yes on the site. */
export async function allow(
  api: InPageApi,
  user: { token: string },
  scopes: Scope[],
  origin = PAGE,
): Promise<Asked> {
  const verifier = newToken();
  const challenge = challengeOf(verifier);
  const answer = await api.call("partner/authorize", { origin, scopes, challenge }, user);
  if (answer.code) throw new Error(`martillo: refused with ${answer.code}`);
  return { code: answer.responseData.code, verifier };
}

/** A token as a page gets it after the window of the site. */
export async function pageToken(
  api: InPageApi,
  user: { token: string },
  scopes: Scope[],
  origin = PAGE,
): Promise<PartnerToken> {
  const asked = await allow(api, user, scopes, origin);
  const answer = await api.call("partner/token", asked, { origin });
  if (answer.code) throw new Error(`martillo: refused with ${answer.code}`);
  return answer.responseData;
}
