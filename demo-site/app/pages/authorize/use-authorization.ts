import { useCallback, useEffect, useRef, useState } from "react";
import { type CallError, useCall, useQuery, useSession } from "martillo";
import { hasDetails } from "martillo/domain";
import { partnerAuthorize, partnerSite, type Scope } from "martillo/contract";
import { type AuthorizationRequest, bindsVisitor } from "./authorization-request";

/** The site that asks, and the permissions that it asks for. */
export interface AskingSite {
  name: string;
  origin: string;
  scopes: readonly Scope[];
}

export type Authorization =
  | { status: "loading" }
  | { status: "refused"; error: CallError; retry: () => void }
  | { status: "signing-in"; site: AskingSite }
  | {
      status: "asking";
      site: AskingSite;
      userName: string;
      isBusy: boolean;
      error: CallError | undefined;
      allow: () => void;
      deny: () => void;
      leave: () => void;
    }
  /** The page has its answer; it closes this window. */
  | { status: "answered"; site: AskingSite; isHeard: boolean };

/** The page that opened this window, if it did. */
function opener(): Window | null {
  return window.opener as Window | null;
}

/** Tells the page that asked, at its own origin and nowhere else. */
function answer({ origin, state }: AuthorizationRequest, code?: string): boolean {
  const page = opener();
  page?.postMessage({ type: "martillo-sign-in", state, ...(code && { code }) }, origin);
  return page !== null;
}

/** The visitor's decision about one request. An earlier permission is given again without a question. */
export function useAuthorization(request: AuthorizationRequest): Authorization {
  const { status, user, logout } = useSession();
  // A visitor can let a page bid or buy only after the house knows their personal details.
  const isReady = user !== null && (!bindsVisitor(request) || hasDetails(user));
  const { origin, scopes } = request;
  const { data: site, error, retry } = useQuery(partnerSite, { origin, scopes });
  const { run, isRunning } = useCall(partnerAuthorize);
  const [refusal, setRefusal] = useState<CallError>();
  const [answered, setAnswered] = useState<{ isHeard: boolean }>();
  const isKnown = site !== undefined && site.scopes.every((scope) => site.allowed.includes(scope));
  const hasAsked = useRef(false);

  const allow = useCallback(async () => {
    const { challenge } = request;
    const result = await run({ origin: request.origin, scopes: request.scopes, challenge });
    if (result.ok) setAnswered({ isHeard: answer(request, result.data.code) });
    else setRefusal(result.error);
  }, [request, run]);

  useEffect(() => {
    if (!isReady || !isKnown || hasAsked.current || !opener()) return;
    hasAsked.current = true;
    void allow();
  }, [isReady, isKnown, allow]);

  if (error) return { status: "refused", error, retry };
  if (!site || status === "unknown") return { status: "loading" };
  if (answered) return { status: "answered", site, ...answered };
  if (!user || !isReady) return { status: "signing-in", site };
  return {
    status: "asking",
    site,
    userName: user.first_name,
    isBusy: isRunning,
    error: refusal,
    allow: () => void allow(),
    deny() {
      setAnswered({ isHeard: answer(request) });
    },
    leave: () => void logout(),
  };
}
