import type { LotDetail } from "../../src/contract";
import { parseCents } from "../../src/domain";
import { formatCents, formatMoment, useMessages } from "../../src/i18n";
import { useToday } from "../../src/state";
import { extensionMessages, extensionText } from "../bid-box";
import { lotDetailMessages } from "./lot-detail.messages";

/** A heading inside the page of a lot. */
export type HeadingTag = "h2" | "h3" | "h4" | "h5" | "h6";

/** What a bidder agrees to: when, how it may be extended, reserve and taxes. */
export function LotTerms({ lot, heading: Heading }: { lot: LotDetail; heading: HeadingTag }) {
  const t = useMessages(lotDetailMessages);
  const tRule = useMessages(extensionMessages);
  const now = useToday();
  const isAuction = lot.auction === 1;
  return (
    <section className="martillo-lot-detail__section" part="terms">
      <Heading className="martillo-lot-detail__heading">
        {t(isAuction ? "terms" : "termsDirect")}
      </Heading>
      <dl className="martillo-lot-detail__terms martillo-figures">
        {isAuction && (
          <>
            <Term name={t("start")} value={formatMoment(lot.date_start, { now })} />
            <Term name={t("end")} value={formatMoment(lot.date_closed, { now })} />
            <Term name={t("extension")} value={extensionText(lot.extension, tRule, now)} />
            <Term name={t("startPrice")} value={formatCents(parseCents(lot.start_price))} />
            <Term
              name={t("reserve")}
              value={t(
                lot.reserve_met === null
                  ? "reserveNone"
                  : lot.reserve_met
                    ? "reserveMet"
                    : "reserveNotMet",
              )}
            />
          </>
        )}
        <Term
          name={t("tax")}
          value={
            lot.iva_percent === null ? t("taxRebu") : t("taxIva", { percent: lot.iva_percent })
          }
        />
      </dl>
    </section>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
