/** What an account that sells is, by the law: `trader` is a company or a person who sells with IVA; `private` is any other person. */
export const SELLER_KINDS = ["trader", "private"] as const;

/** How many months back the facts about earlier sales reach. */
export const PROMISE_MONTHS = 24;

/** With fewer sales than this nothing is said about them: one sale says little of a seller, and much of its buyer. */
export const LEAST_SALES = 3;

/** The house's own fields of accounts in which traders write where buyers reach them; what stands there is public. */
export const CONTACT_FIELDS = { email: "contact_email", phone: "contact_phone" } as const;
