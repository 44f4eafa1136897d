import type { Migration } from "../../../platform/db/migration";

export const oneRate: Migration = {
  id: 149,
  name: "one rate of IVA",
  sql: `
-- Tax is taken out at 21 %, whatever a lot said; from now on it says what is reckoned. Documents that were issued stay as they are.
update lots set iva_percent = 21 where iva_percent is not null and iva_percent <> 21;
alter table lots drop constraint lots_iva_percent_check;
alter table lots add constraint lots_iva_percent_check check (iva_percent is null or iva_percent = 21);
update sales set iva_percent = 21 where iva_percent is not null and iva_percent <> 21;
update invoice_lines n set iva_percent = 21
 where n.iva_percent is not null and n.iva_percent <> 21
   and not exists (select 1 from invoice_documents d where d.invoice_id = n.invoice_id);
update import_rows set part = jsonb_set(part, '{iva_percent}', '21')
 where jsonb_typeof(part -> 'iva_percent') = 'number' and part ->> 'iva_percent' <> '21';
`,
};
