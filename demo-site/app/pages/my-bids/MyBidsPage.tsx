import { pathTo } from "martillo/domain";
import { Page } from "../../shell/Page";
import { useMessages } from "martillo";
import { useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { DashboardLots } from "../../lots/DashboardLots";
import type { BID_LISTS } from "../../routing/account-routes";
import { BidEvents } from "./BidEvents";
import { myBidsMessages } from "./my-bids.messages";

type BidList = (typeof BID_LISTS)[number];

/** As the tabs stand: what needs action first. */
const ORDER: readonly BidList[] = ["all", "outbid", "winning", "won", "lost"];

/** Its message about the list without entries, and its title. */
const KEYS = {
  all: ["noneAll", "titleAll"],
  winning: ["noneWinning", "titleWinning"],
  outbid: ["noneOutbid", "titleOutbid"],
  won: ["noneWon", "titleWon"],
  lost: ["noneLost", "titleLost"],
} as const satisfies Record<BidList, readonly string[]>;

/** /auctions/:type: the caller's bids by how they stand. */
export function MyBidsPage() {
  const t = useMessages(myBidsMessages);
  const type = useParams()["type"]?.toLowerCase() as BidList;
  const [none, title] = KEYS[type];
  return (
    <Page title={t(title)} className="site-wrap site-lists">
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
      <DashboardLots key={type} list={type} empty={{ title: t(none), text: t(`${none}Text`) }} />
    </Page>
  );
}
