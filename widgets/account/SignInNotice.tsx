import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Button, definePart, EmptyState, usePart, useStyles } from "../../src/ui";
import { accountMessages } from "./account.messages";

const loginPart = definePart(() => import("../login"));

/** A way in, by the host's own means or else by the dialog, whose code comes when somebody wants it. */
export function SignInNotice({ emit }: { emit: Emit }) {
  const t = useMessages(accountMessages);
  const [isWanted, setWanted] = useState(false);
  const { module, hasFailed } = usePart(loginPart, isWanted);

  function open() {
    if (!emit("martillo-login-request", { reason: "account" })) return;
    setWanted(true);
    if (hasFailed) void loginPart.load();
  }

  return (
    <EmptyState
      icon="user"
      title={t("signInFirst")}
      actions={
        <Button variant="primary" busy={isWanted && !module && !hasFailed} onClick={open}>
          {t("signIn")}
        </Button>
      }
    >
      <p>{t("signInWhy")}</p>
      <p role="alert">{isWanted && hasFailed && t("notOpened")}</p>
      {module && <SignInDialog login={module} open={isWanted} onClose={() => setWanted(false)} />}
    </EmptyState>
  );
}

interface SignInDialogProps {
  login: typeof import("../login");
  open: boolean;
  onClose: () => void;
}

function SignInDialog({ login, open, onClose }: SignInDialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  useStyles(place, login.loginElement.styles);
  return (
    <>
      <span ref={place} hidden />
      <login.LoginDialog open={open} onClose={onClose} onSignedIn={onClose} reason="account" />
    </>
  );
}
