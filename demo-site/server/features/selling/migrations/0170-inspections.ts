import type { Migration } from "../../../platform/db/migration";

export const inspections: Migration = {
  id: 170,
  name: "inspections",
  sql: `
-- {inspected_at, inspector, kilometers?, points: [{area, point, state, severity?, note?, photos?}], summary?}; null without a report.
alter table lots add column inspection jsonb;
`,
};
