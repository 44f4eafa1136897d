import { useState } from "react";
import { auctionAccessRequest, auctionUpdateTerms } from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { useQuery } from "../../src/state";
import {
  Button,
  CheckboxField,
  EditorField,
  ErrorState,
  RadioGroup,
  Refusal,
  SelectField,
  Spinner,
  TextField,
} from "../../src/ui";
import { RequestsView } from "../access-requests";
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
          {mode !== "open" && own.state !== "draft" && (
            <RequestsView auction={own.id} onDecided={model.refresh} />
          )}
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
  const [isCorrection, setCorrection] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (!data) return error ? <ErrorState title={error.message} onRetry={retry} /> : <Spinner />;
  const { terms } = data.request;
  const isPublic = terms !== null && !isDraft;
  const hasBids = (model.own?.bid_count ?? 0) > 0;
  const corrects = isPublic && !hasBids && isCorrection;
  async function save() {
    setSaved(false);
    const answer = await writing.run({
      action: "update",
      auction_id: auction,
      html: html ?? "",
      summary,
      expected_version: terms?.version ?? 0,
      requires_acceptance: !corrects,
    });
    if (!answer.ok) return;
    setSaved(true);
    setSummary("");
    setCorrection(false);
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
      {isPublic && (
        <div>
          <CheckboxField
            label={t("termsCorrection")}
            name="correction"
            checked={corrects}
            disabled={hasBids}
            onChange={(event) => setCorrection(event.currentTarget.checked)}
          />
          <p className="martillo-account-note">
            {t(hasBids ? "termsCorrectionBids" : "termsCorrectionText")}
          </p>
        </div>
      )}
      {isPublic && !corrects && (
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
