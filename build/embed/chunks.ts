// Which modules of the embed travel together. A widget's own files are a chunk of their own; what widgets share is one of a few, each named
// after what it is for, so that a card pays for no form and a form for no list. What comes late is split by the bundler.
import type { Rolldown } from "vite";

/** What comes with the first call, in one piece. */
const CALLS =
  "rolldown/runtime|node_modules/ky/|src/contract/call-errors|src/client/(call|request|exchange|failures|timeouts|query-string|read-payload)\\.|src/state/.*(make-call|early-reads|told-outcome)\\.";

/** What widgets need at once, by the name of its chunk. */
const GROUPS = {
  /** What is told of money, and how it is heard of: of no use to whoever shows a lot. */
  money: [
    "src/contract/(money|plans)/",
    "src/patterns/((money-news|paid-with)/|press/(request-key|new-key))",
    "src/patterns/pay-frame/index",
  ],
  /** What a vehicle has, and what that is called: for what searches or tells all of it. */
  vehicle: ["src/contract/lots/fields", "src/patterns/vehicle/"],
  /** What is asked about sales: of no use to whoever bids. */
  sale: [
    "src/contract/(sale|offers|pickup|papers|returns|signing|documents|files|staff|strikes)/",
    "src/patterns/invoice-state/",
  ],
  /** What is asked about a cart. */
  carts: ["src/contract/carts/"],
  /** What is asked by who sells: of no use to whoever buys. */
  selling: ["src/contract/(selling|reports)/"],
  /** What is asked about who works for a company, and who owns it. */
  people: ["src/contract/companies/calls"],
  /** Rules of cards, accounts and plans. */
  rules: ["src/domain/(money|plans)/", "src/domain/local-time"],
  /** Fields, for whatever asks for something: a bid, a sign-in. */
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
    "widgets/account/",
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
    "src/ui/(first-paint\\.css|adopt-styles|bell|ui\\.messages)",
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
