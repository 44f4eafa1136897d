import { useEffect, useRef } from "react";
import type { EventProps } from "../../src/state";
import { definePart, usePart, useStyles } from "../../src/ui";
import type { LoginEvents } from "../login";
import type { SignInFirst } from "./use-sign-in-first";

export interface LazyLoginDialogProps extends EventProps<LoginEvents> {
  signIn: Pick<SignInFirst, "reason" | "close">;
  /** Where to go when the dialog cannot be loaded. */
  fallbackHref?: string;
  /** Says so where there is nowhere to go. */
  onLost?: () => void;
}

const loginPart = definePart(() => import("../login"));

/** The sign-in in place, for widgets that come by the hundred: its code is loaded when somebody needs it. */
export function LazyLoginDialog({ fallbackHref, onLost, ...props }: LazyLoginDialogProps) {
  const { close, reason } = props.signIn;
  const isWanted = reason !== null;
  const { module } = usePart(loginPart, false);

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
      if (!(await loginPart.load()) && !isGone) fail.current();
    }
    void load();
    return () => void (isGone = true);
  }, [isWanted]);

  return module && <LoadedDialog {...props} login={module} />;
}

type LoadedDialogProps = Omit<LazyLoginDialogProps, "fallbackHref" | "onLost"> & {
  login: typeof import("../login");
};

function LoadedDialog({ login, signIn: { reason, close }, ...events }: LoadedDialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  // An element's own sheets leave out what most of its visitors never see.
  useStyles(place, login.loginElement.styles);
  return (
    <>
      <span ref={place} hidden />
      <login.LoginDialog
        {...events}
        open={reason !== null}
        onClose={close}
        {...(reason !== null && { reason })}
      />
    </>
  );
}
