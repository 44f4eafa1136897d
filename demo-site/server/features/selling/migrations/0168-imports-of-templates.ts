import type { Migration } from "../../../platform/db/migration";

export const importsOfTemplates: Migration = {
  id: 168,
  name: "imports-of-templates",
  sql: `
-- Its rows become templates of lots, and no drafts.
alter table imports add column of_templates boolean not null default false;
`,
};
