import type { Migration } from "../../../platform/db/migration";

export const planAndVehicle: Migration = {
  id: 63,
  name: "plan-and-vehicle",
  sql: `
-- {start, at?, duration_days?, end_time?}: decides about the times that nobody has given as moments.
alter table lots add column schedule jsonb;

-- The seller's own reference, the number of the chassis and that of the plate. No buyer reads them before a sale. A draft keeps what was
-- typed; none of the indexes is touched by a bid.
alter table lots add column ref text;
alter table lots add column vin text;
alter table lots add column plate text;
create unique index lots_ref on lots (seller_id, lower(ref))
  where ref is not null and deleted_at is null and template_name is null;
create index lots_vin on lots (vin) where vin is not null;
`,
};
