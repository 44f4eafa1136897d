import { useState } from "react";
import { RETURN_FILES, type ReturnDesk } from "../../src/contract";
import { formatMoment, formatMoney, type Translate, useMessages } from "../../src/i18n";
import { Button, RadioGroup, Refusal, TextAreaField } from "../../src/ui";
import { FilesField } from "./FilesField";
import { returnRequestMessages } from "./return-request.messages";
import type { ReturnRequestModel } from "./use-return-request";

type Reason = ReturnDesk["reasons"][number];

/** What a buyer reads and fills in before asking. */
export function AskForm({ desk, model }: { desk: ReturnDesk; model: ReturnRequestModel }) {
  const t = useMessages(returnRequestMessages);
  const [chosen, setChosen] = useState<Reason>();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<File[]>([]);
  const [isMissing, setMissing] = useState(false);
  // The first reason may go while the page is open, as the day ends.
  const [first] = desk.reasons;
  const reason = chosen !== undefined && desk.reasons.includes(chosen) ? chosen : first;
  if (reason === undefined) return null;
  const isWithdrawal = reason === "desistimiento";
  const isProposal = reason === "acuerdo";
  return (
    <form
      className="martillo-return-request__form"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWithdrawal && text.trim() === "") setMissing(true);
        else model.raise({ reason, text: text.trim(), files });
      }}
    >
      <h3>
        {t(desk.delivered === 0 && !desk.reasons.includes("desistimiento") ? "askUndo" : "ask")}
      </h3>
      <RadioGroup
        label={t("why")}
        name="reason"
        value={reason}
        onValueChange={(value) => setChosen(value as Reason)}
        options={desk.reasons.map((value) => ({
          value,
          label: t(`reason_${value}`),
          hint: value === "desistimiento" ? withdrawalHint(desk, t) : undefined,
        }))}
      />
      <p className="martillo-account-note">
        {t(
          isProposal
            ? `hint_undo_${desk.side}`
            : isWithdrawal
              ? "hint_desistimiento"
              : "hint_asked",
        )}
      </p>
      <Refunded desk={desk} reason={reason} />
      <TextAreaField
        label={t(isWithdrawal ? "textOptional" : "text")}
        value={text}
        maxLength={2_000}
        error={isMissing && !isWithdrawal ? t("textMissing") : undefined}
        onChange={(event) => {
          setMissing(false);
          setText(event.currentTarget.value);
        }}
      />
      {!isWithdrawal && !isProposal && (
        <FilesField
          label={t("files")}
          hint={t("filesHint", { count: RETURN_FILES })}
          files={files}
          onChange={setFiles}
        />
      )}
      {isWithdrawal && <ModelForm title={desk.projects_title} />}
      <Refusal of={model.refusal} className="martillo-return-request__error" />
      <div>
        <Button type="submit" variant="primary" busy={model.isBusy}>
          {t(isProposal ? "send_undo" : isWithdrawal ? "send_desistimiento" : "send_other")}
        </Button>
      </div>
    </form>
  );
}

type Say = Translate<keyof (typeof returnRequestMessages)["texts"]>;

function withdrawalHint({ withdrawal }: ReturnDesk, t: Say): string {
  return withdrawal.until === null
    ? t("withdrawBefore")
    : t("withdrawUntil", { date: formatMoment(withdrawal.until - 1) });
}

/** The refund: how much, how and until when. The reader sees it before the button. */
function Refunded({ desk, reason }: { desk: ReturnDesk; reason: Reason }) {
  const t = useMessages(returnRequestMessages);
  const { refundable, withdrawal } = desk;
  const title = t(desk.side === "buyer" ? "promise" : "promiseSeller");
  if (reason === "desistimiento" && withdrawal.unpaid === 1) {
    return (
      <p className="martillo-return-request__card" part="promise">
        {t("promiseUnpaid")}
      </p>
    );
  }
  return (
    <section className="martillo-return-request__card" part="promise" aria-label={title}>
      <h4>{title}</h4>
      <dl>
        <div>
          <dt>{t("amount")}</dt>
          <dd className="martillo-figures">{formatMoney(refundable.paid, { whole: false })}</dd>
        </div>
        {reason !== "acuerdo" && (
          <div>
            <dt>{t("until")}</dt>
            <dd>{formatMoment(desk.refund_due_at - 1)}</dd>
          </div>
        )}
        {desk.side === "buyer" && refundable.ways.length > 0 && (
          <div>
            <dt>{t("ways")}</dt>
            <dd>{refundable.ways.map((way) => t(`way_${way}`)).join(" · ")}</dd>
          </div>
        )}
      </dl>
      {desk.delivered === 1 && (
        <p>
          {t("promiseWait")}{" "}
          {Number(refundable.most_loss) > 0 &&
            t("promiseLoss", { amount: formatMoney(refundable.most_loss, { whole: false }) })}{" "}
          {t("promiseServices")}
        </p>
      )}
    </section>
  );
}

/** The model form of the law, for a buyer who prefers to write. */
function ModelForm({ title }: { title: string }) {
  const t = useMessages(returnRequestMessages);
  return (
    <details className="martillo-return-request__model">
      <summary>{t("modelForm")}</summary>
      <blockquote>{t("modelText", { seller: "…", title })}</blockquote>
      <p>{t("modelHint")}</p>
    </details>
  );
}
