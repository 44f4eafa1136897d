import { useRef, useState } from "react";
import type { User } from "../../contract";
import { useMessages } from "../../i18n";
import { useRuntime } from "../../state";
import { Button, useStyles } from "../../ui";
import styles from "./sign-in-window.css?inline";
import { signInWindowMessages } from "./sign-in-window.messages";

/** What the window says and asks for. */
export interface SignInWindowModel {
  note: string | undefined;
  /** Whether a visitor is signed in. */
  isKnown: boolean;
  /** The permission that is asked for besides the usual ones. */
  scope: "bid" | "buy" | undefined;
  succeed: (user: User) => void;
}

/** One button in place of a form: the auction house asks for the password, in a window of its own. */
export function SignInWindow({ model }: { model: SignInWindowModel }) {
  const t = useMessages(signInWindowMessages);
  const { session } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useStyles(element, styles);

  /** Called while the click is handled: a window opens then or never. */
  async function open() {
    const answer = session.askVisitor(model.scope);
    setBusy(true);
    setFailed(false);
    const isYes = await answer;
    setBusy(false);
    const { user } = session.store.getState();
    if (isYes && user) model.succeed(user);
    else setFailed(true);
  }

  return (
    <div ref={element} className="martillo-login-window" part="form">
      {model.note && <p className="martillo-login-window__note">{model.note}</p>}
      <p className="martillo-login-window__note">{t("byWindow")}</p>
      <Button variant="primary" full busy={isBusy || !model.isKnown} onClick={() => void open()}>
        {t("openWindow")}
      </Button>
      <p className="martillo-login-window__note" role="status">
        {hasFailed && t("windowFailed")}
      </p>
    </div>
  );
}
