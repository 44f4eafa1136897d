import "./tax-records.css";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatMoment, formatMoney, formatNumber, useCall, useMessages, useQuery } from "martillo";
import {
  customTaxRecords,
  customTaxRecordsAgain,
  type TaxRecordRow,
  PATHS,
} from "martillo/contract";
import { ListError } from "../../lots/list-faces";
import { TabLinks } from "../../lots/TabLinks";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { taxRecordsMessages } from "./tax-records.messages";

const PAGE = 20;
const MOST = 100;
const LISTS = ["attention", "waiting", "all"] as const;
const NONE = { attention: "noneAttention", waiting: "noneWaiting", all: "noneAll" } as const;
const STATES = {
  waiting: "isWaiting",
  accepted: "isAccepted",
  accepted_with_errors: "isAcceptedWithErrors",
  rejected: "isRejected",
} as const;

/** /gestion/registros: what the tax office said of the house's invoices, for its own people. */
export function TaxRecordsPage() {
  const routeText = useMessages(routeMessages);
  return (
    <Page className="site-account-page">
      <h1>{routeText("taxRecords")}</h1>
      <Records />
    </Page>
  );
}

function Records() {
  const t = useMessages(taxRecordsMessages);
  const [params] = useSearchParams();
  const list = LISTS.find((one) => one === params.get("lista")) ?? "attention";
  const [limit, setLimit] = useState(PAGE);
  const { data, error, retry } = useQuery(
    customTaxRecords,
    { page: 1, limit, list },
    { keepPrevious: true },
  );
  const { run, isRunning } = useCall(customTaxRecordsAgain);
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState("");

  async function sendAgain(documents: readonly number[]) {
    if (isRunning) return;
    const result = await run({ document_ids: [...documents] });
    setSaid(result.ok ? t("sent", { count: formatNumber(result.data.document_ids.length) }) : "");
    setFault(result.ok ? "" : `${result.error.message} ${result.error.next ?? ""}`);
    retry();
  }

  if (error && !data) return <ListError error={error} onRetry={retry} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const { records, counts, sends } = data;
  const rejected = records.filter(({ status }) => status === "rejected");
  return (
    <div className="tax-records">
      <p className="site-account-page__lead">{t("lead")}</p>
      {sends === 0 && <p>{t("notSent")}</p>}
      <TabLinks
        label={t("lists")}
        tabs={LISTS.map((one) => ({
          to: one === "attention" ? PATHS.taxRecords : `${PATHS.taxRecords}?lista=${one}`,
          label: t(one, { count: formatNumber(counts[one]) }),
          isCurrent: one === list,
        }))}
      />
      <div>
        <div role="alert">{fault}</div>
        <div role="status">{isRunning ? t("sending") : said}</div>
      </div>
      {records.length === 0 && <p>{t(NONE[list])}</p>}
      {rejected.length > 0 && sends === 1 && (
        <>
          <p className="tax-records__note">{t("corrects")}</p>
          {rejected.length > 1 && (
            <button
              type="button"
              className="site-button"
              disabled={isRunning}
              onClick={() => void sendAgain(rejected.map(({ document_id }) => document_id))}
            >
              {t("againAll", { count: formatNumber(rejected.length) })}
            </button>
          )}
        </>
      )}
      {records.some(({ status }) => status === "accepted_with_errors") && (
        <p className="tax-records__note">{t("accepted")}</p>
      )}
      <ol className="tax-records__list">
        {records.map((record) => (
          <Record
            key={record.document_id}
            record={record}
            isBusy={isRunning}
            sendAgain={
              record.status === "rejected" && sends === 1
                ? () => void sendAgain([record.document_id])
                : undefined
            }
          />
        ))}
      </ol>
      {records.length < data.totalRecords && limit < MOST && (
        <button
          type="button"
          className="site-button"
          data-kind="quiet"
          onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
        >
          {t("more")}
        </button>
      )}
    </div>
  );
}

function Record({
  record,
  isBusy,
  sendAgain,
}: {
  record: TaxRecordRow;
  isBusy: boolean;
  /** Where it may be sent again. */
  sendAgain: (() => void) | undefined;
}) {
  const t = useMessages(taxRecordsMessages);
  const { document_number: number, status, code, message, answered_at: answeredAt } = record;
  const hasObjections = status === "rejected" || status === "accepted_with_errors";
  return (
    <li>
      <div className="tax-records__head">
        <strong>{record.kind === "correction" ? `${number} · ${t("correction")}` : number}</strong>
        <strong className="tax-records__state" data-state={status}>
          {t(STATES[status])}
        </strong>
      </div>
      <div className="tax-records__head">
        <span>{record.buyer_name}</span>
        <span>{formatMoney(record.total_amount)}</span>
      </div>
      {hasObjections && <p className="tax-records__reason">{message || t("noReason")}</p>}
      <p className="tax-records__note">
        {[
          answeredAt !== null &&
            status !== "waiting" &&
            t("answeredAt", { date: formatMoment(answeredAt) }),
          code !== "" && t("csv", { code }),
          record.attempt > 1 && t("attempt", { count: formatNumber(record.attempt) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {sendAgain && (
        <button
          type="button"
          className="site-button"
          data-kind="quiet"
          data-size="s"
          disabled={isBusy}
          aria-label={t("againOf", { number })}
          onClick={sendAgain}
        >
          {t("again")}
        </button>
      )}
    </li>
  );
}
