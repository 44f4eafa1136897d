import type { Migration } from "../../../platform/db/migration";

export const auctionTemplates: Migration = {
  id: 131,
  name: "auction-templates",
  sql: `
-- The name of a template, from which auctions are made; it has no lots and is never published itself.
alter table auctions add column template_name text;
alter table auctions add constraint templates_are_drafts check (template_name is null or status = 'draft');
create index auction_templates on auctions (seller_id) where template_name is not null;
`,
};
