import { PATHS } from "martillo/contract";
import type { footerWords } from "./footer.words";

type Words = typeof footerWords;
type Page = keyof Words & keyof typeof PATHS;

/** Columns of links below every page, as the site comes with them. */
const COLUMNS: readonly { title: keyof Words; pages: readonly Page[] }[] = [
  {
    title: "buy",
    pages: ["searchAuctions", "searchSales", "activateAlert", "practice", "faq"],
  },
  {
    title: "sell",
    pages: ["sellVehicle", "auctionVehicle", "subscriptions", "gallery", "services"],
  },
  {
    title: "house",
    pages: ["about", "contact", "help", "guidelines"],
  },
  {
    title: "legal",
    pages: [
      "legalNotice",
      "terms",
      "contractTerms",
      "privacy",
      "dataProtection",
      "cookies",
      "legalMentions",
    ],
  },
];

/** The columns with their titles in one language; the addresses are the same in all. */
export function footerLinks(words: Words) {
  return COLUMNS.map(({ title, pages }) => ({
    title: words[title],
    links: pages.map((page) => ({ title: words[page], url: PATHS[page] })),
  }));
}
