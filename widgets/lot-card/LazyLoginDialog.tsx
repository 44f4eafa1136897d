import { useEffect, useRef } from "react";
import type { EventProps } from "../../src/state";
import { loginChunk, type LoginEvents } from "../login";
import type { SignInFirst } from "./use-sign-in-first";
import { useChunk } from "../../src/late";

export interface LazyLoginDialogProps extends EventProps<LoginEvents> {
  signIn: Pick<SignInFirst, "reason" | "close">;
  /** Where to go when the dialog cannot be loaded. */
  fallbackHref?: string;
  /** Says so where there is nowhere to go. */
  onLost?: () => void;
}

/** The sign-in in place, for widgets that come by the hundred: its code is loaded when a visitor needs it. */
export function LazyLoginDialog({
  signIn: { close, reason },
  fallbackHref,
  onLost,
  ...events
}: LazyLoginDialogProps) {
  const isWanted = reason !== null;
  const { module } = useChunk(loginChunk, false);

  const fail = useRef(() => {});
  useEffect(() => {
    fail.current = () => {
      close();
      if (fallbackHref !== undefined) location.assign(fallbackHref);
      else onLost?.();
    };
  });

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    async function load() {
      if (!(await loginChunk.load()) && !isGone) fail.current();
    }
    void load();
    return () => void (isGone = true);
  }, [isWanted]);

  return (
    module && (
      <module.LoginInPlace
        {...events}
        open={isWanted}
        onClose={close}
        {...(reason !== null && { reason })}
      />
    )
  );
}
