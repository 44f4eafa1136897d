/** SQL for what the house takes of lots that are published now. */
export const HOUSE_PREMIUM = `coalesce(
  (select value from settings where key = 'buyer_premium'), '[]'::jsonb)`;

/** SQL for what the house takes of a lot `l`: what it was published with; drafts go by what would hold now. */
export const LOT_PREMIUM = `coalesce(l.premium, ${HOUSE_PREMIUM})`;
