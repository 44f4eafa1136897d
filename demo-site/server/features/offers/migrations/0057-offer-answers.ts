import type { Migration } from "../../../platform/db/migration";

export const offerAnswers: Migration = {
  id: 57,
  name: "offer-answers",
  sql: `
-- What the seller of a direct sale answers offers with at once: of so much or more with yes, of less than that with no. The seller's secret.
alter table lots add column auto_accept_cents bigint check (auto_accept_cents > 0);
alter table lots add column auto_decline_cents bigint check (auto_decline_cents > 0);
`,
};
