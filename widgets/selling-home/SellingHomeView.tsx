import { useEffect } from "react";
import { customSellingHome, type HomeRow, type Lot } from "../../src/contract";
import { formatMoney, formatNumber, type Translate, useMessages } from "../../src/i18n";
import { ProceedsLines } from "../../src/patterns/proceeds";
import { LateRelist } from "../../src/patterns/relist";
import { useLot, useMoments, useRuntime } from "../../src/state";
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  ErrorState,
  Icon,
  Image,
  Refusal,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { sellingHomeMessages } from "./selling-home.messages";
import {
  type HomeList,
  type HomeListId,
  type SellingHomeModel,
  useSellingHome,
} from "./use-selling-home";

/** Decisions with a deadline first, then events of today, then lots that could be sold. */
export function SellingHomeView() {
  const t = useMessages(sellingHomeMessages);
  const model = useSellingHome();
  if (!model.isLoaded) {
    const { error, retry } = model;
    return error ? (
      <ErrorState title={error.message} next={error.next} onRetry={retry} />
    ) : (
      <AccountSkeleton />
    );
  }
  return (
    <div className="martillo-selling-home__body">
      <DoneNote>{doneText(model, t)}</DoneNote>
      {model.lists.length === 0 ? (
        <EmptyState
          icon="check"
          title={t("nothing")}
          actions={<ButtonLink href={model.newLotHref}>{t("newLot")}</ButtonLink>}
        >
          {t("nothingText")}
        </EmptyState>
      ) : (
        <Summary model={model} />
      )}
      {model.lists.map((list) => (
        <List key={list.id} list={list} model={model} />
      ))}
      <Confirmation model={model} />
    </div>
  );
}

type Say = Translate<keyof (typeof sellingHomeMessages)["texts"]>;

function doneText({ done }: SellingHomeModel, t: Say): string {
  if (!done) return "";
  return t(done.kind === "award" ? "awarded" : "relisted", { title: done.row.title });
}

function Summary({ model }: { model: SellingHomeModel }) {
  const t = useMessages(sellingHomeMessages);
  const moment = useMoments();
  const { count, firstAt } = model.waiting;
  return (
    <p className="martillo-selling-home__summary" part="summary">
      <strong>{t("summary", { count })}</strong>{" "}
      {firstAt !== undefined && t("first", { moment: moment(firstAt) })}
    </p>
  );
}

