import { productSingleProduct } from "martillo/contract";
import { formatMoney, useMessages, useQuery } from "martillo";
import { homeMessages } from "./home.messages";

/** What the winner of a lot would pay, item by item, as the server counts it. */
export function TotalPanel({ lotId }: { lotId: number | undefined }) {
  const t = useMessages(homeMessages);
  const { data } = useQuery(productSingleProduct, lotId ? { id: lotId } : null);
  const quote = data?.record.quote;
  // All amounts of a column show the same number of decimals, so that a reader can add them up.
  const sums = quote ? [quote.hammer, quote.premium, quote.tax, quote.total] : [];
  const whole = sums.every((sum) => sum.endsWith(".00"));
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        {quote && (
          <dl className="home-total site-figures">
            <div>
              <dt>{t("hammer")}</dt>
              <dd>{formatMoney(quote.hammer, { whole })}</dd>
            </div>
            <div>
              <dt>{t("premium")}</dt>
              <dd>{formatMoney(quote.premium, { whole })}</dd>
            </div>
            <div>
              <dt>
                {quote.tax_scheme === "IVA"
                  ? t("vatIncluded", { percent: quote.iva_percent ?? "" })
                  : t("taxes")}
              </dt>
              <dd>{quote.tax_scheme === "IVA" ? formatMoney(quote.tax, { whole }) : t("rebu")}</dd>
            </div>
            <div className="home-total__sum">
              <dt>{t("total")}</dt>
              <dd>{formatMoney(quote.total, { whole })}</dd>
            </div>
          </dl>
        )}
      </div>
      <h3>{t("noSurprises")}</h3>
      <p>{t("noSurprisesText")}</p>
    </article>
  );
}
