import { useState } from "react";
import { customAcceptInvite, type InviteDetails, userGetInviteDetails } from "../../src/contract";
import { type Emit, useCall, useQuery, useSession } from "../../src/state";

/** Everything that the view shows. */
export type InvitationModel =
  | { status: "loading" }
  | { status: "failed"; message: string; next: string | undefined; retry: (() => void) | undefined }
  | { status: "expired" | "accepted"; invite: InviteDetails }
  /** The visitor is not signed in yet, or has no account yet. */
  | { status: "sign-in"; invite: InviteDetails; signIn: () => void; register: () => void }
  | { status: "other"; invite: InviteDetails; email: string; logout: () => void }
  | {
      status: "open";
      invite: InviteDetails;
      accept: () => void;
      isBusy: boolean;
      problem: string | undefined;
    };

/** An invitation by its key. */
export function useInvitation(key: string, emit: Emit): InvitationModel {
  const { user, status, logout } = useSession();
  const { data, error, retry } = useQuery(userGetInviteDetails, key === "" ? null : { key });
  const { run, isRunning } = useCall(customAcceptInvite);
  const [accepted, setAccepted] = useState<string>();
  const [problem, setProblem] = useState<string>();

  if (key === "") {
    return { status: "failed", message: "", next: undefined, retry: undefined };
  }
  if (error && !data) {
    const isGone = error.code === "LINK_EXPIRED" || error.code === "INVALID_INPUT";
    return {
      status: "failed",
      message: isGone ? "" : error.message,
      next: isGone ? undefined : error.next,
      retry: isGone ? undefined : retry,
    };
  }
  if (!data || status === "unknown") return { status: "loading" };
  const invite = data.record;
  if (accepted === key || invite.state === "accepted") return { status: "accepted", invite };
  if (invite.state === "expired") return { status: "expired", invite };
  if (!user || invite.kind === "account") {
    return {
      status: "sign-in",
      invite,
      signIn: () => void emit("martillo-login-request", { reason: "account" }),
      register: () => void emit("martillo-register-request", { email: invite.email }),
    };
  }
  if (user.email !== invite.email) {
    return { status: "other", invite, email: user.email, logout: () => void logout() };
  }

  async function accept() {
    setProblem(undefined);
    const result = await run({ key });
    if (!result.ok) return setProblem([result.error.message, result.error.next].join(" "));
    setAccepted(key);
    emit("martillo-invitation-accepted", { account: result.data.account.id });
  }

  return { status: "open", invite, accept: () => void accept(), isBusy: isRunning, problem };
}
