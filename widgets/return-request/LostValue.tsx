import { useState } from "react";
import { RETURN_FILES, type SaleReturn } from "../../src/contract";
import { parseCents, toDecimal } from "../../src/domain";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import {
  Badge,
  type BadgeProps,
  Button,
  centsOfText,
  Dialog,
  MoneyField,
  Refusal,
  TextAreaField,
  textOfCents,
} from "../../src/ui";
import { FilesField } from "./FilesField";
import { ReturnFiles } from "./ReturnFiles";
import { returnLossMessages } from "./return-loss.messages";
import type { ReturnRequestModel } from "./use-return-request";

type Loss = NonNullable<SaleReturn["loss"]>;

interface LossProps {
  record: SaleReturn;
  loss: Loss;
  model: ReturnRequestModel;
}

const LOOKS = {
  proposed: { icon: "clock", tone: "warning" },
  accepted: { icon: "check", tone: "neutral" },
  disputed: { icon: "clock", tone: "accent" },
  waived: { icon: "check", tone: "positive" },
  decided: { icon: "check", tone: "neutral" },
} as const satisfies Record<Loss["status"], Pick<BadgeProps, "icon" | "tone">>;

const ACTIONS = ["loss_accept", "loss_dispute", "loss_waive", "loss_decide"] as const;
type Action = (typeof ACTIONS)[number];

const euro = (amount: string) => formatMoney(amount, { whole: false });

/** The deduction for lost value, the words of either side about it, and the reader's possible actions. */
export function LostValue({ record, loss, model }: LossProps) {
  const t = useMessages(returnLossMessages);
  const { step } = model;
  const opened = step?.id === record.return_id ? step.action : undefined;
  const isOpen = loss.status === "proposed" || loss.status === "disputed";
  const actions = ACTIONS.filter((action) => record.actions.includes(action));
  return (
    <section className="martillo-return-request__form" part="loss">
      <header className="martillo-return-request__head">
        <h4>{t("title")}</h4>
        <Badge {...LOOKS[loss.status]}>{t(`status_${loss.status}`)}</Badge>
      </header>
      <Said label={t("asked", { amount: euro(loss.asked) })} words={loss.notes} />
      <ReturnFiles record={record} of="loss" model={model} />
      <Said label={t("dispute")} words={loss.dispute} />
      <Said label={t(loss.status === "waived" ? "waivedNote" : "decision")} words={loss.decision} />
      {!isOpen && (
        <p>
          <strong>
            {Number(loss.kept) > 0 ? t("kept", { amount: euro(loss.kept) }) : t("keptNone")}
          </strong>
        </p>
      )}
      {loss.due_at !== null && (
        <p>
          {t(loss.status === "proposed" ? "answerBy" : "decideBy", {
            date: formatMoment(loss.due_at - 1),
          })}
        </p>
      )}
      {actions.length > 0 && (
        <div className="martillo-return-request__actions">
          {actions.map((action) => (
            <Button
              key={action}
              variant={
                action === "loss_accept" || action === "loss_decide" ? "primary" : "secondary"
              }
              onClick={() => model.open({ id: record.return_id, action })}
            >
              {t(action)}
            </Button>
          ))}
        </div>
      )}
      {actions.map((action) => (
        <Dialog
          key={action}
          open={opened === action}
          title={t(action)}
          onClose={() => model.open(undefined)}
          dismissible={action === "loss_accept"}
        >
          <LossForm action={action} record={record} loss={loss} model={model} />
        </Dialog>
      ))}
    </section>
  );
}

function Said({ label, words }: { label: string; words: string }) {
  if (words === "") return null;
  return (
    <div>
      <p>{label}</p>
      <blockquote>{words}</blockquote>
    </div>
  );
}

const TEXTS = {
  loss_accept: "acceptText",
  loss_dispute: "disputeText",
  loss_waive: "waiveText",
  loss_decide: "decideText",
} as const;
/** The label of the words for each action; an acceptance needs no words. */
const WORDS = {
  loss_dispute: "disputeWhy",
  loss_waive: "waiveWhy",
  loss_decide: "decideWhy",
} as const;

/** One step, with the words, pictures and amount that it takes. */
function LossForm({ action, record, loss, model }: LossProps & { action: Action }) {
  const t = useMessages(returnLossMessages);
  const [notes, setNotes] = useState("");
  const [files, setFiles] = useState<File[]>([]);
  const [typed, setTyped] = useState(() => textOfCents(parseCents(loss.asked)));
  const [isTried, setTried] = useState(false);
  const amount = euro(loss.asked);
  const cents = centsOfText(typed);
  const isRight = cents !== undefined && cents >= 0 && cents <= parseCents(loss.asked);
  const needsWords = action === "loss_dispute" || action === "loss_decide";
  const isMissing = needsWords && notes.trim() === "";
  const isDecision = action === "loss_decide";
  const shown = isRight ? euro(toDecimal(cents)) : amount;
  return (
    <form
      className="martillo-return-request__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isMissing || (isDecision && !isRight)) return;
        const answer = {
          notes: notes.trim(),
          ...(isDecision && isRight && { amount: toDecimal(cents) }),
          ...(files.length > 0 && { images: files }),
        };
        model.act(record, action, answer, () => t(`done_${action}`));
      }}
    >
      <p>{t(TEXTS[action], { amount })}</p>
      {isDecision && (
        <MoneyField
          label={t("decideAmount")}
          hint={t("decideHint", { maximum: amount })}
          value={typed}
          error={isTried && !isRight ? t("decideWrong", { maximum: amount }) : undefined}
          onValueChange={setTyped}
        />
      )}
      {action !== "loss_accept" && (
        <TextAreaField
          label={t(WORDS[action])}
          value={notes}
          maxLength={2_000}
          error={isTried && isMissing ? t("whyMissing") : undefined}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      )}
      {action === "loss_dispute" && (
        <FilesField
          label={t("photos")}
          hint={t("photosHint", { count: RETURN_FILES })}
          files={files}
          onChange={setFiles}
        />
      )}
      <Refusal of={model.refusal} className="martillo-return-request__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {isDecision
          ? t("decideNow", { amount: shown })
          : t(action === "loss_dispute" ? "disputeNow" : action)}
      </Button>
    </form>
  );
}
