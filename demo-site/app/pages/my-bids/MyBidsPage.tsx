import { pathTo } from "martillo/contract";
import { Page } from "../../shell/Page";
import { useMessages } from "martillo";
import { useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { DashboardLots } from "../../lots/DashboardLots";
import type { BID_LISTS } from "./bid-lists";
import { OwnPurchases } from "../purchases/OwnPurchases";
import { BidEvents } from "./BidEvents";
import { myBidsMessages } from "./my-bids.messages";

type BidList = (typeof BID_LISTS)[number];

/** As the tabs stand: what needs action first. */
const ORDER: readonly BidList[] = ["all", "outbid", "winning", "won", "lost"];

const TITLES = {
  all: "titleAll",
  winning: "titleWinning",
  outbid: "titleOutbid",
  won: "titleWon",
  lost: "titleLost",
} as const satisfies Record<BidList, string>;

/** The message about a list of lots without entries; the won lots are a list of purchases. */
const NONE = {
  all: "noneAll",
  winning: "noneWinning",
  outbid: "noneOutbid",
  lost: "noneLost",
} as const satisfies Record<Exclude<BidList, "won">, string>;

/** /auctions/{list}: the caller's bids by how they stand. */
export function MyBidsPage() {
  const t = useMessages(myBidsMessages);
  const type = useParams()["list"]?.toLowerCase() as BidList;
  return (
    <Page title={t(TITLES[type])} className="site-wrap site-lists">
      <h1>{t("title")}</h1>
      <TabLinks
        label={t("title")}
        tabs={ORDER.map((list) => ({
          to: pathTo("bids", { list }),
          label: t(list),
          isCurrent: list === type,
        }))}
      />
      {type === "all" && <BidEvents />}
      {type === "won" ? (
        <OwnPurchases type="won" />
      ) : (
        <DashboardLots
          key={type}
          list={type}
          empty={{ title: t(NONE[type]), text: t(`${NONE[type]}Text`) }}
        />
      )}
    </Page>
  );
}
