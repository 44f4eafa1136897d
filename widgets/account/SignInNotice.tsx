import { useState } from "react";
import { useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Button, EmptyState } from "../../src/ui";
import { loginChunk } from "../login";
import { accountMessages } from "./account.messages";
import { useChunk } from "../../src/late";

/** A way to sign in: the host's own, or else the dialog, whose code loads when the visitor asks for it. */
export function SignInNotice({ emit }: { emit: Emit }) {
  const t = useMessages(accountMessages);
  const [isWanted, setWanted] = useState(false);
  const { module, hasFailed } = useChunk(loginChunk, isWanted);

  const close = () => setWanted(false);

  function open() {
    if (!emit("martillo-login-request", { reason: "account" })) return;
    setWanted(true);
    if (hasFailed) void loginChunk.load();
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
      {module && (
        <module.LoginInPlace open={isWanted} onClose={close} onSignedIn={close} reason="account" />
      )}
    </EmptyState>
  );
}
