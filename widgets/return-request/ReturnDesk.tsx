import { useState } from "react";
import { RETURN_FILES, type SaleReturn } from "../../src/contract";
import { parseCents, refundAmount, toDecimal } from "../../src/domain";
import { formatMoney, useMessages } from "../../src/i18n";
import {
  Button,
  centsOfText,
  CheckboxField,
  Dialog,
  MoneyField,
  Refusal,
  TextAreaField,
  TextField,
  textOfCents,
} from "../../src/ui";
import { FilesField } from "./FilesField";
import { NotesForm } from "./NotesForm";
import { returnDeskMessages } from "./return-desk.messages";
import { stepOf } from "./step-of";
import type { ReturnRequestModel } from "./use-return-request";

interface DeskProps {
  record: SaleReturn;
  model: ReturnRequestModel;
}

const ACTIONS = ["accept", "reject", "withdraw", "received", "refund"] as const;
/** What asks for a word, or for none. */
const NOTED: ReadonlySet<string> = new Set(["accept", "reject", "withdraw"]);

/** What a seller, or the house, does with a return. */
export function ReturnDeskActions({ record, model }: DeskProps) {
  const t = useMessages(returnDeskMessages);
  const { step } = model;
  const opened = step?.id === record.return_id ? step.action : undefined;
  return (
    <div className="martillo-return-request__actions" part="desk">
      {ACTIONS.filter((action) => record.actions.includes(action)).map((action) => (
        <Button
          key={action}
          variant={action === "reject" || action === "withdraw" ? "secondary" : "primary"}
          onClick={() => model.open({ id: record.return_id, action })}
        >
          {t(stepOf(record, action))}
        </Button>
      ))}
      {ACTIONS.map((action) => (
        <Dialog
          key={action}
          open={opened === action}
          title={t(stepOf(record, action))}
          onClose={() => model.open(undefined)}
          dismissible={NOTED.has(action)}
        >
          {action === "received" ? (
            <ReceivedForm record={record} model={model} />
          ) : action === "refund" ? (
            <RefundForm record={record} model={model} />
          ) : (
            <NotesForm record={record} model={model} action={action} />
          )}
        </Dialog>
      ))}
    </div>
  );
}

/** How the vehicle came back. */
function ReceivedForm({ record, model }: DeskProps) {
  const t = useMessages(returnDeskMessages);
  const [km, setKm] = useState("");
  const [files, setFiles] = useState<File[]>([]);
  const [hasKeys, setKeys] = useState(false);
  const [hasDocuments, setDocuments] = useState(false);
  const [notes, setNotes] = useState("");
  const [isTried, setTried] = useState(false);
  const figures = km.replaceAll(/[\s.]/g, "");
  const isKm = /^[1-9]\d{0,6}$/.test(figures);
  return (
    <form
      className="martillo-return-request__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isKm || files.length === 0) return;
        const seen = {
          km: Number(figures),
          keys: hasKeys ? 1 : 0,
          documents: hasDocuments ? 1 : 0,
          images: files,
          notes: notes.trim(),
        } as const;
        model.act(record, "received", seen, () => t("done_received"));
      }}
    >
      <p>{t("receivedText")}</p>
      <TextField
        label={t("km")}
        inputMode="numeric"
        autoComplete="off"
        suffix="km"
        value={km}
        error={isTried && !isKm ? t("kmMissing") : undefined}
        onChange={(event) => setKm(event.currentTarget.value)}
      />
      <FilesField
        label={t("photos")}
        hint={t("filesHint", { count: RETURN_FILES })}
        files={files}
        error={isTried && files.length === 0 ? t("photosMissing") : undefined}
        onChange={setFiles}
      />
      <CheckboxField
        label={t("keys")}
        checked={hasKeys}
        onChange={(event) => setKeys(event.currentTarget.checked)}
      />
      <CheckboxField
        label={t("documents")}
        checked={hasDocuments}
        onChange={(event) => setDocuments(event.currentTarget.checked)}
      />
      <TextAreaField
        label={t("notes")}
        value={notes}
        maxLength={2_000}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Refusal of={model.refusal} className="martillo-return-request__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("receivedNow")}
      </Button>
    </form>
  );
}

