import { useState } from "react";
import { customGiftCards, type GiftCard } from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { useCall, useQuery, useRuntime } from "../../../src/state";
import {
  Badge,
  type BadgeProps,
  Button,
  MoneyField,
  Pager,
  RadioGroup,
  TextField,
} from "../../../src/ui";
import { DoneNote } from "../../account";
import { decimalOf, money } from "./amounts";
import { AskDialog } from "./AskDialog";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";

const PAGE_SIZE = 20;
const LOOKS: Readonly<Record<GiftCard["status"], Pick<BadgeProps, "icon" | "tone">>> = {
  active: { icon: "check", tone: "positive" },
  redeemed: { icon: "check", tone: "neutral" },
  expired: { icon: "minus", tone: "neutral" },
  void: { icon: "minus", tone: "neutral" },
};

/** Gift cards of the house: issued, listed, made void. */
export function GiftsTab() {
  const t = useMessages(deskMessages);
  const { invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const [act, setAct] = useState<"issue" | GiftCard>();
  const [done, setDone] = useState<string>();
  const { run } = useCall(customGiftCards);
  const { data, error, retry } = useQuery(
    customGiftCards,
    { action: "list", page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );

  function begin(next: "issue" | GiftCard) {
    setDone(undefined);
    setAct(next);
  }
  function finish(text: string) {
    setAct(undefined);
    setDone(text);
    invalidate(customGiftCards.name);
  }
  const close = () => setAct(undefined);

  return (
    <div className="martillo-money-desk__tab">
      <div>
        <Button variant="primary" onClick={() => begin("issue")}>
          {t("issue")}
        </Button>
      </div>
      <DoneNote>{done}</DoneNote>
      <Listed
        rows={data?.records}
        error={error}
        retry={retry}
        none={t("noGifts")}
        noneText={t("noGiftsText")}
      >
        {(card) => (
          <Row
            key={card.id}
            title={t("cardNo", { last4: card.last4 })}
            amount={money(card.amount)}
            badge={<Badge {...LOOKS[card.status]}>{t(`gift_${card.status}`)}</Badge>}
            actions={
              card.status === "active" && (
                <Button size="s" onClick={() => begin(card)}>
                  {t("void")}
                </Button>
              )
            }
          >
            <small>{t("issuedAt", { date: formatMoment(card.issued_at) })}</small>
            {card.sent_to !== null && <small>{t("sentTo", { email: card.sent_to })}</small>}
            {card.redeemed_at !== null && (
              <small>
                {t("redeemedBy", {
                  email: card.redeemed_by ?? "",
                  date: formatMoment(card.redeemed_at),
                })}
              </small>
            )}
          </Row>
        )}
      </Listed>
      <Pager
        page={page}
        pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
      />
      {act === "issue" && <IssueDialog onClose={close} onIssued={finish} />}
      {typeof act === "object" && (
        <AskDialog
          title={t("voidTitle")}
          onClose={close}
          initial={{}}
          check={() => ({})}
          ask={() => t("voidAsk", { last4: act.last4, amount: money(act.amount) })}
          confirm={() => t("voidNow")}
          variant="danger"
          send={() => run({ action: "void", id: act.id })}
          onDone={() => finish(t("voidDone"))}
        />
      )}
    </div>
  );
}

/** A gift card is issued, sold or given, and sent where an address is written. */
function IssueDialog({
  onClose,
  onIssued,
}: {
  onClose: () => void;
  /** Gets what is told about it. */
  onIssued: (text: string) => void;
}) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customGiftCards);
  return (
    <AskDialog
      title={t("issueTitle")}
      onClose={onClose}
      initial={{ amount: "", sold: "0", email: "" }}
      check={({ amount = "" }): Record<string, string> =>
        decimalOf(amount) === undefined ? { amount: t("amountRule") } : {}
      }
      ask={({ amount = "", email = "" }) =>
        t(email.trim() === "" ? "issueAsk" : "issueAskSent", {
          amount: money(decimalOf(amount) ?? "0"),
          email: email.trim(),
        })
      }
      confirm={({ amount = "" }) => t("issueNow", { amount: money(decimalOf(amount) ?? "0") })}
      send={({ amount = "", sold, email = "" }, key) =>
        run({
          action: "issue",
          amount: decimalOf(amount) ?? "0",
          count: 1,
          sold: sold === "1" ? 1 : 0,
          ...(email.trim() !== "" && { email: email.trim() }),
          idempotency_key: key,
        })
      }
      onDone={({ records }) => {
        const [card] = records;
        onIssued(t("issueDone", { amount: money(card?.amount ?? "0"), code: card?.code ?? "" }));
      }}
    >
      {({ value, error: errorOf, set }) => (
        <>
          <MoneyField
            name="amount"
            label={t("amount")}
            value={value("amount")}
            error={errorOf("amount")}
            onValueChange={(text) => set("amount", text)}
          />
          <RadioGroup
            label={t("sold")}
            name="sold"
            value={value("sold")}
            options={[
              { value: "0", label: t("soldNo") },
              { value: "1", label: t("soldYes") },
            ]}
            onValueChange={(sold) => set("sold", sold)}
          />
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t("sendTo")}
            hint={t("sendToHint")}
            value={value("email")}
            error={errorOf("email")}
            onChange={(event) => set("email", event.currentTarget.value)}
          />
        </>
      )}
    </AskDialog>
  );
}
