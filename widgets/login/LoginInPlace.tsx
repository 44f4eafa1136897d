import { useRef } from "react";
import { useStyles } from "../../src/ui";
import { loginElement } from "./login.element";
import { LoginDialog, type LoginDialogProps } from "./LoginDialog";

/** The sign-in within another widget, with its rules: an element's own sheets leave out what most of its visitors never see. */
export function LoginInPlace(props: LoginDialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  useStyles(place, loginElement.styles);
  return (
    <>
      <span ref={place} hidden />
      <LoginDialog {...props} />
    </>
  );
}
