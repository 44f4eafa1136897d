// Which modules of the embed travel together. A widget's own files are a chunk of their own; what widgets share is one of a few, each named
// after what it is for, so that a card pays for no form and a form for no list. What comes late is split by the bundler.
import type { Rolldown } from "vite";

/** What comes with the first call, in one piece. */
const CALLS =
  "rolldown/runtime|node_modules/ky/|src/contract/call-errors|src/client/(call|request|exchange|failures|timeouts|query-string|read-payload)\\.|src/state/.*(make-call|early-reads|told-outcome)\\.";

/** What widgets need at once, by the name of its chunk. */
const GROUPS = {
  /** Calls about money and plans, and the news of payments: a page that only shows a lot does not need them. */
  money: [
    "src/contract/(money|plans)/",
    "src/patterns/((money-news|page-news|paid-with)/|press/(request-key|new-key))",
    "src/patterns/pay-frame/index",
  ],
  /** The fields of a vehicle and their names: for widgets that search by them or show all of them. */
  vehicle: ["src/contract/lots/fields", "src/patterns/vehicle/"],
  /** Calls about sales: a page that only takes bids does not need them. */
  sale: [
    "src/contract/(sale|offers|pickup|papers|returns|signing|documents|files|staff|strikes)/",
    "src/patterns/invoice-state/",
  ],
  /** What a price comes to, for buyers and sellers. */
  prices: ["src/domain/(quote|total-if-won)", "src/domain/sale/(totals|proceeds)"],
  /** Calls about a cart. */
  carts: ["src/contract/carts/"],
  /** Calls for sellers: a buyer does not need them. */
  selling: ["src/contract/(selling|reports)/"],
  /** Calls about the people who work for a company, and about its owners. */
  people: ["src/contract/companies/calls"],
  /** Followed sellers: pages that show a lot or its seller do without. */
  followers: ["src/contract/sellers/follow"],
  /** Questions on a lot: a card or a bid box does without. */
  comments: ["src/contract/comments/"],
  /** Calls about messages. */
  messages: ["src/contract/messages/", "src/patterns/(talk-news|talk)/"],
  /** Rules of cards, accounts and plans. */
  rules: ["src/domain/(money|plans)/", "src/domain/local-time"],
  /** Fields, for all forms: a bid, a sign-in. */
  fields: [
    "src/ui/(Field|TextField|PasswordField|CheckboxField|SelectField)\\.tsx",
    "src/ui/(field\\.css|use-field-styles|password\\.messages)",
    "src/contract/((accounts|sign-in)/|plain-text)",
    "src/domain/person",
    "src/state/.*use-call",
  ],
  /** Amounts and the time that is left. */
  bids: [
    "src/ui/(MoneyField|money-text)",
    "src/domain/(money|served-total)\\.",
    "src/state/.*use-(bid-owner|clock)\\.",
  ],
  /** Forms that are sent, and what is sent. */
  forms: [
    "src/forms/",
    "src/ui/(PhoneField|DateField|TextAreaField|StrengthMeter|ChoiceGroup|RadioGroup|radio-group|captcha-chunk|text-area|strength|phone-field)",
    "src/domain/(phone|field-rules)",
    "src/state/.*use-(house-defaults|phone-rules|places)",
    "src/contract/(contact|places|profile|saved-searches)/",
  ],
  /** Lists that are read, and the frame around what belongs to an account. */
  account: [
    "node_modules/(swr|dequal)/",
    "src/state/.*use-query",
    "src/ui/(Dialog|dialog|ConfirmRemoval|Refusal|LatePart|Pager|pager|page-window)",
    "src/contract/companies/values",
    "src/paths/(with-query|lot-page)",
    // A sign-in in place is for widgets that guests see.
    "widgets/account/(?!use-sign-in-place)",
  ],
  /** What every widget stands on, and what those that show lots have in common. */
  core: [
    "node_modules/(preact|zustand|@r2wc)/",
    "src/(element|embed|i18n|late|theme|client)/",
    "src/state/",
    // Which texts of the house a page reads is asked by those texts alone.
    "src/(contract(?!/house/text-languages)|paths)/",
    "src/domain/(clock-sync|countdown|has-details|lifecycle)",
    "src/ui/(Badge|Button|EmptyState|ErrorState|Icon|Image|LiveRegion|Skeleton|Spinner)",
    "src/ui/(photo-widths|first-paint\\.css|adopt-styles|bell|ui\\.messages)",
    "src/patterns/price-change/",
    "widgets/next-lot/OtherLot",
    "widgets/.*login-chunk",
  ],
};

function pattern(paths: string): RegExp {
  return new RegExp(paths.replaceAll("/", "[\\\\/]"));
}

/** The first group that a module belongs to is its chunk. */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "call", test: pattern(CALLS) },
    ...Object.entries(GROUPS).map(([name, paths]) => ({
      name,
      test: pattern(paths.join("|")),
      tags: ["$initial" as const],
      minShareCount: 2,
    })),
  ],
};
