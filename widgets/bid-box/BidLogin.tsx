import { useRef } from "react";
import { useStyles } from "../../src/ui";
import { LoginDialog, type LoginDialogProps, loginElement } from "../login";

/** The sign-in in place, with its rules. */
export function BidLogin(props: LoginDialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  useStyles(place, loginElement.styles);
  return (
    <>
      <span ref={place} hidden />
      <LoginDialog {...props} />
    </>
  );
}
