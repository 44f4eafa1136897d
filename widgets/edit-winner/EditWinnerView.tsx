import { toDecimal } from "../../src/domain";
import { formatMoney, useMessages } from "../../src/i18n";
import {
  AutocompleteField,
  Button,
  EmptyState,
  ErrorState,
  MoneyField,
  Refusal,
  TextAreaField,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { editWinnerMessages } from "./edit-winner.messages";
import type { EditWinnerModel } from "./use-edit-winner";

/** Pure markup from the model. */
export function EditWinnerView({ model }: { model: EditWinnerModel }) {
  const t = useMessages(editWinnerMessages);
  const { error, record, bidders, done } = model;
  if (done) {
    return (
      <DoneNote>
        {t("done", { name: done.name, amount: formatMoney(done.price, { whole: false }) })}
      </DoneNote>
    );
  }
  if (error) {
    const { message, next, retry } = error;
    return <ErrorState title={message} next={next} {...(retry && { onRetry: retry })} />;
  }
  if (!record || !bidders) return <AccountSkeleton />;
  if (bidders.length === 0) {
    return (
      <EmptyState icon="tag" title={t("nobody")}>
        {t("nobodyText")}
      </EmptyState>
    );
  }
  return <WinnerForm model={model} title={record.projects_title} />;
}

function WinnerForm({ model, title }: { model: EditWinnerModel; title: string }) {
  const t = useMessages(editWinnerMessages);
  const { chosen, faults, refusal, total } = model;
  return (
    <form
      className="martillo-edit-winner__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.submit();
      }}
    >
      <p>{t("text", { title })}</p>
      <AutocompleteField
        label={t("bidder")}
        hint={t("bidderHint", { count: model.bidders?.length ?? 0 })}
        name="change_winner"
        shortest={1}
        load={model.find}
        onChoose={model.choose}
        error={faults.bidder && t("bidderMissing")}
      />
      <MoneyField
        label={t("price")}
        name="per_total"
        value={model.price}
        onValueChange={model.setPrice}
        hint={
          chosen &&
          t("priceHint", { amount: formatMoney(toDecimal(chosen.lastCents), { whole: false }) })
        }
        error={
          faults.price === "high"
            ? t("priceHigh", {
                amount: formatMoney(toDecimal(chosen?.lastCents ?? 0), { whole: false }),
              })
            : faults.price && t("priceMissing")
        }
      />
      {total !== undefined && (
        <p className="martillo-edit-winner__total martillo-figures" part="total">
          {t("total", { amount: formatMoney(total, { whole: false }) })}
        </p>
      )}
      <TextAreaField
        label={t("notes")}
        hint={t("notesHint")}
        maxLength={1_000}
        value={model.notes}
        onChange={(event) => model.setNotes(event.currentTarget.value)}
      />
      <Refusal of={refusal} className="martillo-edit-winner__refusal" />
      <Button type="submit" variant="danger" full busy={model.isBusy}>
        {t("submit")}
      </Button>
    </form>
  );
}
