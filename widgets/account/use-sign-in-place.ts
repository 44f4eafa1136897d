import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { type Emit, type LoginReason, useSession } from "../../src/state";
import { loginChunk } from "../login";
import { accountMessages } from "./account.messages";

type LoginModule = NonNullable<ReturnType<typeof loginChunk.read>["module"]>;

/** A press that waits for a sign-in longer than this is not meant any more. */
const MEANT_MS = 5 * 60_000;

export interface SignInPlaceOptions {
  emit: Emit;
  /** Why the visitor has to sign in. */
  reason: LoginReason;
  /** What the visitor wanted: it is done once they have signed in, in place or by the host's own means. */
  onSignedIn: () => void;
}

/** A sign-in within a widget. */
export interface SignInPlace {
  /** Asks the host first, which may have a sign-in of its own. */
  ask: () => void;
  isOpen: boolean;
  /** Its code is on its way. */
  isBusy: boolean;
  /** Said where it did not come. */
  problem: { message: string } | undefined;
  /** The dialog, once its code has come. */
  LoginInPlace: LoginModule["LoginInPlace"] | undefined;
  close: () => void;
  /** The dialog has done its work. */
  finish: () => void;
}

/** Lets a guest sign in for what they have just pressed, and goes on with it afterwards. */
export function useSignInPlace({ emit, reason, onSignedIn }: SignInPlaceOptions): SignInPlace {
  const t = useMessages(accountMessages);
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed } = useChunk(loginChunk, isOpen);
  /** When it was pressed; undefined: nothing waits. */
  const pressedMs = useRef<number>(undefined);
  const latest = useRef(onSignedIn);
  useLayoutEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    if (status !== "authenticated" || pressedMs.current === undefined) return;
    const isMeant = performance.now() - pressedMs.current < MEANT_MS;
    pressedMs.current = undefined;
    if (isMeant) latest.current();
  }, [status]);

  return {
    ask() {
      pressedMs.current = performance.now();
      if (!emit("martillo-login-request", { reason })) return;
      setOpen(true);
      if (hasFailed) void loginChunk.load();
    },
    isOpen,
    isBusy: isOpen && !module && !hasFailed,
    problem: isOpen && hasFailed ? { message: t("notOpened") } : undefined,
    LoginInPlace: module?.LoginInPlace,
    close() {
      pressedMs.current = undefined;
      setOpen(false);
    },
    finish: () => setOpen(false),
  };
}
