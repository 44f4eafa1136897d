import { useEffect, useRef, useState } from "react";
import {
  type Admission,
  auctionAccessRequest,
  auctionGetSingle,
  auctionUpdateTerms,
} from "../../contract";
import { formatMoment, useMessages } from "../../i18n";
import { useQuery, useRuntime } from "../../state";
import { useRefusedAction } from "../refused-action";
import {
  Button,
  CheckboxField,
  ErrorState,
  Refusal,
  RichText,
  Spinner,
  TextAreaField,
  useStyles,
} from "../../ui";
import styles from "./admission.css?inline";
import { admissionMessages } from "./admission.messages";

export interface AdmissionPanelProps {
  /** Of this lot's auction … */
  lot?: number;
  /** … or of this one. */
  auction?: number;
  /** Something was asked for or accepted. */
  onChange?: (standing: Admission) => void;
}

/** While a seller has to answer it is asked again so often, in milliseconds. */
const LOOK_AGAIN_MS = 20_000;

/** The steps that a bidder must do before a bid in an auction: ask for access, wait, accept its terms. */
export function AdmissionPanel({ lot, auction, onChange }: AdmissionPanelProps) {
  const which = lot === undefined ? { auction_id: auction } : { project_id: lot };
  const [waits, setWaits] = useState(false);
  const { data, error, retry, put } = useQuery(
    auctionAccessRequest,
    { ...which, action: "read" },
    waits ? { refreshMs: LOOK_AGAIN_MS } : {},
  );
  const must = data?.request.must;
  if (waits !== (must === "wait")) setWaits(must === "wait");
  // Data that was read earlier on this page may be why a bid was refused now.
  const isOld = useRef(data !== undefined);
  useEffect(() => {
    if (isOld.current) retry();
    isOld.current = false;
  }, [retry]);
  // The seller has answered while the visitor looked.
  const known = useRef(must);
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = must;
    if (before === "wait" && must !== "wait") told.current?.(data.request);
  }, [data, must]);
  if (!data) {
    return error ? (
      <ErrorState title={error.message} next={error.next} onRetry={retry} />
    ) : (
      <Spinner />
    );
  }
  const changed = (standing: Admission) => {
    known.current = standing.must;
    put({ request: standing });
    onChange?.(standing);
  };
  return <Standing standing={data.request} onChange={changed} onStale={retry} />;
}

/** The terms of an auction, for a visitor who has not signed in. */
export function GuestTerms({ auction }: { auction: number }) {
  const t = useMessages(admissionMessages);
  const { data } = useQuery(auctionGetSingle, { id: auction });
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  if (!data?.terms) return null;
  return (
    <div ref={element} className="martillo-admission" part="admission">
      <div className="martillo-admission__terms">
        <h4 className="martillo-admission__title">{t("terms")}</h4>
        <TermsText html={data.terms.html} />
      </div>
    </div>
  );
}

interface StandingProps {
  standing: Admission;
  onChange: (standing: Admission) => void;
}

/** `onStale`: something newer is there than what is shown. */
function Standing({ standing, onChange, onStale }: StandingProps & { onStale: () => void }) {
  const t = useMessages(admissionMessages);
  const { must, access } = standing;
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  return (
    <div ref={element} className="martillo-admission" part="admission">
      {must === "access" && access === "request" && <Ask standing={standing} onChange={onChange} />}
      {must === "access" && access === "invited" && <p>{t("invited")}</p>}
      {must === "wait" && <Wait standing={standing} onChange={onChange} />}
      {must === "denied" && <Denied standing={standing} onChange={onChange} />}
      {must === "terms" && access !== "open" && <p>{t("admitted")}</p>}
      {standing.terms && (must === "terms" || must === null) && (
        <Terms
          terms={standing.terms}
          isAsked={must === "terms"}
          {...{ standing, onChange, onStale }}
        />
      )}
      {must === null && access !== "open" && !standing.terms && <p>{t("admitted")}</p>}
    </div>
  );
}

