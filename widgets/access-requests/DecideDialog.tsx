import { type ReactNode, useState } from "react";
import type { AccessRequest } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { CallError } from "../../src/state";
import { Button, Dialog, Refusal, TextAreaField } from "../../src/ui";
import { accessRequestsMessages } from "./access-requests.messages";
import { titleOf } from "./columns";

interface DecideDialogProps {
  /** Undefined: the chosen ones. */
  row: AccessRequest | undefined;
  /** How many are chosen. */
  count: number;
  status: "denied" | "revoked";
  isBusy: boolean;
  refusal: CallError | undefined;
  /** Why it was not done though it was not refused. */
  news: ReactNode;
  onClose: () => void;
  onDecide: (answer: string) => Promise<void>;
}

/** Asks once more before people are refused or a person loses access, with a reason that is read by them. What is typed stays where it is refused. */
export function DecideDialog({
  row,
  count,
  status,
  isBusy,
  refusal,
  news,
  onClose,
  onDecide,
}: DecideDialogProps) {
  const t = useMessages(accessRequestsMessages);
  const [answer, setAnswer] = useState("");
  const [isTold, setTold] = useState(false);
  const verb = status === "denied" ? "deny" : "revoke";
  const name = row?.name ?? "";
  function decide() {
    setTold(true);
    void onDecide(answer.trim());
  }
  return (
    <Dialog
      open
      title={row ? t(`${verb}Name`, { name }) : t("denyMany", { count })}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("goBack")}</Button>
          <Button variant="danger" busy={isBusy} onClick={decide}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <p>{row ? t(`${verb}Why`, { name, title: titleOf(row, t) }) : t("denyManyWhy", { count })}</p>
      <TextAreaField
        label={t("answer")}
        name="answer"
        hint={t("hint_answer")}
        rows={3}
        maxLength={500}
        value={answer}
        error={isTold ? refusal?.fields?.["answer"] : undefined}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {isTold && news}
      <Refusal of={isTold ? refusal : undefined} className="martillo-requests__error" />
    </Dialog>
  );
}