function List({ list, model }: { list: HomeList; model: SellingHomeModel }) {
  const t = useMessages(sellingHomeMessages);
  const name = t(`list_${list.id}`);
  const count = formatNumber(list.total);
  return (
    <section aria-label={name} className="martillo-selling-home__list" part="list">
      <div className="martillo-selling-home__head">
        <h2>
          {name} <span className="martillo-figures">({count})</span>
        </h2>
        {list.total > list.records.length && (
          <a href={model.listHref(list.id)} aria-label={t("allOf", { list: name, count })}>
            {t("all", { count })}
          </a>
        )}
      </div>
      <ul>
        {list.records.map((row) => (
          <li key={row.id} className="martillo-selling-home__row" part="row">
            <Row list={list.id} row={row} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  list: HomeListId;
  row: HomeRow;
  model: SellingHomeModel;
}

function Row({ list, row, model }: RowProps) {
  const t = useMessages(sellingHomeMessages);
  const title = row.title || t("untitled");
  return (
    <>
      {row.lot !== null && (
        <span className="martillo-selling-home__picture">
          {row.thumb === "" ? (
            <Icon name="image-off" size={28} />
          ) : (
            <Image src={model.imageUrl(row.thumb)} alt="" sizes="96px" />
          )}
        </span>
      )}
      <div className="martillo-selling-home__what">
        <a href={model.rowHref(list, row)}>{title}</a>
        {list === "tonight" && row.lot !== null ? (
          <LiveFacts list={list} row={row} lot={row.lot} />
        ) : (
          <Facts list={list} row={row} />
        )}
        {row.proceeds && <ProceedsLines proceeds={row.proceeds} />}
      </div>
      <div className="martillo-selling-home__act">
        <Act list={list} row={row} title={title} model={model} />
      </div>
    </>
  );
}

/** Auctions that run are live: their price, bids and end are those of this moment. */
function LiveFacts({ list, row, lot: id }: Omit<RowProps, "model"> & { lot: number }) {
  const runtime = useRuntime();
  const { lot } = useLot(id);
  const hasResult = lot !== undefined && !RUNNING.has(lot.market_status);
  // Its result may be a decision that waits.
  useEffect(() => {
    if (hasResult) runtime.invalidate(customSellingHome.name);
  }, [hasResult, runtime]);
  const shown = lot
    ? { ...row, at: lot.date_closed, amount: lot.wprice, count: lot.bid_count }
    : row;
  return <Facts list={list} row={shown} />;
}

function Facts({ list, row }: Omit<RowProps, "model">) {
  const t = useMessages(sellingHomeMessages);
  const moment = useMoments();
  const { amount, asked, at, count, person } = row;
  const facts = [
    person,
    amount !== null && HAS_AMOUNT.has(list) && amountText(list, formatMoney(amount), t),
    asked !== null && t(list === "offers" ? "price" : "reserve", { amount: formatMoney(asked) }),
    count !== null && countText(list, count, t),
  ];
  return (
    <>
      <span className="martillo-figures">{facts.filter(Boolean).join(" · ")}</span>
      {at !== null && list !== "drafts" && (
        <span className="martillo-selling-home__when martillo-figures">
          {t(`at_${list}`, { moment: moment(at) })}
        </span>
      )}
    </>
  );
}

const RUNNING: ReadonlySet<Lot["market_status"]> = new Set(["open", "closing", "closed"]);

const HAS_AMOUNT: ReadonlySet<HomeListId> = new Set([
  "provisional",
  "offers",
  "returns",
  "unpaid",
  "tonight",
  "unsold",
]);

function amountText(list: HomeListId, amount: string, t: Say): string {
  if (list === "access" || list === "deliveries" || list === "drafts") return amount;
  return t(`amount_${list}`, { amount });
}

function countText(list: HomeListId, count: number, t: Say): string {
  if (list === "drafts") return t("missing", { count });
  return t(list === "access" ? "people" : "bids", { count });
}

/** The one button of a row: its name says of what it is. */
function Act({ list, row, title, model }: RowProps & { title: string }) {
  const t = useMessages(sellingHomeMessages);
  if (list === "unsold" || (list === "provisional" && row.bid !== null)) {
    const kind = list === "unsold" ? "relist" : "award";
    const text =
      kind === "award" && row.amount !== null
        ? t("award", { amount: formatMoney(row.amount) })
        : t("relist");
    return (
      <Button
        variant={kind === "award" ? "primary" : "secondary"}
        aria-label={t("of", { act: text, title })}
        onClick={() => model.ask(kind, row)}
      >
        {text}
      </Button>
    );
  }
  const text = t(linkText(list, row));
  return (
    <ButtonLink
      href={model.rowHref(list, row)}
      variant={list === "deliveries" ? "primary" : "secondary"}
      aria-label={t("of", { act: text, title })}
    >
      {text}
    </ButtonLink>
  );
}

function linkText(list: HomeListId, { count }: HomeRow) {
  if (list === "drafts") return count === 0 ? "publish" : "complete";
  const texts = {
    provisional: "seeLot",
    offers: "answer",
    access: "review",
    returns: "answer",
    unpaid: "chase",
    deliveries: "handOver",
    tonight: "follow",
    unsold: "relist",
  } as const;
  return texts[list];
}

/** Asks once more: an award cannot be taken back, and terms of another round can be changed before it. */
function Confirmation({ model }: { model: SellingHomeModel }) {
  const t = useMessages(sellingHomeMessages);
  const { act } = model;
  const title = act?.row.title || t("untitled");
  if (act?.kind === "relist" && act.row.lot !== null) {
    return (
      <LateRelist lot={act.row.lot} title={title} onCancel={model.cancel} onDone={model.finish} />
    );
  }
  const amount = formatMoney(act?.row.amount ?? "0");
  return (
    <Dialog
      open={act !== undefined}
      onClose={model.cancel}
      title={t("awardTitle")}
      footer={
        <>
          <Button onClick={model.cancel}>{t("cancel")}</Button>
          <Button variant="primary" busy={model.isBusy} onClick={model.confirm}>
            {t("award", { amount })}
          </Button>
        </>
      }
    >
      {act && (
        <>
          <p>{t("awardText", { title, amount })}</p>
          {act.row.proceeds && <ProceedsLines proceeds={act.row.proceeds} />}
          {act.row.asked !== null && (
            <p>{t("awardReserve", { amount: formatMoney(act.row.asked) })}</p>
          )}
          <Refusal of={model.refusal} />
        </>
      )}
    </Dialog>
  );
}
