import { useState } from "react";
import { useMessages } from "martillo";
import { Button, Dialog, TextAreaField } from "martillo/ui";
import { type BulkAction, MOST_CHANGED } from "./bulk";
import { staffUsersMessages } from "./users.messages";

const TITLES = { approve: "approve", close: "closeTitle", open: "openTitle" } as const;
const BUTTONS = { approve: "approveCount", close: "closeCount", open: "openCount" } as const;

/** Says how many accounts change, and asks for the reason: closing needs one. */
export function BulkDialog({
  action,
  count,
  onClose,
  onConfirm,
}: {
  action: BulkAction;
  count: number;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}) {
  const t = useMessages(staffUsersMessages);
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const said = reason.trim();
  const isMissing = action === "close" && said === "";
  const isTooMany = count > MOST_CHANGED;

  function confirm() {
    setTold(true);
    if (!isMissing && !isTooMany) onConfirm(said);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(TITLES[action])}
      dismissible={false}
      footer={
        <Button
          variant={action === "close" ? "danger" : "primary"}
          disabled={isTooMany}
          onClick={confirm}
        >
          {t(BUTTONS[action], { count })}
        </Button>
      }
    >
      <p>{isTooMany ? t("tooMany", { most: MOST_CHANGED }) : t(`${action}Text`, { count })}</p>
      {!isTooMany && (
        <TextAreaField
          label={t("reason")}
          hint={t("reasonHint")}
          rows={3}
          maxLength={500}
          value={reason}
          error={isTold && isMissing ? t("required") : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
