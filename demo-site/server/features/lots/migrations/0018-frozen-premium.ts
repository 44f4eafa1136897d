import type { Migration } from "../../../platform/db/migration";

export const frozenPremium: Migration = {
  id: 18,
  name: "frozen-premium",
  sql: `
-- [{fromCents, percent}]; null means the tiers of the settings. Filled when the lot is published, and at the latest before those change.
alter table lots add column premium jsonb;

-- What the winner owes, by the terms that the lot had when it closed.
alter table sales add column premium jsonb;
alter table sales add column iva_percent double precision;
alter table sales add column premium_cents bigint;
alter table sales add column total_cents bigint;

-- Sales from before these columns: what the house takes now is all that is known. Their amounts follow from it.
update sales s set iva_percent = l.iva_percent,
  premium = coalesce((select value from settings where key = 'buyer_premium'), '[]')
from lots l where l.id = s.lot_id and s.outcome = 'sold';
`,
};
