import type { Migration } from "../../../platform/db/migration";

export const waitingResults: Migration = {
  id: 153,
  name: "results that wait for their seller are found each minute",
  sql: `
create index lots_provisional on lots (id) where status = 'provisional';
`,
};
