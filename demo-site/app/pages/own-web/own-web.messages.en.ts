import type { MessageKeyOf } from "../../locales/message-key-of";
import type { ownWebMessages } from "./own-web.messages";

export const ownWebEnglish = {
  "siteOwnWeb.lead":
    "Paste two lines into your page and your visitors see your lots with live prices and clocks, and can bid without leaving it.",
  "siteOwnWeb.yours": "Your lots",
  "siteOwnWeb.yoursText": "The list shows only what you sell, and keeps itself up to date.",
  "siteOwnWeb.guestText":
    "Sign in with your seller account and these lines carry your number. Until then a 0 stands in its place.",
  "siteOwnWeb.buyerText":
    "Your account does not sell: these lines carry your number once you sell with it.",
  "siteOwnWeb.sellerNumber": "Your seller number is {number}.",
  "siteOwnWeb.show": "What to show",
  "siteOwnWeb.both": "Auctions and direct sales",
  "siteOwnWeb.auctionsOnly": "Auctions only",
  "siteOwnWeb.salesOnly": "Direct sales only",
  "siteOwnWeb.category": "Category",
  "siteOwnWeb.allCategories": "All",
  "siteOwnWeb.code": "Lines for your page",
  "siteOwnWeb.copy": "Copy",
  "siteOwnWeb.copied": "Copied",
  "siteOwnWeb.notCopied": "It could not be copied: select the lines and copy them.",
  "siteOwnWeb.preview": "What it looks like",
  "siteOwnWeb.more": "There is more to put on your page:",
  "siteOwnWeb.shopWindow": "A screen in your shop window",
  "siteOwnWeb.shopWindowText":
    "Open this address in the browser of a television or a tablet: it shows your vehicles one after the other, with the price and the time of now and a code for phones.",
  "siteOwnWeb.shopWindowLink": "Open the screen of your vehicles",
  "siteOwnWeb.moreLink": "all widgets, each with its line to copy",
  "siteOwnWeb.systems": "In WordPress, Wix and Google Tag Manager",
  "siteOwnWeb.wordpress":
    "WordPress: paste them into a “Custom HTML” block. If they are gone after saving, your user may not publish code: ask an administrator.",
  "siteOwnWeb.wix":
    "Wix: use a “Custom element” with the address of the first line, the name “martillo-lot-list” and the attributes “seller” and “api-base” (the address of this house).",
  "siteOwnWeb.tagManager":
    "Google Tag Manager: paste the lines into the page if you can. If not, make the script and the list with JavaScript, because it removes the attributes of what is pasted.",
  "siteOwnWeb.numbers": "Where the numbers are",
  "siteOwnWeb.lotNumber":
    "A lot's number is on its page, among its details, as “Reference”, and at the end of its address: in /subasta/12 it is 12.",
  "siteOwnWeb.eventNumber":
    "The number of an auction with several lots is above the list of its lots, and in its address after “auctionid=”.",
  "siteOwnWeb.oneLot": "A single lot with its bid box:",
  "siteOwnWeb.oneEvent": "The lots of an auction:",
  "siteOwnWeb.wrong": "If something does not show",
  "siteOwnWeb.wrongText":
    "Your visitors see no technical messages, only a quiet line. The cause and the remedy are in the browser's console (the F12 key), and are one of these:",
  "siteOwnWeb.nextLot":
    "The lot that ends first, without writing its number; with “seller”, the one of that seller:",
  "siteOwnWeb.tag": "A tag that does not exist",
  "siteOwnWeb.tagText":
    "Its name is misspelt. The console says which one is right; you can copy it from these lines, too.",
  "siteOwnWeb.lot": "The lot is missing",
  "siteOwnWeb.lotText": "Write its number, or “next” for the one that ends first.",
  "siteOwnWeb.for": "A search box without its list",
  "siteOwnWeb.forText":
    "“for” takes the “id” of a list on the same page. Without it, the box searches the only one there is.",
  "siteOwnWeb.connect": "The page does not let it connect",
  "siteOwnWeb.connectText":
    "Its security policy (Content-Security-Policy) has to name this house in “connect-src”; the console gives the line.",
  "siteOwnWeb.origin": "The house does not admit your page",
  "siteOwnWeb.originText": "Write to us with the address of your page and we will admit it.",
  "siteOwnWeb.attribute": "An attribute that does not exist",
  "siteOwnWeb.attributeText":
    "It is misspelt, for instance “sellr” instead of “seller”. The console says which one, and which there are. If it looks like “seller”, “event” or “lot”, nothing is shown: to show other people's lots would be worse.",
  "siteOwnWeb.id": "A number that is none",
  "siteOwnWeb.idText":
    "“seller” and “event” take the number alone. Until it is one, the list shows nothing: to show other people's lots would be worse.",
  "siteOwnWeb.limit": "A limit that cannot be",
  "siteOwnWeb.limitText": "“limit” goes from 1 to 100. With anything else the usual 12 are shown.",
  "siteOwnWeb.query": "A name that the query does not know",
  "siteOwnWeb.queryText": "In “query”, what narrows the list stands inside “filters”.",
  "siteOwnWeb.refused": "A filter that does not exist",
  "siteOwnWeb.refusedText":
    "The auction house refuses the query and says which filter it is; the list shows nothing.",
} satisfies Record<MessageKeyOf<typeof ownWebMessages>, string>;
