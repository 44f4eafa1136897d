import type { Migration } from "../../../platform/db/migration";

export const lostValue: Migration = {
  id: 150,
  name: "deductions for lost value are proposed, disputed and decided",
  sql: `
-- What a seller deducts of a refund is proposed to its buyer. loss_cents is what stays deducted: what was asked, as long as it is open.
-- Returns that were settled before have a loss without a status.
alter table returns
  add column loss_status text check (loss_status in ('proposed', 'accepted', 'disputed', 'waived', 'decided')),
  add column loss_asked_cents bigint not null default 0 check (loss_asked_cents >= 0),
  add column loss_dispute text not null default '',
  add column loss_decision text not null default '',
  add column loss_due_at timestamptz,
  add column loss_reminded boolean not null default false,
  add check (loss_status is null or loss_cents <= loss_asked_cents),
  add check ((loss_status in ('proposed', 'disputed')) is not true or (loss_due_at is not null and status = 'received'));
create index returns_loss_due on returns (loss_due_at) where loss_status in ('proposed', 'disputed');
alter table return_files add column about text not null default 'return' check (about in ('return', 'loss'));
`,
};
