import { useState } from "react";
import {
  type AccessRequest,
  accessDecision,
  accessRequests,
  auctionAccessRequest,
  auctionUpdateTerms,
} from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { useQuery } from "../../src/state";
import {
  Badge,
  Button,
  EditorField,
  ErrorState,
  Pager,
  RadioGroup,
  Refusal,
  SelectField,
  Spinner,
  TextAreaField,
  TextField,
} from "../../src/ui";
import { DoneNote } from "../account";
import { auctionEditorMessages } from "./auction-editor.messages";
import { useField } from "./DetailsStep";
import type { AuctionEditorModel } from "./use-auction-editor";

/** The rule who may bid, the terms of the auction, and the requests to bid. */
export function AccessStep({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const { own } = model;
  const access = useField("access", model);
  const rule = useField("auto_approve", model);
  const mode = String(model.values["access"]);
  return (
    <div className="martillo-auction-editor__access">
      <RadioGroup
        {...access}
        value={mode}
        options={(["open", "request", "invited"] as const).map((value) => ({
          value,
          label: t(`access_${value}`),
        }))}
        onValueChange={(value) => model.type({ access: value })}
      />
      {mode === "request" && (
        <SelectField
          {...rule}
          value={String(model.values["auto_approve"])}
          onChange={(event) => model.type({ auto_approve: event.currentTarget.value })}
          options={(["none", "verified", "bought_before"] as const).map((value) => ({
            value,
            label: t(`approve_${value}`),
          }))}
        />
      )}
      {own ? (
        <>
          <Terms key={own.id} auction={own.id} model={model} />
          {mode !== "open" && own.state !== "draft" && <Requests auction={own.id} model={model} />}
          {mode !== "open" && own.state === "draft" && <p>{t("requestsLater")}</p>}
        </>
      ) : (
        <p>{t("termsFirstSave")}</p>
      )}
    </div>
  );
}

/** The terms that bidders accept: each version is kept, and a new one is asked about again. */
function Terms({ auction, model }: { auction: number; model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const isDraft = model.own?.state === "draft";
  const { data, error, retry } = useQuery(
    auctionAccessRequest,
    { auction_id: auction, action: "read" },
    { refreshOnFocus: false },
  );
  const writing = useRefusedAction(auctionUpdateTerms);
  const [html, setHtml] = useState<string>();
  const [summary, setSummary] = useState("");
  const [isSaved, setSaved] = useState(false);
  if (!data) return error ? <ErrorState title={error.message} onRetry={retry} /> : <Spinner />;
  const { terms } = data.request;
  async function save() {
    setSaved(false);
    const answer = await writing.run({
      action: "update",
      auction_id: auction,
      html: html ?? "",
      summary,
      expected_version: terms?.version ?? 0,
    });
    if (!answer.ok) return;
    setSaved(true);
    setSummary("");
    retry();
    model.refresh();
  }
  return (
    <section aria-label={t("terms")} className="martillo-auction-editor__terms">
      <h3 className="martillo-account-title">{t("terms")}</h3>
      <p className="martillo-account-note">
        {terms
          ? t("termsVersion", {
              version: String(terms.version),
              moment: formatMoment(terms.created_at),
            })
          : t("termsNone")}
      </p>
      <EditorField
        key={terms?.version ?? 0}
        label={t("termsText")}
        name="terms"
        {...(terms && { defaultValue: terms.html })}
        error={writing.error?.fields?.["html"]}
        onValueChange={setHtml}
      />
      {terms && !isDraft && (
        <TextField
          label={t("termsSummary")}
          name="summary"
          hint={t("hint_termsSummary")}
          maxLength={500}
          value={summary}
          error={writing.error?.fields?.["summary"]}
          onChange={(event) => setSummary(event.currentTarget.value)}
        />
      )}
      <DoneNote>{isSaved ? t("termsSaved") : undefined}</DoneNote>
      <Refusal of={writing.error} className="martillo-auction-editor__error" />
      <div>
        <Button busy={writing.isRunning} disabled={html === undefined} onClick={() => void save()}>
          {t("saveTerms")}
        </Button>
      </div>
    </section>
  );
}

const LOOKS = {
  pending: { icon: "clock", tone: "warning" },
  approved: { icon: "check", tone: "positive" },
  invited: { icon: "check", tone: "positive" },
  denied: { icon: "close", tone: "neutral" },
  revoked: { icon: "close", tone: "neutral" },
  withdrawn: { icon: "minus", tone: "neutral" },
} as const;

const PAGE = 20;

/** The requests to bid, and their answers. */
function Requests({ auction, model }: { auction: number; model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState("");
  const [told, setTold] = useState<string>();
  const { data, error, retry } = useQuery(
    accessRequests,
    { auction_id: auction, page, limit: PAGE },
    { keepPrevious: true },
  );
  const deciding = useRefusedAction(accessDecision);
  async function decide(input: Parameters<typeof deciding.run>[0], text: string) {
    setTold(undefined);
    const outcome = await deciding.run(input);
    if (outcome.ok) {
      const [failed] = outcome.data.failed;
      setTold(failed ? failed.message : text);
      setAnswer("");
    }
    retry();
    model.refresh();
    return outcome.ok;
  }
  const rows = data?.records ?? [];
  const waiting = rows.filter(({ status }) => status === "pending");
  return (
    <section aria-label={t("requests")} part="requests" className="martillo-auction-editor__terms">
      <h3 className="martillo-account-title">{t("requests")}</h3>
      <DoneNote>{told}</DoneNote>
      <Refusal of={deciding.error} className="martillo-auction-editor__error" />
      {!data && (error ? <ErrorState title={error.message} onRetry={retry} /> : <Spinner />)}
      {data && rows.length === 0 && <p>{t("noRequests")}</p>}
      {waiting.length > 0 && (
        <TextAreaField
          label={t("answer")}
          name="answer"
          hint={t("hint_answer")}
          rows={2}
          maxLength={500}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      )}
      {waiting.length > 1 && (
        <div>
          <Button
            size="s"
            disabled={deciding.isRunning}
            onClick={() =>
              void decide(
                { ids: waiting.map(({ id }) => id), status: "approved", answer },
                t("approvedAll", { count: waiting.length }),
              )
            }
          >
            {t("approveAll", { count: waiting.length })}
          </Button>
        </div>
      )}
      <ul className="martillo-auction-editor__list">
        {rows.map((row) => (
          <Request
            key={row.id}
            row={row}
            isBusy={deciding.isRunning}
            onDecide={(status) =>
              void decide(
                { ids: [row.id], status, answer },
                t(`decided_${status}`, { name: row.name }),
              )
            }
          />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE))}
        onPageChange={setPage}
      />
      <Invite
        isBusy={deciding.isRunning}
        onInvite={(emails) =>
          decide(
            { auction_id: auction, status: "invited", emails },
            t("invited", { count: emails.length }),
          )
        }
      />
    </section>
  );
}

/** Invites people by their addresses, which stay where the invitation is refused. */
function Invite({
  isBusy,
  onInvite,
}: {
  isBusy: boolean;
  onInvite: (emails: string[]) => Promise<boolean>;
}) {
  const t = useMessages(auctionEditorMessages);
  const [emails, setEmails] = useState("");
  async function invite(list: string[]) {
    if (await onInvite(list)) setEmails("");
  }
  return (
    <form
      className="martillo-auction-editor__invite"
      onSubmit={(event) => {
        event.preventDefault();
        const list = emails.split(/[\s,;]+/).filter(Boolean);
        if (list.length === 0) return;
        void invite(list);
      }}
    >
      <TextField
        label={t("inviteEmails")}
        name="emails"
        hint={t("hint_invite")}
        value={emails}
        onChange={(event) => setEmails(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {t("invite")}
      </Button>
    </form>
  );
}

interface RequestProps {
  row: AccessRequest;
  isBusy: boolean;
  onDecide: (status: "approved" | "denied" | "revoked") => void;
}

function Request({ row, isBusy, onDecide }: RequestProps) {
  const t = useMessages(auctionEditorMessages);
  const { status, name, companyname, note, bought_before: bought } = row;
  const isIn = status === "approved" || status === "invited";
  return (
    <li className="martillo-auction-editor__request" part="request">
      <span className="martillo-auction-editor__what">
        <strong>{name}</strong>
        <span className="martillo-auction-editor__facts">
          {companyname !== "" && <span>{companyname}</span>}
          <span>{formatMoment(row.asked_at)}</span>
          <span>{bought === 0 ? t("boughtNone") : t("boughtBefore", { count: bought })}</span>
          {row.verified === 1 && <span>{t("isVerified")}</span>}
          {row.decided_by !== null && <span>{t("decidedBy", { name: row.decided_by })}</span>}
        </span>
        {note !== "" && <q>{note}</q>}
      </span>
      <Badge {...LOOKS[status]}>{t(`status_${status}`)}</Badge>
      <span className="martillo-auction-editor__actions">
        {!isIn && status !== "withdrawn" && (
          <Button
            size="s"
            variant={status === "pending" ? "primary" : "secondary"}
            aria-label={t("approveName", { name })}
            disabled={isBusy}
            onClick={() => onDecide("approved")}
          >
            {t("approve")}
          </Button>
        )}
        {status === "pending" && (
          <Button
            size="s"
            aria-label={t("denyName", { name })}
            disabled={isBusy}
            onClick={() => onDecide("denied")}
          >
            {t("deny")}
          </Button>
        )}
        {isIn && (
          <Button
            size="s"
            aria-label={t("revokeName", { name })}
            disabled={isBusy}
            onClick={() => onDecide("revoked")}
          >
            {t("revoke")}
          </Button>
        )}
      </span>
    </li>
  );
}
