import { useCallback, useEffect, useState } from "react";
import {
  type OutputOf,
  type User,
  userSendEmailVerifyLink,
  userVerifyEmail,
} from "../../src/contract";
import { LOGIN_PAGE } from "../../src/paths/pages";
import { type CallError, type Emit, type Result, useRuntime, useSession } from "../../src/state";

/** Everything that the view shows. */
export type EmailVerificationModel =
  | { status: "loading" }
  /** The link is good until the visitor presses. */
  | { status: "ready"; isBusy: boolean; error: CallError | undefined; verify: () => void }
  | { status: "verified"; email: string }
  /** The visitor is a guest and cannot ask for a link; `isExpired` where an expired link has brought them here. */
  | { status: "guest"; isExpired: boolean; loginUrl: string; askLogin: () => boolean }
  /** The signed-in person may ask for a link. */
  | {
      status: "unverified";
      isExpired: boolean;
      email: string;
      isBusy: boolean;
      error: CallError | undefined;
      send: () => void;
    }
  | {
      status: "sent";
      email: string;
      /** How often; told again when it rises. */
      sends: number;
      isBusy: boolean;
      error: CallError | undefined;
      send: () => void;
    };

type Verified = Result<OutputOf<typeof userVerifyEmail>>;

/** Verifications under way or done, by API and link: a link counts once, however often a component is mounted. */
const attempts = new Map<string, Promise<Verified>>();

/** A link that proves an e-mail: used, used up, or asked for. */
export function useEmailVerification({
  linkToken,
  auto,
  emit,
}: {
  linkToken: string;
  auto: boolean;
  emit: Emit;
}): EmailVerificationModel {
  const { call, id, urlTo } = useRuntime();
  const session = useSession();
  const [verified, setVerified] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const [sends, setSends] = useState(0);
  const [isBusy, setBusy] = useState(auto && linkToken !== "");
  const [error, setError] = useState<CallError>();
  const { user } = session;

  const settle = useCallback(
    ({ answer, isFirst }: { answer: Verified; isFirst: boolean }) => {
      setBusy(false);
      if (answer.ok) {
        setVerified(answer.data.email);
        if (isFirst) emit("martillo-email-verified", {});
      } else if (answer.error.code === "LINK_EXPIRED") {
        setExpired(true);
      } else {
        // A press may try again: what failed says nothing about the link.
        attempts.delete(`${id} ${linkToken}`);
        setError(answer.error);
      }
    },
    [id, linkToken, emit],
  );

  const attempt = useCallback(async () => {
    const key = `${id} ${linkToken}`;
    const known = attempts.get(key);
    const answer = known ?? call(userVerifyEmail, { token: linkToken }, { inline: true });
    attempts.set(key, answer);
    return { answer: await answer, isFirst: known === undefined };
  }, [id, linkToken, call]);

  useEffect(() => {
    async function begin() {
      settle(await attempt());
    }
    if (auto && linkToken !== "") void begin();
  }, [auto, linkToken, attempt, settle]);

  async function verify() {
    setBusy(true);
    setError(undefined);
    settle(await attempt());
  }

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await call(userSendEmailVerifyLink, {}, { inline: true });
    setBusy(false);
    if (result.ok) setSends(sends + 1);
    else setError(result.error);
  }

  if (verified !== undefined) return { status: "verified", email: verified };
  if (linkToken !== "" && !isExpired) {
    return { status: "ready", isBusy, error, verify: () => void verify() };
  }
  if (session.status === "unknown") return { status: "loading" };
  if (!user) {
    return {
      status: "guest",
      isExpired,
      loginUrl: urlTo(LOGIN_PAGE),
      askLogin: () => emit("martillo-login-request", { reason: "account" }),
    };
  }
  if (isVerified(user)) return { status: "verified", email: user.email };
  const common = { email: user.email, isBusy, error, send: () => void send() };
  return sends > 0
    ? { status: "sent", sends, ...common }
    : { status: "unverified", isExpired, ...common };
}

function isVerified(user: User): boolean {
  return user.email_verified === 1;
}
