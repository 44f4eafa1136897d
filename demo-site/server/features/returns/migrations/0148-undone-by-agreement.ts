import type { Migration } from "../../../platform/db/migration";

export const undoneByAgreement: Migration = {
  id: 148,
  name: "sales that are undone by agreement",
  sql: `
-- A sale that is paid and was not handed over is undone where one side proposes it and the other accepts.
alter table returns drop constraint returns_reason_check;
alter table returns add constraint returns_reason_check
  check (reason in ('desistimiento', 'no_conforme', 'documentacion', 'otro', 'acuerdo'));
alter table returns add column asked_by text not null default 'buyer' check (asked_by in ('buyer', 'seller'));
`,
};