function Ask({ standing, onChange }: StandingProps) {
  const t = useMessages(admissionMessages);
  const { run, isRunning, error } = useRefusedAction(auctionAccessRequest);
  const [note, setNote] = useState("");
  async function ask() {
    const answer = await run({ auction_id: standing.auction_id, note });
    if (answer.ok) onChange(answer.data.request);
  }
  return (
    <>
      <p>{t("access")}</p>
      <TextAreaField
        label={t("note")}
        name="note"
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Refusal of={error} />
      <Button variant="primary" full busy={isRunning} onClick={() => void ask()}>
        {t("ask")}
      </Button>
    </>
  );
}

function Wait({ standing, onChange }: StandingProps) {
  const t = useMessages(admissionMessages);
  const { run, isRunning, error } = useRefusedAction(auctionAccessRequest);
  async function takeBack() {
    const answer = await run({ auction_id: standing.auction_id, action: "cancel" });
    if (answer.ok) onChange(answer.data.request);
  }
  return (
    <>
      <p role="status">{t("asked")}</p>
      <Refusal of={error} />
      <Button full busy={isRunning} onClick={() => void takeBack()}>
        {t("takeBack")}
      </Button>
    </>
  );
}

function Denied({ standing, onChange }: StandingProps) {
  const t = useMessages(admissionMessages);
  const { answer, ask_again_at: again, access, status } = standing;
  return (
    <>
      <p>{t(status === "revoked" ? "revoked" : "denied")}</p>
      {answer !== "" && <p>{t("answer", { answer })}</p>}
      {again !== null && <p>{t("again", { moment: formatMoment(again) })}</p>}
      {again === null && access === "request" && <Ask standing={standing} onChange={onChange} />}
    </>
  );
}

interface TermsProps extends StandingProps {
  terms: NonNullable<Admission["terms"]>;
  isAsked: boolean;
  onStale: () => void;
}

function TermsText({ html }: { html: string }) {
  const t = useMessages(admissionMessages);
  const { apiBase } = useRuntime();
  return (
    <div
      className="martillo-admission__text"
      role="region"
      aria-label={t("terms")}
      // What scrolls has to take the focus, so that keys can push it along.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <RichText html={html} base={apiBase} headingShift={1} />
    </div>
  );
}

function Terms({ terms, isAsked, standing, onChange, onStale }: TermsProps) {
  const t = useMessages(admissionMessages);
  const { run, isRunning, error } = useRefusedAction(auctionUpdateTerms);
  const [agrees, setAgrees] = useState(false);
  const [isTold, setTold] = useState(false);
  const { version, accepted_at: at, accepted_version: accepted } = terms;
  async function accept() {
    if (!agrees) return setTold(true);
    const answer = await run({ action: "accept", auction_id: standing.auction_id, version });
    if (answer.ok) onChange(answer.data.request);
    // Others have been written meanwhile: those are shown, and asked about.
    else if (answer.error.code === "EDIT_CONFLICT") onStale();
  }
  return (
    <div className="martillo-admission__terms">
      <h4 className="martillo-admission__title">{t("terms")}</h4>
      {isAsked && accepted !== null && (
        <>
          {terms.summary !== "" && <p>{t("changed", { summary: terms.summary })}</p>}
          <p>{t("standing")}</p>
        </>
      )}
      <TermsText html={terms.html} />
      {isAsked ? (
        <>
          <CheckboxField
            label={t("agree")}
            name="agree"
            checked={agrees}
            error={isTold && !agrees ? t("unread") : undefined}
            onChange={(event) => setAgrees(event.currentTarget.checked)}
          />
          <Refusal of={error} />
          <Button variant="primary" full busy={isRunning} onClick={() => void accept()}>
            {t("accept")}
          </Button>
        </>
      ) : (
        at !== null && (
          <p role="status">
            {t("accepted", { moment: formatMoment(at), version: String(accepted ?? version) })}
          </p>
        )
      )}
    </div>
  );
}
