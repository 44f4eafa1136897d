import { useState } from "react";
import type { AccessRequest } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { CallError } from "../../src/state";
import { Button, Dialog, Refusal, TextAreaField } from "../../src/ui";
import { accessRequestsMessages } from "./access-requests.messages";

interface DecideDialogProps {
  row: AccessRequest;
  status: "denied" | "revoked";
  isBusy: boolean;
  refusal: CallError | undefined;
  onClose: () => void;
  onDecide: (answer: string) => Promise<void>;
}

/** Asks once more before a person is refused or loses access, with a reason that the person reads. What is typed stays where it is refused. */
export function DecideDialog({
  row: { name, auction_title: title, auction_id: id },
  status,
  isBusy,
  refusal,
  onClose,
  onDecide,
}: DecideDialogProps) {
  const t = useMessages(accessRequestsMessages);
  const [answer, setAnswer] = useState("");
  const [isTold, setTold] = useState(false);
  const verb = status === "denied" ? "deny" : "revoke";
  function decide() {
    setTold(true);
    void onDecide(answer.trim());
  }
  return (
    <Dialog
      open
      title={t(`${verb}Name`, { name })}
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
      <p>{t(`${verb}Why`, { name, title: title || t("untitled", { id }) })}</p>
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
      <Refusal of={isTold ? refusal : undefined} className="martillo-requests__error" />
    </Dialog>
  );
}
