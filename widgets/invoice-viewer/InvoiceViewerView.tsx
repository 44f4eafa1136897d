import type { ReactNode } from "react";
import type { InvoiceDetail } from "../../src/contract";
import { formatMoment, useMessages, usePhrase } from "../../src/i18n";
import { InvoiceBadge } from "../../src/patterns/invoice-state";
import { ownPurchaseChunk } from "../../src/patterns/purchase-line";
import { Button, ButtonLink, Dialog, ErrorState, LatePart } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { documentsChunk } from "./documents-chunk";
import { handoverChunk } from "./handover-chunk";
import { formsChunk } from "./forms-chunk";
import { euro, Payments, TransferTo } from "./InvoiceMoney";
import { PayInvoice } from "./PayInvoice";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import type { InvoiceViewerModel } from "./use-invoice-viewer";

/** Pure markup from the model. */
export function InvoiceViewerView({ model }: { model: InvoiceViewerModel }) {
  const { record, error } = model;
  if (record) {
    return (
      <InvoiceDocument
        record={record}
        lot={{ href: model.lotHref, open: model.openLot }}
        done={model.done}
        line={model.side === "buyer" && <OwnLine record={record} />}
        // The seller has it beside the appointment, where the hand-over is done.
        handover={model.side === "buyer" && <HandedOver record={record} />}
        actions={<Actions model={model} />}
      >
        <Steps model={model} />
      </InvoiceDocument>
    );
  }
  if (!error) return <AccountSkeleton />;
  return (
    <ErrorState
      title={error.message}
      next={error.next}
      {...(error.retry && { onRetry: error.retry })}
    />
  );
}

/** How far the purchase has come; it is paid right here. */
function OwnLine({ record }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <LatePart chunk={ownPurchaseChunk} loading={t("loading")} failed={t("noLine")}>
      {({ OwnPurchase }) => (
        <OwnPurchase
          lot={record.project_id}
          invoice={record.invoice_id}
          here="pay"
          open={() => true}
        />
      )}
    </LatePart>
  );
}

/** Where the vehicle is shown. */
interface LotLink {
  href: string;
  /** False when the host takes it over. */
  open: () => boolean;
}

/** The document itself, with what may be done about it. */
export function InvoiceDocument({
  record,
  lot,
  done,
  line,
  handover,
  actions,
  children,
}: {
  record: InvoiceDetail;
  lot: LotLink;
  done?: string | undefined;
  /** How far its buyer has come with it. */
  line?: ReactNode;
  /** The record of the hand-over of the vehicle. */
  handover?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const t = useMessages(invoiceViewerMessages);
  const say = usePhrase();
  const isOpen = record.status !== "paid" && record.status !== "cancel";
  return (
    <article className="martillo-invoice-viewer__document" part="document">
      <DoneNote>{done}</DoneNote>
      <header className="martillo-invoice-viewer__head">
        <div>
          <h2 className="martillo-account-title">
            {say(
              record.projects_auction === 1
                ? "Detalle informativo de Venta por subasta"
                : "Detalle informativo de Venta directa",
            )}
          </h2>
          <p>
            {record.document_number ?? t("draft")} ·{" "}
            {formatMoment(record.document?.issued_at ?? record.date_added)}
          </p>
        </div>
        <InvoiceBadge
          status={record.status}
          overdue={record.overdue === 1}
          isReturned={record.returned_date !== null}
          isDisputed={record.disputed === 1}
        />
      </header>
      {line}
      {isOpen && (
        <p className="martillo-account-note">
          {t(record.overdue === 1 ? "wasDue" : "dueBy", { date: formatMoment(record.due_at - 1) })}{" "}
          {say("Contactar con contrapartida lo antes posible")}
        </p>
      )}
      {record.disputed === 1 && <p className="martillo-account-note">{t("disputed")}</p>}
      {record.status === "cancel" && <p className="martillo-account-note">{t("cancelNote")}</p>}
      {record.returned_date !== null && (
        <p className="martillo-account-note">
          {t("returned", { date: formatMoment(record.returned_date) })}
        </p>
      )}
      <div className="martillo-invoice-viewer__parties">
        <Party title={t("seller")} party={record.seller} />
        <Party title={t("buyer")} party={record.buyer} />
      </div>
      <Items record={record} lot={lot} />
      <Totals record={record} />
      <Commission record={record} />
      <Payments record={record} />
      <TransferTo record={record} />
      <PickupLine record={record} />
      {handover}
      {actions}
      <TaxQr document={record.document} />
      <footer className="martillo-invoice-viewer__foot">
        {record.invoicing === "informativo" && <p>{t("informative")}</p>}
        <p>
          {record.house.thank_you} {record.house.name} · {record.house.phone}
        </p>
        {record.document && (
          <p className="martillo-invoice-viewer__hash">
            {t("hash", { hash: record.document.hash })}
          </p>
        )}
      </footer>
      {children}
    </article>
  );
}

/** What the tax office asks for on an invoice, at the size that it asks for. */
function TaxQr({ document }: Pick<InvoiceDetail, "document">) {
  const t = useMessages(invoiceViewerMessages);
  const qr = document?.tax_qr;
  if (!qr) return null;
  return (
    <figure className="martillo-invoice-viewer__qr" part="tax-qr">
      <figcaption>{t("taxQr")}</figcaption>
      <a href={qr.address} target="_blank" rel="noreferrer" aria-label={t("taxQrLink")}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
          <path d={qr.path} />
        </svg>
      </a>
      <small>{qr.is_sent === 1 ? "VERI*FACTU" : t("taxQrKept")}</small>
    </figure>
  );
}

function Party({ title, party }: { title: string; party: InvoiceDetail["buyer"] }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <section>
      <h3>{title}</h3>
      <address>
        <strong>{party.company || party.name}</strong>
        {party.company && party.company !== party.name && <span>{party.name}</span>}
        {party.nif && <span>{t("nif", { nif: party.nif })}</span>}
        {party.address && <span>{party.address}</span>}
        {party.phone && <a href={`tel:${party.phone.replaceAll(" ", "")}`}>{party.phone}</a>}
        {party.email && <a href={`mailto:${party.email}`}>{party.email}</a>}
      </address>
    </section>
  );
}

