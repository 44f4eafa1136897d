// The most that pages with the script tag may fetch before anybody does anything, in kilobytes of 1000 bytes as brotli sends them, and in
// requests; the loader is among both. What each number is made of: docs/decisions/0018-embed-bytes.md.

/** A page, or any page with one tag. */
export interface PageBudget {
  page: string;
  /** Without `martillo-`. */
  tags: readonly string[];
  kilobytes: number;
  requests: number;
}

/** Pages that have a budget of their own. */
export const BUDGETS: readonly PageBudget[] = [
  // Names of chunks, which are hashes, make some ten bytes of difference between builds.
  { page: "loader alone", tags: [], kilobytes: 2.15, requests: 1 },
  { page: "lot card", tags: ["lot-card"], kilobytes: 35.25, requests: 4 },
  { page: "bid box", tags: ["bid-box"], kilobytes: 44.2, requests: 6 },
  { page: "search box", tags: ["search-box"], kilobytes: 31.75, requests: 4 },
  { page: "login", tags: ["login"], kilobytes: 35.85, requests: 4 },
  { page: "registration", tags: ["registration"], kilobytes: 43.5, requests: 6 },
  // How a formatted text is drawn is a chunk that late views share, the terms of an auction among them.
  { page: "static page", tags: ["static-page"], kilobytes: 40.9, requests: 5 },
  {
    page: "five on one page",
    tags: ["lot-card", "bid-box", "search-box", "login"],
    kilobytes: 57.35,
    requests: 8,
  },
  // These two show other widgets, whose code they share: the bid box, the cards.
  { page: "lot detail", tags: ["lot-detail"], kilobytes: 51.95, requests: 8 },
  { page: "lot list", tags: ["lot-list"], kilobytes: 62.8, requests: 11 },
  // These two make a call without any action of the visitor.
  { page: "seller card", tags: ["seller-card"], kilobytes: 37.75, requests: 5 },
  { page: "saved search", tags: ["saved-search"], kilobytes: 55.3, requests: 10 },
  // It has that form in a dialog, with the form's sheet.
  { page: "saved search list", tags: ["saved-search-list"], kilobytes: 48.2, requests: 8 },
  // Forms, lists, amounts and money in one.
  { page: "wallet", tags: ["wallet"], kilobytes: 49.95, requests: 8 },
  { page: "card manager", tags: ["card-manager"], kilobytes: 53.7, requests: 9 },
  { page: "plan table", tags: ["plan-table"], kilobytes: 59.85, requests: 12 },
  // The plan table, what changes cost, and the pay step.
  { page: "subscription", tags: ["subscription"], kilobytes: 64.9, requests: 15 },
  // Purchases: a lot with its terms; lists and documents with amounts.
  // Measured for guests: the offers and pickups of a signed-in user are a chunk of their own.
  { page: "offer box", tags: ["offer-box"], kilobytes: 35.7, requests: 5 },
  { page: "offer list", tags: ["offer-list"], kilobytes: 38.2, requests: 4 },
  // The new buyer of a sale: a search among people, an amount, the lot's terms.
  { page: "edit winner", tags: ["edit-winner"], kilobytes: 52.1, requests: 10 },
  // It calls the plan by the name that the house gives it.
  { page: "profile", tags: ["profile"], kilobytes: 52.1, requests: 8 },
  { page: "account menu", tags: ["account-menu"], kilobytes: 49.05, requests: 8 },
  // Each of the next five leads to the next step of a purchase: the paths of the house, and where its line comes from.
  { page: "buy box", tags: ["buy-box"], kilobytes: 37.65, requests: 7 },
  { page: "payment result", tags: ["payment-result"], kilobytes: 49.45, requests: 9 },
  { page: "transaction list", tags: ["transaction-list"], kilobytes: 49.45, requests: 8 },
  { page: "purchase list", tags: ["purchase-list"], kilobytes: 49.45, requests: 10 },
  { page: "invoice viewer", tags: ["invoice-viewer"], kilobytes: 52.1, requests: 11 },
  { page: "invoice list", tags: ["invoice-list"], kilobytes: 49.05, requests: 8 },
  { page: "appointment picker", tags: ["appointment-picker"], kilobytes: 38.15, requests: 4 },
  { page: "return request", tags: ["return-request"], kilobytes: 53.3, requests: 10 },
  // Two small pieces that it shares: the sign-in for a press, and a reading that failed.
  { page: "lot comments", tags: ["lot-comments"], kilobytes: 51.7, requests: 10 },
  // Two small pieces of its own: groups of boxes, and calls that two more widgets make.
  { page: "organization", tags: ["organization"], kilobytes: 48.2, requests: 8 },
  { page: "paper list", tags: ["paper-list"], kilobytes: 50.8, requests: 8 },
];

/** Any other tag. */
export const OTHERS = { kilobytes: 49.95, requests: 7 };

/** Late chunks that a widget loads before it shows anything, by its tag: it makes a call without any action of the visitor. */
export const LATE_AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  "contact-form": ["call"],
  "password-reset": ["call"],
  "saved-search": ["call"],
  "seller-card": ["call"],
  "lot-comments": ["call"],
  "lot-list": ["call", "filters"],
  "plan-table": ["call"],
  "buy-box": ["call"],
  "offer-box": ["call"],
};

/** Chunks that load unasked after the first paint, by tag: no visitor waits for them, and they are in no budget. */
export const AFTER_PAINT: Readonly<Record<string, readonly string[]>> = {
  "lot-card": ["realtime-socket"],
  "bid-box": ["realtime-socket"],
  "buy-box": ["realtime-socket"],
  "offer-box": ["realtime-socket"],
  "lot-detail": ["realtime-socket"],
  "lot-list": ["realtime-socket"],
  "ask-seller": ["realtime-socket"],
  "lot-comments": ["realtime-socket"],
};
