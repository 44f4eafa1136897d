import { useRef, useState } from "react";
import { mayDo } from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { CancelSaleFields, useCancellation } from "../../src/patterns/cancel-sale";
import { useSession } from "../../src/state";
import { Button, DateField, Dialog, TextField, useStyles } from "../../src/ui";
import styles from "./seller-tools.css?inline";
import { offeredFor } from "./offered";
import { toolsMessages } from "./tools.messages";
import type { InvoiceListModel } from "./use-invoice-list";
import { type SellerToolsModel, useSellerTools } from "./use-seller-tools";

/** Narrows sales down, changes those that are marked, and saves them as a file. */
export function SellerTools({ model: list }: { model: InvoiceListModel }) {
  const t = useMessages(toolsMessages);
  const model = useSellerTools(list);
  const { user } = useSession();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  const count = model.marked.size;
  return (
    <div ref={place} className="martillo-seller-tools" part="tools">
      <Filters model={model} />
      {mayDo(user, "report") && (
        <div className="martillo-seller-tools__line">
          <Button size="s" busy={model.isExporting} onClick={() => model.export("xlsx")}>
            {t("exportXlsx")}
          </Button>
          <Button size="s" busy={model.isExporting} onClick={() => model.export("csv")}>
            {t("exportCsv")}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div className="martillo-seller-tools__line" role="group" aria-label={t("withMarked")}>
          <strong>{t("marked", { count })}</strong>
          {offeredFor(model.marked, model.rows ?? []).map((action) => (
            <Button key={action} size="s" onClick={() => model.ask(action)}>
              {t(action)}
            </Button>
          ))}
          <Button size="s" variant="ghost" onClick={() => model.markOnly([])}>
            {t("unmark")}
          </Button>
        </div>
      )}
      <Outcome model={model} />
      <Dialog
        open={model.asking !== undefined}
        onClose={() => model.ask(undefined)}
        title={model.asking ? t(model.asking) : ""}
      >
        {model.asking && <BulkForm key={model.asking} model={model} action={model.asking} />}
      </Dialog>
    </div>
  );
}

function Outcome({ model: { outcome, refusal, asking } }: { model: SellerToolsModel }) {
  const t = useMessages(toolsMessages);
  return (
    <div role="status">
      {outcome && <p>{outcome.text}</p>}
      {outcome && outcome.failed.length > 0 && (
        <ul>
          {outcome.failed.map(({ id, message }) => (
            <li key={id}>{t("failed", { id, message })}</li>
          ))}
        </ul>
      )}
      {!asking && refusal && (
        <p className="martillo-seller-tools__refusal">
          {refusal.message} {refusal.next}
        </p>
      )}
    </div>
  );
}

function Filters({ model }: { model: SellerToolsModel }) {
  const t = useMessages(toolsMessages);
  const [number, setNumber] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="martillo-seller-tools__filters"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const id = Number(number);
        const isNumber = number.trim() === "" || (Number.isSafeInteger(id) && id > 0);
        setWrong(!isNumber);
        if (!isNumber) return;
        model.filterBy({
          ...(number.trim() && { common_invoice: id }),
          ...(from && { created_from: beginOfDay(from) }),
          ...(to && { created_to: beginOfDay(to, 1) }),
        });
      }}
    >
      <TextField
        label={t("number")}
        inputMode="numeric"
        value={number}
        maxLength={15}
        error={isWrong ? t("numberWrong") : undefined}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <DateField
        label={t("from")}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <DateField
        label={t("to")}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit">{t("filter")}</Button>
    </form>
  );
}

function BulkForm({
  model,
  action,
}: {
  model: SellerToolsModel;
  action: NonNullable<SellerToolsModel["asking"]>;
}) {
  const t = useMessages(toolsMessages);
  const fields = useCancellation();
  return (
    <form
      className="martillo-seller-tools__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== "cancel") return model.change(action);
        const cancellation = fields.check();
        if (cancellation) model.change(action, cancellation);
      }}
    >
      <p>{t(`${action}Text`, { count: model.marked.size })}</p>
      {action === "cancel" && <CancelSaleFields model={fields} />}
      <div role="alert" className="martillo-seller-tools__refusal">
        {model.refusal && (
          <p>
            {model.refusal.message} {model.refusal.next}
          </p>
        )}
      </div>
      <Button
        type="submit"
        full
        variant={action === "paid" ? "primary" : "danger"}
        busy={model.isBusy}
      >
        {t(action)}
      </Button>
    </form>
  );
}
