import { type ChangeEvent, useState } from "react";
import type { Offer } from "../../src/contract";
import { parseCents } from "../../src/domain";
import { formatCents, formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { ProceedsLines } from "../../src/patterns/proceeds";
import { LateOfferDialog, OfferActions, OfferThread, subjectOf } from "../../src/patterns/offers";
import {
  Badge,
  Button,
  CheckboxField,
  Dialog,
  EmptyState,
  ErrorState,
  LatePart,
  Pager,
  SelectField,
  TextField,
} from "../../src/ui";
import { AccountSkeleton } from "../account";
import { offerListMessages } from "./offer-list.messages";
import { OFFER_FILTERS, type OfferListModel } from "./use-offer-list";

/** Few sellers set amounts that answer by themselves, and each once. */
const autoAnswersChunk = defineChunk(() => import("./AutoAnswers"));

/** Pure markup from the model. */
export function OfferListView({ model }: { model: OfferListModel }) {
  const t = useMessages(offerListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.rows) return <AccountSkeleton />;
  const isEmpty = model.rows.length === 0;
  const isNarrowed = model.filter !== "all" || Object.values(model.search).some(Boolean);
  const isSeller = model.side === "seller";
  return (
    <>
      {(!isEmpty || isNarrowed) && <Filters model={model} />}
      {isEmpty ? (
        <EmptyState
          icon="tag"
          title={t(isNarrowed ? "noneOfThese" : isSeller ? "noneReceived" : "none")}
        >
          {t(isSeller ? "noneReceivedText" : "noneText")}
        </EmptyState>
      ) : (
        <>
          <p className="martillo-offer-list__range" role="status">
            {model.range}
          </p>
          <ol className="martillo-offer-list__rows" part="list">
            {model.rows.map((offer) => (
              <li key={offer.offer_id} className="martillo-offer-list__row" part="row">
                <Row offer={offer} model={model} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      <Dialog
        open={model.compared !== undefined}
        onClose={() => model.compare(undefined)}
        title={t("compareTitle")}
      >
        <Comparison model={model} />
      </Dialog>
      <Dialog
        open={model.answered !== undefined}
        onClose={() => model.answerAlone(undefined)}
        title={t("autoAnswers")}
      >
        {model.answered !== undefined && <Answers lot={model.answered} />}
      </Dialog>
      <LateOfferDialog wishes={model.wishes} emit={model.emit} invoiceUrl={model.invoiceUrl} />
    </>
  );
}

function Answers({ lot }: { lot: number }) {
  const t = useMessages(offerListMessages);
  return (
    <LatePart chunk={autoAnswersChunk} loading={t("loading")} failed={t("notLoaded")}>
      {({ AutoAnswers }) => <AutoAnswers lot={lot} />}
    </LatePart>
  );
}

function Filters({ model }: { model: OfferListModel }) {
  const t = useMessages(offerListMessages);
  return (
    <div className="martillo-offer-list__filters">
      <SelectField
        label={t("filter")}
        value={model.filter}
        onChange={(event) => {
          const chosen = OFFER_FILTERS.find((one) => one === event.currentTarget.value);
          model.filterBy(chosen ?? "all");
        }}
        options={OFFER_FILTERS.map((one) => ({ value: one, label: t(one) }))}
      />
      {model.side === "seller" && <Search model={model} />}
    </div>
  );
}

function Search({ model }: { model: OfferListModel }) {
  const t = useMessages(offerListMessages);
  const [wished, setWished] = useState(model.search);
  const text = (name: "lot" | "firstName" | "lastName" | "email") => ({
    label: t(name),
    value: wished[name],
    maxLength: 100,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setWished({ ...wished, [name]: event.currentTarget.value }),
  });
  return (
    <form
      role="search"
      className="martillo-offer-list__search"
      onSubmit={(event) => {
        event.preventDefault();
        model.searchFor({
          lot: wished.lot,
          firstName: wished.firstName.trim(),
          lastName: wished.lastName.trim(),
          email: wished.email.trim(),
          isOnSale: wished.isOnSale,
        });
      }}
    >
      <TextField
        {...text("lot")}
        inputMode="numeric"
        maxLength={9}
        onChange={(event) =>
          setWished({ ...wished, lot: event.currentTarget.value.replaceAll(/\D/g, "") })
        }
      />
      <TextField {...text("firstName")} />
      <TextField {...text("lastName")} />
      <TextField {...text("email")} />
      <p className="martillo-offer-list__note">{t("searchHint")}</p>
      <CheckboxField
        label={t("onSale")}
        checked={wished.isOnSale}
        onChange={(event) => setWished({ ...wished, isOnSale: event.currentTarget.checked })}
      />
      <Button type="submit">{t("find")}</Button>
    </form>
  );
}

function Row({ offer, model }: { offer: Offer; model: OfferListModel }) {
  const t = useMessages(offerListMessages);
  const isSeller = model.side === "seller";
  const { project_id: lot, invoice_id: invoice } = offer;
  const about = [
    t(offer.projects_auction === 1 ? "auction" : "direct"),
    isSeller ? buyerOf(offer, t("buyer", { no: offer.buyer_no })) : offer.seller_name,
    offer.list_price === null
      ? undefined
      : t("listPrice", { amount: formatMoney(offer.list_price) }),
  ];
  return (
    <>
      <div className="martillo-offer-list__head">
        <div>
          <a
            href={model.lotHref(lot)}
            part="link"
            onClick={(event) => {
              if (!model.openLot(lot)) event.preventDefault();
            }}
          >
            {offer.projects_title}
          </a>
          <small>{about.filter(Boolean).join(" · ")}</small>
        </div>
        {offer.my_turn === 1 && (
          <Badge icon="warning" tone="accent">
            {t("yourTurn")}
          </Badge>
        )}
      </div>
      <OfferThread offer={offer} reader={model.side} />
      {offer.proceeds && offer.status === "open" && <ProceedsLines proceeds={offer.proceeds} />}
      <OfferActions wishes={model.wishes} subject={subjectOf(offer)} />
      <div className="martillo-offer-list__more">
        {isSeller && offer.status === "open" && (
          <Button size="s" onClick={() => model.compare(offer)}>
            {t("compare")}
          </Button>
        )}
        {isSeller && offer.projects_auction === 0 && !isOver(offer) && (
          <Button size="s" onClick={() => model.answerAlone(lot)}>
            {t("autoAnswers")}
          </Button>
        )}
        {invoice !== null && (
          <a
            href={model.invoiceHref(invoice)}
            part="link"
            onClick={(event) => {
              if (!model.openInvoice(invoice)) event.preventDefault();
            }}
          >
            {t(isSeller ? "toSale" : "toPurchase")}
          </a>
        )}
      </div>
    </>
  );
}

/** The vehicle is sold, or not for sale any more. */
function isOver({ status }: Offer): boolean {
  return status === "accepted" || status === "lost";
}

/** The buyer's name and e-mail; `unknown` (a number) for a buyer who has not bought yet. */
function buyerOf(offer: Offer, unknown: string): string {
  if (offer.email === "") return unknown;
  return `${`${offer.first_name} ${offer.last_name}`.trim()} (${offer.email})`;
}

function Comparison({ model }: { model: OfferListModel }) {
  const t = useMessages(offerListMessages);
  const { compared, offers, compareError } = model;
  if (!compared) return null;
  if (compareError) {
    const { message, next, retry } = compareError;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!offers) return <AccountSkeleton />;
  const { listPrice } = compared;
  return (
    <div className="martillo-offer-list__compare">
      <p>
        {compared.title}
        {listPrice !== null && (
          <small>{t("listPrice", { amount: formatMoney(listPrice, { whole: false }) })}</small>
        )}
      </p>
      <table className="martillo-offer-list__table" part="table">
        <thead>
          <tr>
            <th scope="col">{t("who")}</th>
            <th scope="col">{t("amount")}</th>
            <th scope="col">{t("action")}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.offer_id}>
              <th scope="row">{buyerOf(offer, t("buyer", { no: offer.buyer_no }))}</th>
              <td>
                <strong>{formatMoney(offer.amount, { whole: false })}</strong>
                {listPrice !== null && (
                  <small>
                    {t("difference", { amount: differenceText(offer.amount, listPrice) })}
                  </small>
                )}
                <small>{t("until", { date: formatMoment(offer.expires_at) })}</small>
              </td>
              <td>
                {offer.actions.includes("accept") && (
                  <Button
                    size="s"
                    variant="primary"
                    aria-label={t("acceptThis", {
                      amount: formatMoney(offer.amount),
                      no: offer.buyer_no,
                    })}
                    onClick={() => {
                      model.compare(undefined);
                      model.wishes.begin("accept", subjectOf(offer));
                    }}
                  >
                    {t("accept")}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button full onClick={() => model.compare(undefined)}>
        {t("close")}
      </Button>
    </div>
  );
}

function differenceText(amount: string, listPrice: string): string {
  const cents = parseCents(amount) - parseCents(listPrice);
  return formatCents(Math.min(0, cents), { whole: false });
}
