import type { Migration } from "../../../platform/db/migration";

export const namesOfSearches: Migration = {
  id: 164,
  name: "names of searches",
  sql: `
-- Searches for names with figures find them as the house writes them. The next look for alerts writes these rows anew before it reads any.
delete from saved_search_index i using saved_searches s
  where s.id = i.saved_search_id and s.criteria ->> 'search_text' ~ '[0-9]';
`,
};
