import type { ReactNode } from "react";
import type { LotDetail, LotSchedule } from "../../../src/contract";
import { parseCents, plannedTimes, totalIfWon } from "../../../src/domain";
import { formatCents, formatMoment, formatMoney, useMessages } from "../../../src/i18n";
import { LotProceeds } from "../../../src/patterns/proceeds";
import { useRuntime } from "../../../src/state";
import { lotEditorMessages } from "../lot-editor.messages";
import type { LotEditorModel } from "../use-lot-editor";

type Values = LotEditorModel["values"];

/** What a seller agrees to by publishing: price, reserve, dates, who pays the commission, and what the seller receives. */
export function Summary({ lot, values }: { lot: LotDetail; values: Values }) {
  const t = useMessages(lotEditorMessages);
  const isAuction = values["auction"] === 1;
  const { start_price: price, reserve_price: reserve, buy_now_price: buyNow } = values;
  return (
    <section className="martillo-lot-editor__summary" aria-label={t("summary")} part="summary">
      <h3>{t("summary")}</h3>
      <dl>
        <Line label={t("field_title")}>{textOf(values["title"]) ?? t("empty")}</Line>
        <Line label={t("field_images")}>{t("photos", { count: lot.images.length })}</Line>
        <Line label={t("field_auction")}>{t(isAuction ? "kind_auction" : "kind_direct")}</Line>
        <Line label={t(isAuction ? "field_start_price" : "field_price")}>
          {moneyOf(price) ?? t("empty")}
        </Line>
        {isAuction && (
          <>
            <Line label={t("field_reserve_price")}>{moneyOf(reserve) ?? t("noReserve")}</Line>
            <Line label={t("field_buy_now_price")}>{moneyOf(buyNow) ?? t("noBuyNow")}</Line>
          </>
        )}
        <Dates values={values} />
        <Money lot={lot} values={values} />
      </dl>
    </section>
  );
}

function Dates({ values }: { values: Values }) {
  const t = useMessages(lotEditorMessages);
  const { clock } = useRuntime();
  const now = clock.now();
  const typed = {
    opensMs: momentOf(values["date_start"]),
    closesMs: momentOf(values["date_closed"]),
  };
  const schedule = values["schedule"] as LotSchedule | null;
  const { opensMs, closesMs } = schedule ? plannedTimes(schedule, typed, now) : typed;
  return (
    <>
      <Line label={t("field_date_start")}>
        {opensMs === null || opensMs <= now ? t("onPublish") : formatMoment(opensMs)}
      </Line>
      <Line label={t("field_date_closed")}>
        {closesMs === null ? t("empty") : formatMoment(closesMs)}
      </Line>
    </>
  );
}

/** What the house takes of the buyer at the lowest price at which it is sold, and what the seller receives at each of the prices. */
function Money({ lot, values }: { lot: LotDetail; values: Values }) {
  const t = useMessages(lotEditorMessages);
  const isAuction = values["auction"] === 1;
  const prices = PRICES.flatMap((name) => {
    const price = textOf(values[name]);
    const isPrice = price !== undefined && parseCents(price) > 0;
    if (!isPrice || (!isAuction && name !== "start_price")) return [];
    return [{ name, price, label: t(isAuction ? `receive_${name}` : "receive_price") }];
  });
  const lowest = prices.find(({ name }) => name === "reserve_price") ?? prices[0];
  if (!lowest) return null;
  const cents = parseCents(lowest.price);
  // A buyer at a fixed price pays exactly that price.
  const premiumCents = isAuction ? totalIfWon(lot, cents).premiumCents : 0;
  return (
    <>
      <Line label={t("fee")}>
        {premiumCents === 0
          ? t("noFee")
          : t("feeOf", { premium: formatCents(premiumCents), price: formatCents(cents) })}
      </Line>
      <Line label={t("receive")}>
        <LotProceeds lot={lot.id} prices={prices} />
      </Line>
    </>
  );
}

const PRICES = ["start_price", "reserve_price", "buy_now_price"] as const;

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function moneyOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : formatMoney(text);
}

function momentOf(value: unknown): number | null {
  return typeof value === "number" && value > 0 ? value : null;
}
