import { useState } from "react";
import { customReconciliation, type OutputOf } from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { useCall, useQuery } from "../../../src/state";
import { Badge, Button, Refusal } from "../../../src/ui";
import type { CallError } from "../../../src/state";
import { DoneNote } from "../../account";
import { money } from "./amounts";
import { AskDialog } from "./AskDialog";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";
import { ReasonField } from "./ReasonField";

type Item = OutputOf<typeof customReconciliation>["records"][number];

const KINDS = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "unknown_event",
  "unknown_outcome",
] as const;

/** Where the ledger and the providers' statements differ, and what was done about it. */
export function DifferencesTab() {
  const t = useMessages(deskMessages);
  const { data, error, retry, put } = useQuery(customReconciliation, {});
  const { run, isRunning } = useCall(customReconciliation);
  const [chosen, setChosen] = useState<Item>();
  const [done, setDone] = useState<string>();
  const [refusal, setRefusal] = useState<CallError>();

  async function compare() {
    setDone(undefined);
    setRefusal(undefined);
    const result = await run({ action: "run" });
    if (!result.ok) return setRefusal(result.error);
    put(result.data);
    setDone(t("compared"));
  }

  const sum = (amount: string | null) => (amount === null ? t("nothing") : money(amount));
  return (
    <div className="martillo-money-desk__tab">
      <p className="martillo-account-note">{t("compareText")}</p>
      <div>
        <Button busy={isRunning && !chosen} onClick={() => void compare()}>
          {t("compare")}
        </Button>
      </div>
      <Refusal of={refusal} className="martillo-money-desk__refusal" />
      <DoneNote>{done}</DoneNote>
      <Listed
        rows={data?.records}
        error={error}
        retry={retry}
        none={t("noDifferences")}
        noneText={t("noDifferencesText")}
      >
        {(item) => {
          const kind = KINDS.find((one) => one === item.kind);
          const isSettled = item.settled_at !== null;
          return (
            <Row
              key={item.id}
              title={kind ? t(`kind_${kind}`) : item.kind}
              badge={
                <Badge
                  icon={isSettled ? "check" : "warning"}
                  tone={isSettled ? "positive" : "warning"}
                >
                  {t(isSettled ? "settledWord" : "pending")}
                </Badge>
              }
              actions={
                !isSettled && (
                  <Button
                    size="s"
                    onClick={() => {
                      setDone(undefined);
                      setChosen(item);
                    }}
                  >
                    {t("settle")}
                  </Button>
                )
              }
            >
              <span>{`${item.provider} · ${item.provider_ref}`}</span>
              <span>{t("hereThere", { here: sum(item.here), there: sum(item.there) })}</span>
              <small>
                {item.settled_at === null
                  ? formatMoment(item.found_at)
                  : t("settled", { date: formatMoment(item.settled_at), note: item.note ?? "" })}
              </small>
            </Row>
          );
        }}
      </Listed>
      {chosen && (
        <AskDialog
          title={t("settleTitle")}
          onClose={() => setChosen(undefined)}
          initial={{ note: "" }}
          check={({ note = "" }): Record<string, string> =>
            note.trim() === "" ? { note: t("required") } : {}
          }
          ask={() => t("settleAsk", { reference: chosen.provider_ref })}
          confirm={() => t("settle")}
          send={({ note = "" }) => run({ action: "settle", id: chosen.id, note: note.trim() })}
          onDone={(answer) => {
            put(answer);
            setChosen(undefined);
            setDone(t("settleDone"));
          }}
        >
          {(fields) => <ReasonField name="note" label={t("note")} fields={fields} />}
        </AskDialog>
      )}
    </div>
  );
}
