// What the declarations promise to a project of a stranger.
import {
  BidBox,
  configure,
  formatMoney,
  LotCard,
  type LotCardProps,
  MartilloProvider,
} from "martillo";
import { type Result } from "martillo/client";
import { type Lot, productLots } from "martillo/contract";
import { lotJsonLdText } from "martillo/json-ld";
import "martillo/elements";
import "martillo/jsx";
import "martillo/elements/lot-card";
import { LotCard as LotCardAgain } from "martillo";

configure({ apiBase: "https://auctions.example", getToken: async () => "token" });
// @ts-expect-error -- a token is a text
configure({ getToken: () => 7 });

export const jsonLd: string = lotJsonLdText({} as Lot, { url: "/", assetUrl: (path) => path });
export const text: string = formatMoney("12.50");
export const name: "product/lots" = productLots.name;
export const price = (result: Result<Lot>): string | undefined =>
  result.ok ? result.data.wprice : undefined;

const props: LotCardProps = { lot: 12, density: "compact" };
export const page = (
  <MartilloProvider apiBase="https://auctions.example" lotUrl={(id) => `/lots/${id}`}>
    <LotCard {...props} onBidPlaced={({ amount }) => amount.length} />
    <LotCardAgain lot={12} />
    <BidBox lot={12} />
    {/* @ts-expect-error -- a card needs a lot */}
    <LotCard />
    <martillo-bid-box lot={12} getToken={() => undefined} />
    {/* @ts-expect-error -- no such density */}
    <martillo-lot-card lot={12} density="tiny" />
  </MartilloProvider>
);

const card = document.createElement("martillo-lot-card");
card.lot = 12;
card.lotUrl = (id) => `/lots/${id}`;
// @ts-expect-error -- the id of a lot is a number
card.lot = "12";
