export interface SlowPattern {
  pattern: RegExp;
  /** The files that may hold it. */
  paths: readonly string[];
  /** So many characters it is given at most. Its time is held at that length. */
  most: number;
  why: string;
}

/** Patterns whose time grows faster than their text, and why that does no harm. */
export const SLOW_PATTERNS: readonly SlowPattern[] = [
  {
    pattern: /<script>([^]*?)<\/script>/,
    paths: ["demo-site/server/features/money/pay-frame/redirects.ts"],
    most: 4_000,
    why: "reads a page that the house has just written",
  },
  {
    pattern: /<style>([^]*?)<\/style>/,
    paths: ["demo-site/server/ports/payment-provider/redirect/bank-page.ts"],
    most: 4_000,
    why: "reads a page that the house has just written",
  },
  {
    pattern: /\B(?=(\d{3})+$)/g,
    paths: [
      "demo-site/server/platform/lists/display-range.ts",
      "demo-site/server/seed/text/words.ts",
      "src/domain/money.ts",
      "src/patterns/price-change/count-up.ts",
    ],
    most: 24,
    why: "reads the figures of a number",
  },
  {
    pattern: /https?:[^\s)]+(?=:\d+:\d+)/,
    paths: ["src/embed/script-settings.ts"],
    most: 4_000,
    why: "reads the trace of an error that the page itself has made, of ten lines at most",
  },
  {
    pattern: /\/+$/,
    paths: ["src/client/client.ts", "src/embed/script-settings.ts", "src/state/page/settings.ts"],
    most: 2_000,
    why: "reads an address that the owner of the page writes into it",
  },
  {
    pattern: / *, */,
    paths: ["src/embed/first-list.ts", "widgets/lot-list/list-scope.ts"],
    most: 2_000,
    why: "reads an attribute that the owner of the page writes into it",
  },
];

/** Files that make patterns while they run, and of what. */
export const PATTERNS_MADE_OF: Readonly<Record<string, string>> = {
  "demo-site/server/platform/environment/kinds.ts": "names of protocols that the source gives",
  "src/domain/contact-data.ts": "words of figures",
  "src/domain/money/gift-code.ts": "the length of a group",
  "src/domain/phone.ts": "the length of a group",
  "src/state/page/consent-choice.ts": "the name and version of the cookie",
};
