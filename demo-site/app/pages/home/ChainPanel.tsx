import { productBidhistory } from "martillo/contract";
import { formatMoney, useMessages, useQuery } from "martillo";
import { homeMessages } from "./home.messages";

const SHOWN = 3;

/** The last bids of a lot with the links of their hash chain. */
export function ChainPanel({ lotId }: { lotId: number | undefined }) {
  const t = useMessages(homeMessages);
  const { data } = useQuery(productBidhistory, lotId ? { id: lotId, limit: SHOWN } : null);
  const rows = data?.records ?? [];
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        <ol className="home-chain">
          {rows.map((row) => (
            <li key={row.bidid}>
              <span>{row.mine ? t("you") : t("bidder", { number: row.bidder_no })}</span>
              <span className="site-figures">
                {row.proposed_amount !== null && formatMoney(row.proposed_amount)}
              </span>
              <code>
                {row.prev_hash.slice(0, 6) || t("chainStart")} → {row.hash.slice(0, 6)}
              </code>
            </li>
          ))}
        </ol>
        {data && rows.length === 0 && <p className="home-panel__hint">{t("noBids")}</p>}
      </div>
      <h3>{t("chain")}</h3>
      <p>{t("chainText")}</p>
    </article>
  );
}
