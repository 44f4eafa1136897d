import { productSingleProduct } from "martillo/contract";
import { formatMoney, useQuery } from "martillo";

/** What the winner of a lot would pay, item by item, as the server counts it. */
export function TotalPanel({ lotId }: { lotId: number | undefined }) {
  const { data } = useQuery(productSingleProduct, lotId ? { id: lotId } : null);
  const quote = data?.record.quote;
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        {quote && (
          <dl className="home-total site-figures">
            <div>
              <dt>Remate</dt>
              <dd>{formatMoney(quote.hammer)}</dd>
            </div>
            <div>
              <dt>Comisión</dt>
              <dd>{formatMoney(quote.premium)}</dd>
            </div>
            <div>
              <dt>
                {quote.tax_scheme === "IVA" ? `IVA ${quote.iva_percent} % incluido` : "Impuestos"}
              </dt>
              <dd>{quote.tax_scheme === "IVA" ? formatMoney(quote.tax) : "REBU"}</dd>
            </div>
            <div className="home-total__sum">
              <dt>Total si gana</dt>
              <dd>{formatMoney(quote.total)}</dd>
            </div>
          </dl>
        )}
      </div>
      <h3>Total sin sorpresas</h3>
      <p>
        Antes de pujar ve el total con su comisión y sus impuestos. Lo que ve es lo que se factura.
      </p>
    </article>
  );
}
