import { useState } from "react";
import { type Result, useCall, useMessages } from "martillo";
import {
  type StaffUser,
  userChangeStatus,
  userTriggerEmail,
  userUpdateUserAccountVerified,
} from "martillo/contract";
import { Button, TextAreaField } from "martillo/ui";
import { FormDialog } from "../../staff/FormDialog";
import { AnswerLimitDialog, LimitDialog } from "./LimitDialogs";
import { EditDialog } from "./EditDialog";
import { type ActionProps, type UserAction, userActionsOf } from "./user-actions";
import { staffUserMessages } from "./user.messages";
import { staffUsersMessages } from "./users.messages";

interface UserActionsProps {
  user: StaffUser;
  /** Something was changed. */
  onChanged: () => void;
}

/** What staff can do with an account: buttons, and the dialog of the one that was pressed. */
export function UserActions({ user, onChanged }: UserActionsProps) {
  const t = useMessages(staffUserMessages);
  const [shown, setShown] = useState<UserAction>();
  const [done, setDone] = useState("");
  const actions = userActionsOf(user);
  const props = {
    user,
    onClose: () => setShown(undefined),
    onDone(text: string) {
      setShown(undefined);
      setDone(text);
      onChanged();
    },
  };
  return (
    <section className="site-user__section" aria-labelledby="cuenta-acciones">
      <h2 id="cuenta-acciones">{t("actions")}</h2>
      {actions.length === 0 && <p>{t("ofStaff")}</p>}
      <div className="martillo-root site-user__bar">
        {actions.map((action) => (
          <Button
            key={action}
            size="s"
            variant={action === "close" ? "danger" : action === "answer" ? "primary" : "secondary"}
            onClick={() => {
              setDone("");
              setShown(action);
            }}
          >
            {t(action)}
          </Button>
        ))}
        {shown && <ActionDialog key={shown} action={shown} {...props} />}
      </div>
      <p role="status">{done}</p>
    </section>
  );
}

function ActionDialog({ action, ...props }: ActionProps & { action: UserAction }) {
  if (action === "answer") return <AnswerLimitDialog {...props} />;
  if (action === "limitChange") return <LimitDialog {...props} />;
  if (action === "edit") return <EditDialog {...props} />;
  return <PlainDialog action={action} {...props} />;
}

type PlainAction = Exclude<UserAction, "answer" | "limitChange" | "edit">;

/** The consequence of an action that needs no more than a reason. */
const CONSEQUENCES = {
  approve: "approveHint",
  revoke: "revokeHint",
  vouchMail: "vouchMailHint",
  vouchPhone: "vouchPhoneHint",
  letterVerify: "letterHint",
  letterPassword: "letterHint",
  close: "closeHint",
  open: "openHint",
} as const satisfies Record<PlainAction, string>;

/** Taking something from a person needs a reason. */
const NEEDS_REASON: ReadonlySet<PlainAction> = new Set(["close", "revoke"]);

function PlainDialog({ action, user, onClose, onDone }: ActionProps & { action: PlainAction }) {
  const t = useMessages(staffUserMessages);
  const listText = useMessages(staffUsersMessages);
  const carryOut = useCarryOut(user.id);
  const isLetter = action === "letterVerify" || action === "letterPassword";
  return (
    <FormDialog
      title={t(action)}
      text={t(CONSEQUENCES[action], { email: user.email })}
      initial={WITHOUT_REASON}
      confirm={t(action)}
      variant={NEEDS_REASON.has(action) ? "danger" : "primary"}
      check={({ reason = "" }): Record<string, string> =>
        NEEDS_REASON.has(action) && reason.trim() === "" ? { reason: listText("required") } : {}
      }
      send={({ reason = "" }) => carryOut(action, reason.trim())}
      onDone={() => onDone(isLetter ? t("letterSent", { email: user.email }) : t("saved"))}
      onClose={onClose}
    >
      {isLetter
        ? undefined
        : (field) => (
            <TextAreaField
              {...field("reason")}
              label={listText("reason")}
              hint={listText("reasonHint")}
              rows={3}
              maxLength={500}
            />
          )}
    </FormDialog>
  );
}

const WITHOUT_REASON = { reason: "" };

/** Makes the call of an action. */
function useCarryOut(id: number) {
  const { run: changeStatus } = useCall(userChangeStatus);
  const { run: verify } = useCall(userUpdateUserAccountVerified);
  const { run: sendLetter } = useCall(userTriggerEmail);
  return function carryOut(action: PlainAction, said: string): Promise<Result<unknown>> {
    const why = said === "" ? {} : { reason: said };
    switch (action) {
      case "approve":
        return verify({ id, approved_to_bid: 1, ...why });
      case "revoke":
        return verify({ id, approved_to_bid: 0, ...why });
      case "vouchMail":
        return verify({ id, email_verified: 1, ...why });
      case "vouchPhone":
        return verify({ id, phone_verified: 1, ...why });
      case "letterVerify":
        return sendLetter({ id, type: "verify_email" });
      case "letterPassword":
        return sendLetter({ id, type: "reset_password" });
      case "close":
        return changeStatus({ id, status: "deactivate", ...why });
      case "open":
        return changeStatus({ id, status: "active", ...why });
    }
  };
}
