/** SQL for what the house takes of lots that are published now. */
export const HOUSE_PREMIUM = `coalesce(
  (select value from settings where key = 'buyer_premium'), '[]'::jsonb)`;

/** SQL for the share of the house in a lot `l`: the one that it was published with; drafts go by the one of now. */
export const LOT_PREMIUM = `coalesce(l.premium, ${HOUSE_PREMIUM})`;
