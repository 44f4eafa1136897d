import type { ReactNode } from "react";
import type { LotDetail, LotSchedule } from "../../../src/contract";
import { parseCents, plannedTimes, totalIfWon } from "../../../src/domain";
import { formatCents, formatMoment, formatMoney, useMessages } from "../../../src/i18n";
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

/** Of the lowest price at which it is sold. The vehicle's whole price is the seller's; the house's part comes on top of it. */
function Money({ lot, values }: { lot: LotDetail; values: Values }) {
  const t = useMessages(lotEditorMessages);
  const isAuction = values["auction"] === 1;
  const reserve = isAuction ? moneyOf(values["reserve_price"]) : undefined;
  const lowest = textOf(reserve === undefined ? values["start_price"] : values["reserve_price"]);
  const cents = lowest === undefined ? 0 : parseCents(lowest);
  if (cents <= 0) return null;
  const price = formatCents(cents);
  // A buyer at a fixed price pays exactly that price.
  const premiumCents = isAuction ? totalIfWon(lot, cents).premiumCents : 0;
  const basis = !isAuction ? "receiveOfPrice" : reserve ? "receiveOfReserve" : "receiveOf";
  return (
    <>
      <Line label={t("fee")}>
        {premiumCents === 0
          ? t("noFee")
          : t("feeOf", { premium: formatCents(premiumCents), price })}
      </Line>
      <Line label={t("receive")}>
        <strong>{t(basis, { price })}</strong>{" "}
        {t(values["iva_percent"] === null ? "tax_rebu" : "taxIn")}
      </Line>
    </>
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
