import type { Migration } from "../../db/migration";

export const counters: Migration = {
  id: 17,
  name: "counters",
  sql: `
-- What is limited for all processes together: guesses at secrets, letters, codes. Who is counted stands here only as a keyed hash.
create table counters (
  key_hash text primary key,
  used double precision not null,
  since timestamptz not null,
  -- From then on the row says nothing any more.
  ends_at timestamptz not null
);
create index counters_by_end on counters (ends_at);
`,
};
