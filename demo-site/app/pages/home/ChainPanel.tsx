import { productBidhistory } from "martillo/contract";
import { formatMoney, useQuery } from "martillo";

const SHOWN = 3;

/** The last bids of a lot with the links of their hash chain. */
export function ChainPanel({ lotId }: { lotId: number | undefined }) {
  const { data } = useQuery(productBidhistory, lotId ? { id: lotId, limit: SHOWN } : null);
  const rows = data?.records ?? [];
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        <ol className="home-chain">
          {rows.map((row) => (
            <li key={row.bidid}>
              <span>{row.mine ? "Usted" : row.first_name}</span>
              <span className="site-figures">
                {formatMoney(row.proposed_amount, { whole: true })}
              </span>
              <code>
                {row.prev_hash.slice(0, 6) || "inicio"} → {row.hash.slice(0, 6)}
              </code>
            </li>
          ))}
        </ol>
        {data && rows.length === 0 && (
          <p className="home-panel__hint">Este lote aún espera su primera puja.</p>
        )}
      </div>
      <h3>Historial encadenado</h3>
      <p>
        Cada puja lleva la huella de la anterior. Si alguien cambiara o borrase una, la cadena se
        rompería, y usted puede comprobarla en cada lote.
      </p>
    </article>
  );
}
