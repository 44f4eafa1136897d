import type { Migration } from "../../../platform/db/migration";

/** Cards of the vault are a list of their own, with a default of its own. */
export const vaultMethods: Migration = {
  id: 43,
  name: "vault-methods",
  sql: `
alter table payment_methods drop constraint payment_methods_kind_check;
alter table payment_methods add constraint payment_methods_kind_check check (kind in ('card', 'bank', 'vault'));
`,
};
