import { useState } from "react";
import {
  type Follow,
  type FollowNotice,
  userAddFollower,
  userGetFollowers,
  userRemoveFollower,
  userUpdateFollower,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  type CallError,
  type Emit,
  useCall,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { useChunk } from "../../src/late";
import { loginChunk } from "../login";
import { followSellerMessages } from "./follow-seller.messages";

/** A refusal as it is shown. */
type Shown = Pick<CallError, "message" | "next">;

type LoginModule = NonNullable<ReturnType<typeof loginChunk.read>["module"]>;

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
  /** Is shown to a guest who wants to follow, once its code has come; null where none is wanted. */
  signIn: {
    InPlace: LoginModule["LoginInPlace"] | undefined;
    close: () => void;
    goOn: () => void;
  } | null;
}

/** Whether and how the visitor follows a seller. */
export function useFollowSeller(given: number, emit: Emit): FollowSellerModel {
  const t = useMessages(followSellerMessages);
  const { invalidate } = useRuntime();
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
  const [isSigningIn, setSigningIn] = useState(false);
  const { module, hasFailed } = useChunk(loginChunk, isSigningIn);

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

  /** The host's own sign-in, or else the one in place, after which the seller is followed. */
  function askToSignIn() {
    if (!emit("martillo-login-request", { reason: "watch" })) return;
    setSigningIn(true);
    if (hasFailed) void loginChunk.load();
  }
  const lost =
    isSigningIn && hasFailed ? { message: t("noSignIn"), next: t("noSignInNext") } : undefined;

  function statusNow(): FollowSellerModel["status"] {
    if (seller === undefined || isOwn) return "none";
    if (session === "guest") return "ready";
    if (data) return "ready";
    return error ? "failed" : "loading";
  }
  return {
    status: statusNow(),
    follow: isAsked ? (data?.records[0] ?? null) : null,
    isBusy:
      adding.isRunning ||
      updating.isRunning ||
      removing.isRunning ||
      (isSigningIn && !module && !hasFailed),
    refusal: lost ?? refusal ?? (isAsked && !data ? error : undefined),
    retry,
    start: () => (session === "guest" ? askToSignIn() : start()),
    setNotice: (notify) => void change(notify, false),
    stop: () => void change(null, false),
    signIn: isSigningIn
      ? {
          InPlace: module?.LoginInPlace,
          close: () => setSigningIn(false),
          goOn() {
            setSigningIn(false);
            start();
          },
        }
      : null,
  };
}
