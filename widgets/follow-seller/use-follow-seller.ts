import { useState } from "react";
import {
  type Follow,
  type FollowNotice,
  userAddFollower,
  userGetFollowers,
  userRemoveFollower,
  userUpdateFollower,
} from "../../src/contract";
import {
  type CallError,
  type Emit,
  useCall,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { type SignInPlace, useSignInPlace } from "../account";

/** A refusal as it is shown. */
type Shown = Pick<CallError, "message"> & Partial<Pick<CallError, "next">>;

/** Everything that the view shows. */
export interface FollowSellerModel {
  /** `none`: there is nothing to follow here. */
  status: "loading" | "none" | "failed" | "ready";
  /** How the caller follows; null: not. */
  follow: Follow | null;
  isBusy: boolean;
  refusal: Shown | undefined;
  retry: () => void;
  start: () => void;
  setNotice: (notify: FollowNotice) => void;
  stop: () => void;
  signIn: SignInPlace;
}

/** Whether and how the visitor follows a seller. */
export function useFollowSeller(given: number, emit: Emit): FollowSellerModel {
  const { call, invalidate } = useRuntime();
  const { status: session, user } = useSession();
  const seller = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  const isOwn = user !== null && (user.id === seller || user.as_employees_id === seller);
  const isAsked = session === "authenticated" && seller !== undefined && !isOwn;
  const { data, error, retry } = useQuery(
    userGetFollowers,
    isAsked ? { seller_id: seller, limit: 1 } : null,
  );
  const [adding, updating, removing] = [
    useCall(userAddFollower),
    useCall(userUpdateFollower),
    useCall(userRemoveFollower),
  ];
  const [refusal, setRefusal] = useState<Shown>();

  async function change(notify: FollowNotice | null, isNew: boolean) {
    if (seller === undefined) return;
    setRefusal(undefined);
    const answer =
      notify === null
        ? await removing.run({ seller_id: seller })
        : await (isNew ? adding : updating).run({ seller_id: seller, notify });
    if (!answer.ok) return setRefusal(answer.error);
    emit("martillo-seller-followed", { seller, notify });
    invalidate(userGetFollowers.name);
  }
  const start = () => void change("daily", true);

  /** A guest may follow already: the choice of letters that was made then stays. */
  async function startSignedIn() {
    if (seller === undefined) return;
    const input = { seller_id: seller, limit: 1 };
    const known = await call(userGetFollowers, input, { isRead: true });
    if (known.ok && known.data.records.length > 0) return;
    start();
  }
  const signIn = useSignInPlace({
    emit,
    reason: "watch",
    onSignedIn: () => void startSignedIn(),
  });

  function statusNow(): FollowSellerModel["status"] {
    if (seller === undefined || isOwn) return "none";
    if (session === "guest") return "ready";
    if (data) return "ready";
    return error ? "failed" : "loading";
  }
  return {
    status: statusNow(),
    follow: isAsked ? (data?.records[0] ?? null) : null,
    isBusy: adding.isRunning || updating.isRunning || removing.isRunning || signIn.isBusy,
    refusal: signIn.problem ?? refusal ?? (isAsked && !data ? error : undefined),
    retry,
    start: () => (session === "guest" ? signIn.ask() : start()),
    setNotice: (notify) => void change(notify, false),
    stop: () => void change(null, false),
    signIn,
  };
}
