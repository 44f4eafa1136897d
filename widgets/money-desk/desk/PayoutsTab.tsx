import { useState } from "react";
import { customPayouts, customRecordPayout, type SellerPayable } from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { useCall, useQuery, useRuntime } from "../../../src/state";
import { Button, MoneyField, Pager } from "../../../src/ui";
import { DoneNote } from "../../account";
import { amountFault, decimalOf, money, typed } from "./amounts";
import { AskDialog } from "./AskDialog";
import { BalancePayouts } from "./BalancePayouts";
import { deskMessages } from "./desk.messages";
import { Listed, Row } from "./Listed";
import { isReference, ReferenceField } from "./ReferenceField";

const PAGE_SIZE = 20;

/** Balances that go to bank accounts, amounts payable to sellers, and payments by the house's bank to them. */
export function PayoutsTab() {
  const t = useMessages(deskMessages);
  const { invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<SellerPayable>();
  const [done, setDone] = useState<string>();
  const { data, error, retry } = useQuery(
    customPayouts,
    { page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <div className="martillo-money-desk__tab">
      <BalancePayouts />
      <h2 className="martillo-account-title">{t("toSellers")}</h2>
      <DoneNote>{done}</DoneNote>
      <Listed
        rows={data?.records}
        error={error}
        retry={retry}
        none={t("noPayable")}
        noneText={t("noPayableText")}
      >
        {(record) => (
          <Row
            key={record.seller.id}
            title={record.seller.name}
            amount={money(record.payable)}
            actions={
              <Button
                size="s"
                onClick={() => {
                  setDone(undefined);
                  setChosen(record);
                }}
              >
                {t("pay")}
              </Button>
            }
          >
            <small>{record.seller.email}</small>
          </Row>
        )}
      </Listed>
      <Pager
        page={page}
        pageCount={Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
      />
      {data && (
        <>
          <h2 className="martillo-account-title">{t("paidOut")}</h2>
          {data.paid.length === 0 ? (
            <p className="martillo-account-note">{t("noPaidOut")}</p>
          ) : (
            <ul className="martillo-money-desk__list" part="list">
              {data.paid.map((one) => (
                <Row key={one.id} title={one.seller.name} amount={money(one.amount)}>
                  <small>{`${one.reference} · ${formatMoment(one.at)}`}</small>
                </Row>
              ))}
            </ul>
          )}
        </>
      )}
      {chosen && (
        <PayDialog
          payable={chosen}
          onClose={() => setChosen(undefined)}
          onPaid={(amount) => {
            setDone(t("payDone", { amount, name: chosen.seller.name }));
            setChosen(undefined);
            invalidate(customPayouts.name);
          }}
        />
      )}
    </div>
  );
}

/** A transfer to a seller that the house's bank has made is noted down. */
function PayDialog({
  payable,
  onClose,
  onPaid,
}: {
  payable: SellerPayable;
  onClose: () => void;
  /** Gets the amount as it is shown. */
  onPaid: (amount: string) => void;
}) {
  const t = useMessages(deskMessages);
  const { run } = useCall(customRecordPayout);
  const most = money(payable.payable);
  const sumOf = (text = "") => money(decimalOf(text) ?? "0");
  return (
    <AskDialog
      title={t("payTitle")}
      onClose={onClose}
      initial={{ amount: typed(payable.payable), reference: "" }}
      check={({ amount = "", reference = "" }) => {
        const fault = amountFault(amount, payable.payable);
        return {
          ...(fault && { amount: t(fault, { amount: most }) }),
          ...(!isReference(reference) && { reference: t("referenceRule") }),
        };
      }}
      ask={({ amount, reference = "" }) =>
        t("payAsk", {
          amount: sumOf(amount),
          name: payable.seller.name,
          reference: reference.trim(),
        })
      }
      confirm={({ amount }) => t("payNow", { amount: sumOf(amount) })}
      // The transfer's reference is its key.
      send={({ amount = "", reference = "" }) =>
        run({
          seller_id: payable.seller.id,
          amount: decimalOf(amount) ?? "0",
          reference: reference.trim(),
        })
      }
      onDone={(_data, { amount }) => onPaid(sumOf(amount))}
    >
      {(fields) => (
        <>
          <MoneyField
            name="amount"
            label={t("amount")}
            hint={t("upTo", { amount: most })}
            value={fields.value("amount")}
            error={fields.error("amount")}
            onValueChange={(text) => fields.set("amount", text)}
          />
          <ReferenceField fields={fields} hint={t("referenceHint")} />
        </>
      )}
    </AskDialog>
  );
}
