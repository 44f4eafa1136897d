import type { Migration } from "../../../platform/db/migration";

export const contactOfTraders: Migration = {
  id: 169,
  name: "contact-of-traders",
  sql: `
-- Where buyers reach a trader before they buy, as the law has it told. Sellers give it for that purpose: neither what they sign in with nor
-- the telephone of their account is shown. A house that asks for it already keeps its own field.
insert into dynamic_fields (name, type, label, hint, is_required, show_order, view_page, for_buyer, for_organization)
select f.name, f.type, f.label, 'Solo para empresas y autónomos: se publica en su página de vendedor.', false,
  (select coalesce(max(show_order), 0) from dynamic_fields where view_page = 3) + f.place, 3, false, true
from (values
  ('contact_email', 'email', 'E-mail de contacto para sus compradores', 1),
  ('contact_phone', 'phone', 'Número de contacto para sus compradores', 2)) as f (name, type, label, place)
on conflict (view_page, name) do nothing;
`,
};
