import { useEffect, useRef, useState } from "react";
import type { EventProps } from "../../src/state";
import type { LoginEvents } from "../login";
import type { SignInFirst } from "./use-sign-in-first";

export interface LazyLoginDialogProps extends EventProps<LoginEvents> {
  signIn: Pick<SignInFirst, "reason" | "close">;
  /** Where to go when the dialog cannot be loaded. */
  fallbackHref?: string;
}

type Login = typeof import("../login");

let sheet: CSSStyleSheet | undefined;

/** An element's own sheets leave out what most of its visitors never see. */
function adoptStyles(root: Node | undefined, styles: string) {
  if (!(root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The sign-in in place, for widgets that come by the hundred: its code is loaded when somebody needs it. */
export function LazyLoginDialog({ signIn, fallbackHref, ...events }: LazyLoginDialogProps) {
  const { reason, close } = signIn;
  const [login, setLogin] = useState<Login>();
  const place = useRef<HTMLSpanElement>(null);
  const isWanted = reason !== null && login === undefined;

  const fail = useRef(() => {});
  useEffect(() => {
    fail.current = () => {
      close();
      if (fallbackHref !== undefined) location.assign(fallbackHref);
    };
  });

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const root = place.current?.getRootNode();
    async function load() {
      const loaded = await import("../login").catch(() => undefined);
      if (isGone) return;
      if (!loaded) return fail.current();
      adoptStyles(root, loaded.loginElement.styles);
      setLogin(loaded);
    }
    void load();
    return () => void (isGone = true);
  }, [isWanted]);

  return (
    <>
      {isWanted && <span ref={place} hidden />}
      {login && (
        <login.LoginDialog
          {...events}
          open={reason !== null}
          onClose={close}
          {...(reason !== null && { reason })}
        />
      )}
    </>
  );
}
