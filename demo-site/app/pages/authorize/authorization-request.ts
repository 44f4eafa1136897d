import { SCOPES, type Scope } from "martillo/contract";

/** What a partner's page asks for, as it writes it into the address of the window. */
export interface AuthorizationRequest {
  origin: string;
  scopes: Scope[];
  challenge: string;
  state: string;
}

/** Whether the page could bind its visitor to something. */
export function bindsVisitor({ scopes }: { scopes: readonly Scope[] }): boolean {
  return scopes.includes("bid") || scopes.includes("buy");
}

/** Null for an address that no page of a partner has made. */
export function readRequest(search: string): AuthorizationRequest | null {
  const query = new URLSearchParams(search);
  const origin = query.get("origin") ?? "";
  const challenge = query.get("challenge") ?? "";
  const state = query.get("state") ?? "";
  const asked = (query.get("scope") ?? "").split(" ");
  const scopes = SCOPES.filter((scope) => asked.includes(scope));
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  const isComplete = scopes.length > 0 && /^[\w-]{43}$/.test(challenge) && state !== "";
  return isOrigin && isComplete ? { origin, scopes, challenge, state } : null;
}
