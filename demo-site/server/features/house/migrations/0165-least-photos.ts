import type { Migration } from "../../../platform/db/migration";

export const leastPhotos: Migration = {
  id: 165,
  name: "least photos",
  sql: `
-- A house that has said nothing asks for three photos of what goes public. One that has lots already goes on asking for none, until it says otherwise.
insert into settings (key, value)
  select 'listing', '{"min_photos": 0}'::jsonb where exists (select 1 from lots)
  on conflict (key) do nothing;
`,
};
