import { useRef, useState } from "react";
import type { SalePaper } from "../../src/contract";
import { formatMomentDay, useMessages } from "../../src/i18n";
import {
  Badge,
  type BadgeProps,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LatePart,
  Pager,
  TextAreaField,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { paperListMessages } from "./paper-list.messages";
import { signChunk } from "./sign-chunk";
import type { PaperListModel } from "./use-paper-list";

const LOOKS = {
  missing: { icon: "clock", tone: "warning" },
  uploaded: { icon: "info", tone: "accent" },
  verified: { icon: "check", tone: "positive" },
  handed_over: { icon: "check", tone: "positive" },
} as const satisfies Record<SalePaper["status"], Pick<BadgeProps, "icon" | "tone">>;

/** Pure markup from the model. */
export function PaperListView({ model }: { model: PaperListModel }) {
  const t = useMessages(paperListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.sales) return <AccountSkeleton />;
  if (model.sales.length === 0 && model.returned !== null) {
    return (
      <EmptyState icon="check" title={t("returned", { date: formatMomentDay(model.returned) })}>
        {t("returnedText")}
      </EmptyState>
    );
  }
  if (model.sales.length === 0) {
    return (
      <EmptyState icon="tag" title={t("none")}>
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <DoneNote>{model.done}</DoneNote>
      {model.sales.map(({ invoice, title, returned, papers }) => (
        <section key={invoice} className="martillo-paper-list__sale" part="sale">
          <h2 className="martillo-account-title">{title}</h2>
          {returned !== null && (
            <p>
              <Badge icon="check">{t("returned", { date: formatMomentDay(returned) })}</Badge>
            </p>
          )}
          <ul className="martillo-account-list">
            {papers.map((paper) => (
              <li key={paper.paper_id} className="martillo-paper-list__paper" part="paper">
                <Paper paper={paper} model={model} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      <Dialog
        open={model.rejecting !== undefined}
        title={t("reject")}
        onClose={() => model.askWhy(undefined)}
      >
        <RejectForm model={model} />
      </Dialog>
      <Dialog
        open={model.signing !== undefined}
        title={t("contrato")}
        onClose={() => model.showContract(undefined)}
      >
        {model.signing !== undefined && <Contract invoice={model.signing} model={model} />}
      </Dialog>
    </>
  );
}

function Paper({ paper, model }: { paper: SalePaper; model: PaperListModel }) {
  const t = useMessages(paperListMessages);
  const may = (action: SalePaper["actions"][number]) => paper.actions.includes(action);
  const isLate = paper.overdue === 1;
  const name = t(paper.kind);
  return (
    <>
      <div className="martillo-paper-list__what">
        <strong>{name}</strong>
        <small>
          {t(paper.mine === 1 ? "byYou" : paper.owed_by === "seller" ? "bySeller" : "byBuyer")}
          {paper.status === "missing" &&
            ` · ${t(isLate ? "wasDue" : "due", { date: formatMomentDay(paper.due_at) })}`}
        </small>
        {paper.notes !== "" && paper.status === "missing" && (
          <p className="martillo-paper-list__rejected">{t("rejected", { reason: paper.notes })}</p>
        )}
      </div>
      <Badge {...(isLate ? { icon: "warning", tone: "danger" } : LOOKS[paper.status])}>
        {t(paper.status)}
      </Badge>
      <div className="martillo-paper-list__actions">
        {may("download") && (
          <Action paper={name} label={t("download")} onClick={() => model.download(paper)} />
        )}
        {may("sign") && (
          <Action
            paper={name}
            label={t("sign")}
            onClick={() => model.showContract(paper.invoice_id)}
          />
        )}
        {may("upload") && <Upload paper={paper} name={name} model={model} />}
        {may("verify") && (
          <Action paper={name} label={t("verify")} onClick={() => model.verify(paper)} />
        )}
        {may("reject") && (
          <Action paper={name} label={t("reject")} onClick={() => model.askWhy(paper)} />
        )}
        {may("hand_over") && (
          <Action paper={name} label={t("handOver")} onClick={() => model.handOver(paper)} />
        )}
      </div>
      <div role="alert" className="martillo-paper-list__error" part="refusal">
        {model.fault?.paper === paper.paper_id && model.rejecting === undefined && (
          <p>{model.fault.text}</p>
        )}
      </div>
    </>
  );
}

function Contract({ invoice, model }: { invoice: number; model: PaperListModel }) {
  const t = useMessages(paperListMessages);
  return (
    <LatePart chunk={signChunk} loading={t("loading")} failed={t("noContract")}>
      {({ SignContract }) => <SignContract invoice={invoice} emit={model.emit} />}
    </LatePart>
  );
}

function Action({ paper, label, onClick }: { paper: string; label: string; onClick: () => void }) {
  return (
    <Button size="s" aria-label={`${label}: ${paper}`} onClick={onClick}>
      {label}
    </Button>
  );
}

/** A button that opens the browser's choice of files. */
function Upload({ paper, name, model }: { paper: SalePaper; name: string; model: PaperListModel }) {
  const t = useMessages(paperListMessages);
  const input = useRef<HTMLInputElement>(null);
  const isFirst = paper.status === "missing";
  const label = t(isFirst ? "upload" : "replace");
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("fileOf", { paper: name })}
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) model.upload(paper, file);
        }}
      />
      <Button
        size="s"
        variant={isFirst ? "soft" : "secondary"}
        busy={model.isBusy}
        aria-label={`${label}: ${name}`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function RejectForm({ model }: { model: PaperListModel }) {
  const t = useMessages(paperListMessages);
  const [notes, setNotes] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="martillo-paper-list__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (notes.trim() === "") setMissing(true);
        else model.reject(notes.trim());
      }}
    >
      <p>{t("rejectText")}</p>
      <TextAreaField
        label={t("why")}
        value={notes}
        maxLength={500}
        error={isMissing ? t("whyMissing") : undefined}
        onChange={(event) => {
          setMissing(false);
          setNotes(event.currentTarget.value);
        }}
      />
      <div role="alert" className="martillo-paper-list__error">
        {model.fault && <p>{model.fault.text}</p>}
      </div>
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {t("rejectNow")}
      </Button>
    </form>
  );
}