type Service = SaleReturn["refundable"]["services"][number]["kind"];

/** What goes back: all that was paid, less services that were done and what the vehicle has lost in value. */
function RefundForm({ record, model }: DeskProps) {
  const t = useMessages(returnDeskMessages);
  const { paid, most_loss, services, ways } = record.refundable;
  const [kept, setKept] = useState<ReadonlySet<Service>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [notes, setNotes] = useState("");
  const [files, setFiles] = useState<File[]>([]);
  const [isTried, setTried] = useState(false);
  const centsOf = (kinds: readonly { amount: string }[]) =>
    kinds.reduce((sum, { amount }) => sum + parseCents(amount), 0);
  const keptCents = centsOf(services.filter(({ kind }) => kept.has(kind)));
  const mostCents = refundAmount({
    paidCents: parseCents(paid),
    depositCents: 0,
    servicesCents: keptCents,
    lossCents: 0,
  });
  const leastCents = mostCents - Math.min(mostCents, parseCents(most_loss));
  const cents = typed === undefined ? mostCents : centsOfText(typed);
  const isRight = cents !== undefined && cents <= mostCents && cents >= leastCents;
  const lossCents = isRight ? mostCents - cents : 0;
  const euro = (amount: number) => formatMoney(toDecimal(amount), { whole: false });
  const limits = { minimum: euro(leastCents), maximum: euro(mostCents) };
  return (
    <form
      className="martillo-return-request__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isRight) return;
        if (lossCents > 0 && (notes.trim() === "" || files.length === 0)) return;
        const wish = {
          amount: toDecimal(cents),
          services: [...kept],
          notes: notes.trim(),
          ...(lossCents > 0 && { images: files }),
        };
        model.act(record, "refund", wish, (after) => t(doneOf(after)));
      }}
    >
      <p>{t("refundText")}</p>
      {services.map(({ kind, amount }) => (
        <CheckboxField
          key={kind}
          label={t(`service_${kind}`, { amount: formatMoney(amount, { whole: false }) })}
          checked={kept.has(kind)}
          onChange={(event) => {
            const next = new Set(kept);
            if (event.currentTarget.checked) next.add(kind);
            else next.delete(kind);
            setKept(next);
            setTyped(undefined);
          }}
        />
      ))}
      {leastCents < mostCents && (
        <MoneyField
          label={t("refundAmount")}
          hint={t("refundHint", limits)}
          value={typed ?? textOfCents(mostCents)}
          error={isTried && !isRight ? t("refundWrong", limits) : undefined}
          onValueChange={setTyped}
        />
      )}
      {lossCents > 0 && (
        <>
          <p>{t("lossText")}</p>
          <TextAreaField
            label={t("lossWhy", { amount: euro(lossCents) })}
            value={notes}
            maxLength={2_000}
            error={isTried && notes.trim() === "" ? t("whyMissing") : undefined}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <FilesField
            label={t("lossPhotos")}
            hint={t("filesHint", { count: RETURN_FILES })}
            files={files}
            error={isTried && files.length === 0 ? t("photosMissing") : undefined}
            onChange={setFiles}
          />
        </>
      )}
      {ways.includes("seller") && ways.length === 1 && isRight && (
        <p className="martillo-account-note">{t("bySeller", { amount: euro(cents) })}</p>
      )}
      <Refusal of={model.refusal} className="martillo-return-request__error" />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("refundNow", { amount: euro(isRight ? cents : mostCents) })}
      </Button>
    </form>
  );
}

/** A refund may wait for its bank, or for its buyer. */
function doneOf({ status, loss }: SaleReturn) {
  if (status !== "received") return "done_refund";
  return loss === null ? "done_refund_sent" : "done_refund_deducted";
}
