import "./followed-sellers.css";
import { useState } from "react";
import { Link } from "react-router";
import { FollowSeller, useMessages, useQuery } from "martillo";
import { type Follow, pathTo, userGetFollowers } from "martillo/contract";
import { ListError } from "../../lots/list-faces";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { followedSellersMessages } from "./followed-sellers.messages";

const PAGE = 20;
const MOST = 100;

/** /cuenta/vendedores: the sellers that the account follows, and when the house writes about each. */
export function FollowedSellersPage() {
  const t = useMessages(followedSellersMessages);
  const routeText = useMessages(routeMessages);
  const [limit, setLimit] = useState(PAGE);
  // A seller that is followed no more stays in the list until the page is left, so that a wrong press can be undone.
  const [kept, setKept] = useState<readonly Follow[]>([]);
  const { data, error, retry } = useQuery(
    userGetFollowers,
    { page: 1, limit },
    { keepPrevious: true },
  );
  const now = data?.records ?? [];
  const gone = kept.filter((one) => now.every(({ seller_id: id }) => id !== one.seller_id));
  const shown = [...now, ...gone].toSorted((a, b) => b.since - a.since);
  return (
    <Page className="site-account-page followed-sellers">
      <h1>{routeText("followedSellers")}</h1>
      {!data && error && <ListError error={error} onRetry={retry} />}
      {data && shown.length === 0 && <p>{t("none")}</p>}
      <ul className="followed-sellers__list">
        {shown.map((one) => (
          <li key={one.seller_id} className="followed-sellers__seller">
            <div>
              {one.open === 1 ? (
                <Link className="site-link" to={pathTo("seller", { id: one.seller_id })}>
                  {one.seller_name}
                </Link>
              ) : (
                <span>{one.seller_name}</span>
              )}
              <p>{t("lots", { count: one.lots })}</p>
            </div>
            <FollowSeller seller={one.seller_id} onSellerFollowed={() => setKept(shown)} />
          </li>
        ))}
      </ul>
      {data && data.totalRecords > limit && limit < MOST && (
        <button type="button" className="site-button" onClick={() => setLimit(MOST)}>
          {t("more")}
        </button>
      )}
    </Page>
  );
}
