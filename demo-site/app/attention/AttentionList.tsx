import { lotPath } from "martillo/contract";
import "./attention.css";
import { lazy, Suspense } from "react";
import type { Lot } from "martillo/contract";
import { Countdown, formatMoney, useMessages } from "martillo";
import { Link } from "react-router";
import { Picture } from "../lots/Picture";
import { attentionMessages } from "./attention.messages";
import { type Attention, ATTENTION_KINDS } from "./use-attention";

type Kind = (typeof ATTENTION_KINDS)[number];

/** What a bidder has to look at now: outbid, leading, ending, with the one next step of each. */
export function AttentionList({ attention, most }: { attention: Attention; most: number }) {
  const t = useMessages(attentionMessages);
  const kinds = ATTENTION_KINDS.filter((kind) => attention[kind].length > 0);
  if (kinds.length === 0 && attention.purchases === 0) {
    return <p className="site-attention__none">{attention.isKnown && t("none")}</p>;
  }
  return (
    <>
      {attention.purchases > 0 && <Purchases count={attention.purchases} />}
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} lots={attention[kind]} most={most} />
      ))}
    </>
  );
}

// Few visitors of a page have bought something that is not theirs yet.
const OwnPurchases = lazy(() =>
  import("../pages/purchases/OwnPurchases").then((m) => ({ default: m.OwnPurchases })),
);

/** Purchases that are not paid, collected or transferred yet. */
function Purchases({ count }: { count: number }) {
  const t = useMessages(attentionMessages);
  return (
    <div className="site-attention__group" data-kind="purchases">
      <h3>
        {t("purchases")} <span className="site-attention__count">{count}</span>
      </h3>
      <Suspense fallback={null}>
        <OwnPurchases type="open" />
      </Suspense>
    </div>
  );
}

function Group({ kind, lots, most }: { kind: Kind; lots: readonly Lot[]; most: number }) {
  const t = useMessages(attentionMessages);
  return (
    <div className="site-attention__group" data-kind={kind}>
      <h3>
        {t(kind)} <span className="site-attention__count">{lots.length}</span>
      </h3>
      <ul>
        {lots.slice(0, most).map((lot) => (
          <Row key={lot.id} lot={lot} kind={kind} />
        ))}
      </ul>
    </div>
  );
}

function Row({ lot, kind }: { lot: Lot; kind: Kind }) {
  const t = useMessages(attentionMessages);
  const canBid = kind === "outbid" && lot.minimum !== null;
  return (
    <li className="site-attention__row">
      <Picture src={lot.avatar} alt="" className="site-attention__picture" />
      <div className="site-attention__text">
        <Link to={lotPath(lot)}>{lot.title}</Link>
        <p className="martillo-figures">
          <strong>{formatMoney(lot.wprice)}</strong> · {t("closesIn")}{" "}
          <Countdown closesAt={lot.date_closed} className="site-attention__time" />
        </p>
      </div>
      <Link
        className="site-button"
        data-size="s"
        {...(!canBid && { "data-kind": "quiet" })}
        to={lotPath(lot)}
        aria-label={`${canBid ? bidText() : t("see")}: ${lot.title}`}
      >
        {canBid ? bidText() : t("see")}
      </Link>
    </li>
  );

  function bidText() {
    return t("bidNow", { amount: formatMoney(lot.minimum ?? lot.wprice) });
  }
}