function Items({ record, lot }: { record: InvoiceDetail; lot: LotLink }) {
  const t = useMessages(invoiceViewerMessages);
  return (
    <table className="martillo-invoice-viewer__table" part="items">
      <caption className="martillo-visually-hidden">{t("items")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("concept")}</th>
          <th scope="col">{t("taxation")}</th>
          <th scope="col" className="martillo-invoice-viewer__amount">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {record.invoiceItems.map((item, at) => (
          // Lines are only ever added, and two can be of one kind.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={at}>
            <th scope="row">
              {item.kind === "vehicle" ? (
                <a
                  href={lot.href}
                  onClick={(event) => {
                    if (!lot.open()) event.preventDefault();
                  }}
                >
                  {item.description}
                </a>
              ) : (
                t(item.kind)
              )}
              {item.details && <small>{item.details}</small>}
            </th>
            <td>{t(`scheme${item.tax_scheme}`)}</td>
            <td className="martillo-invoice-viewer__amount martillo-figures">
              {euro(item.per_total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ record: { cartValues: values } }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  const lines: [label: string, amount: string][] = [];
  if (Number(values.iva_total) !== 0) {
    lines.push([t("subtotal"), euro(values.subtotal)], [t("iva"), euro(values.tax)]);
  }
  if (Number(values.rebu_total) !== 0) lines.push([t("rebu"), euro(values.rebu_total)]);
  if (Number(values.suplido_total) !== 0) lines.push([t("suplidos"), euro(values.suplido_total)]);
  lines.push([t("total"), euro(values.total_amount)]);
  if (Number(values.total_deposit) !== 0) {
    lines.push([t("deposit"), euro(`-${values.total_deposit}`)]);
  }
  if (Number(values.total_paid) !== 0) lines.push([t("paid"), euro(`-${values.total_paid}`)]);
  return (
    <dl className="martillo-invoice-viewer__totals" part="totals">
      {lines.map(([label, amount]) => (
        <Line key={label} label={label}>
          {amount}
        </Line>
      ))}
      <div className="martillo-invoice-viewer__due">
        <dt>{t("due")}</dt>
        <dd>{euro(values.total_due_amount)}</dd>
      </div>
    </dl>
  );
}

/** What the house has taken of its seller, who alone reads it. */
function Commission({ record: { commission } }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  if (!commission) return null;
  const { amount, tax, receives, documents } = commission;
  return (
    <section part="commission" aria-label={t("commissionTitle")}>
      <h3>{t("commissionTitle")}</h3>
      <dl className="martillo-invoice-viewer__totals">
        <Line label={t("commission")}>{euro(`-${amount}`)}</Line>
        <Line label={t("commissionTax")}>{euro(`-${tax}`)}</Line>
        <div className="martillo-invoice-viewer__due">
          <dt>{t("receives")}</dt>
          <dd>{euro(receives)}</dd>
        </div>
      </dl>
      {documents.length > 0 && (
        <div className="martillo-invoice-viewer__actions">
          <LatePart chunk={documentsChunk} loading={t("loading")} failed={t("noDocuments")}>
            {({ IssuedDocuments }) => <IssuedDocuments documents={documents} />}
          </LatePart>
        </div>
      )}
    </section>
  );
}

/** The record of its hand-over. */
function HandedOver({ record: { handover } }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  if (!handover) return null;
  return (
    <LatePart chunk={handoverChunk} loading={t("loading")} failed={t("noRecord")}>
      {({ OwnHandover }) => <OwnHandover record={handover} />}
    </LatePart>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The time of the pickup, once it is chosen. */
function PickupLine({ record: { appointmentDetail: appointment } }: { record: InvoiceDetail }) {
  const t = useMessages(invoiceViewerMessages);
  if (appointment?.status !== "waiting" && appointment?.status !== "scheduled") return null;
  return (
    <p part="pickup">
      {t(appointment.status === "waiting" ? "pickupWaits" : "pickupAt", {
        when: formatMoment(appointment.appointmentTime),
        place: appointment.place,
      })}
    </p>
  );
}

function Actions({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const documents = model.record?.documents ?? [];
  return (
    <div className="martillo-invoice-viewer__actions">
      {model.may("pay") && (
        <Button variant="primary" onClick={() => model.open("pay")}>
          {t("pay", { amount: euro(model.record?.total_due_amount ?? "0.00") })}
        </Button>
      )}
      {model.returnHref !== undefined && (
        <ButtonLink href={model.returnHref} variant="secondary">
          {t(
            model.side === "seller"
              ? "undoSale"
              : model.record?.returned_date == null
                ? "giveBack"
                : "seeReturn",
          )}
        </ButtonLink>
      )}
      {model.may("tell_transfer") && (
        <Button onClick={() => model.open("tell")}>{t("tell")}</Button>
      )}
      {model.may("take_back_transfer") && (
        <Button onClick={() => model.open("receipt")}>
          {t(model.told?.receipt ? "otherReceipt" : "addReceipt")}
        </Button>
      )}
      {model.may("take_back_transfer") && (
        <Button busy={model.isBusy} onClick={() => model.answerTransfer("reject")}>
          {t("untell")}
        </Button>
      )}
      {model.may("confirm_transfer") && (
        <Button variant="primary" onClick={() => model.open("confirm")}>
          {t("confirmTransfer")}
        </Button>
      )}
      {model.may("record_payment") && (
        <Button variant="primary" onClick={() => model.open("record")}>
          {t("record")}
        </Button>
      )}
      {model.may("move_to_unpaid") && (
        <Button onClick={() => model.open("unpaid")}>{t("moveToUnpaid")}</Button>
      )}
      {model.may("extend_due") && (
        <Button onClick={() => model.open("due")}>{t("extendDue")}</Button>
      )}
      {model.may("edit_winner") && (
        <Button onClick={() => model.open("winner")}>{t("editWinner")}</Button>
      )}
      {model.may("cancel") && (
        <Button onClick={() => model.open("cancel")}>{t("cancelSale")}</Button>
      )}
      {documents.length > 1 ? (
        <LatePart chunk={documentsChunk} loading={t("loading")} failed={t("noDocuments")}>
          {({ IssuedDocuments }) => <IssuedDocuments documents={documents} />}
        </LatePart>
      ) : (
        documents.length > 0 && (
          <Button busy={model.isDownloading} onClick={model.download}>
            {t("pdf")}
          </Button>
        )
      )}
      <Button onClick={() => print()}>{t("print")}</Button>
      {model.step === "none" && model.refusal && (
        <p role="alert" className="martillo-invoice-viewer__error">
          {model.refusal.message} {model.refusal.next}
        </p>
      )}
    </div>
  );
}

function Steps({ model }: { model: InvoiceViewerModel }) {
  const t = useMessages(invoiceViewerMessages);
  const { step } = model;
  const titles = {
    none: "",
    pay: t("payTitle"),
    record: t("record"),
    unpaid: t("moveToUnpaid"),
    cancel: t("cancelSale"),
    winner: t("editWinner"),
    due: t("extendDue"),
    tell: t("tell"),
    confirm: t("confirmTransfer"),
    receipt: t(model.told?.receipt ? "otherReceipt" : "addReceipt"),
  };
  return (
    <Dialog
      open={step !== "none"}
      onClose={model.close}
      dismissible={step === "unpaid"}
      title={titles[step]}
    >
      {step === "pay" && <PayInvoice model={model} />}
      {step !== "none" && step !== "pay" && (
        <LatePart chunk={formsChunk} loading={t("loading")} failed={t("noForm")}>
          {({ InvoiceForm }) => <InvoiceForm step={step} model={model} />}
        </LatePart>
      )}
    </Dialog>
  );
}
