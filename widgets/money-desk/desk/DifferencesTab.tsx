import { useState } from "react";
import { customReconciliation, type OutputOf } from "../../../src/contract";
import { formatMoment, type Translate, useMessages } from "../../../src/i18n";
import { useCall, useQuery } from "../../../src/state";
import { Badge, Button, Refusal, TextField } from "../../../src/ui";
import type { CallError } from "../../../src/state";
import { DoneNote } from "../../account";
import { moneyIn } from "./amounts";
import { AskDialog } from "./AskDialog";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";
import { ReasonField } from "./ReasonField";

type Answer = OutputOf<typeof customReconciliation>;
type Item = Answer["records"][number];

interface Chosen {
  item: Item;
  action: "book" | "settle";
}

const KINDS = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "unknown_event",
  "unknown_outcome",
] as const;

/** Money of the provider's that no payment here stands for: it gets a payer first, and is decided over as a payment after that. */
const isBookable = ({ kind, settled_at }: Item) => kind === "missing_here" && settled_at === null;

const sumOf = (
  { currency }: Item,
  amount: string | null,
  t: Translate<keyof (typeof deskMessages)["texts"]>,
) => (amount === null ? t("nothing") : moneyIn(currency, amount));

/** Where the ledger and the providers' statements differ, and what was done about it. */
export function DifferencesTab() {
  const t = useMessages(deskMessages);
  const { data, error, retry, put } = useQuery(customReconciliation, {});
  const { run, isRunning } = useCall(customReconciliation);
  const [chosen, setChosen] = useState<Chosen>();
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

  function finish(answer: Answer, text: string) {
    put(answer);
    setChosen(undefined);
    setDone(text);
  }

  function choose(next: Chosen) {
    setDone(undefined);
    setChosen(next);
  }

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
        {(item) => (
          <Difference
            key={item.id}
            item={item}
            onBook={() => choose({ item, action: "book" })}
            onSettle={() => choose({ item, action: "settle" })}
          />
        )}
      </Listed>
      {chosen?.action === "book" && (
        <BookDialog item={chosen.item} onClose={() => setChosen(undefined)} onDone={finish} />
      )}
      {chosen?.action === "settle" && (
        <SettleDialog item={chosen.item} onClose={() => setChosen(undefined)} onDone={finish} />
      )}
    </div>
  );
}

/** One difference, with what can be decided about it. */
function Difference({
  item,
  onBook,
  onSettle,
}: {
  item: Item;
  onBook: () => void;
  onSettle: () => void;
}) {
  const t = useMessages(deskMessages);
  const kind = KINDS.find((one) => one === item.kind);
  const isSettled = item.settled_at !== null;
  return (
    <Row
      title={kind ? t(`kind_${kind}`) : item.kind}
      badge={
        <Badge icon={isSettled ? "check" : "warning"} tone={isSettled ? "positive" : "warning"}>
          {t(isSettled ? "settledWord" : "pending")}
        </Badge>
      }
      actions={
        !isSettled && (
          <>
            {isBookable(item) && (
              <Button size="s" onClick={onBook}>
                {t("book")}
              </Button>
            )}
            <Button size="s" onClick={onSettle}>
              {t("settle")}
            </Button>
          </>
        )
      }
    >
      <span>{`${item.provider} · ${item.provider_ref}`}</span>
      <span>
        {t("hereThere", { here: sumOf(item, item.here, t), there: sumOf(item, item.there, t) })}
      </span>
      <small>
        {item.settled_at === null
          ? formatMoment(item.found_at)
          : t("settled", { date: formatMoment(item.settled_at), note: item.note ?? "" })}
      </small>
    </Row>
  );
}

interface DecisionProps {
  item: Item;
  onClose: () => void;
  /** Gets the list as it is now, and what is told about it. */
  onDone: (answer: Answer, text: string) => void;
}

/** Names the payer of money that no payment stands for. */
function BookDialog({ item, onClose, onDone }: DecisionProps) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customReconciliation);
  return (
    <AskDialog
      title={t("bookTitle")}
      onClose={onClose}
      initial={{ email: "", note: "" }}
      check={({ email = "", note = "" }): Record<string, string> => ({
        ...(email.trim() === "" && { email: t("required") }),
        ...(note.trim() === "" && { note: t("required") }),
      })}
      ask={({ email = "" }) =>
        t("bookAsk", {
          amount: sumOf(item, item.there, t),
          email: email.trim(),
        })
      }
      confirm={() => t("book")}
      send={({ email = "", note = "" }) =>
        run({ action: "book", id: item.id, email: email.trim(), note: note.trim() })
      }
      onDone={(answer, { email = "" }) => {
        onDone(answer, t("bookDone", { email: email.trim() }));
      }}
    >
      {(fields) => (
        <>
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t("payerEmail")}
            value={fields.value("email")}
            error={fields.error("email")}
            onChange={(event) => fields.set("email", event.currentTarget.value)}
          />
          <ReasonField name="note" label={t("howKnown")} fields={fields} />
        </>
      )}
    </AskDialog>
  );
}

/** Closes a difference with a note. */
function SettleDialog({ item, onClose, onDone }: DecisionProps) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customReconciliation);
  return (
    <AskDialog
      title={t("settleTitle")}
      onClose={onClose}
      initial={{ note: "" }}
      check={({ note = "" }): Record<string, string> =>
        note.trim() === "" ? { note: t("required") } : {}
      }
      ask={() => t("settleAsk", { reference: item.provider_ref })}
      confirm={() => t("settle")}
      send={({ note = "" }) => run({ action: "settle", id: item.id, note: note.trim() })}
      onDone={(answer) => onDone(answer, t("settleDone"))}
    >
      {(fields) => <ReasonField name="note" label={t("note")} fields={fields} />}
    </AskDialog>
  );
}
