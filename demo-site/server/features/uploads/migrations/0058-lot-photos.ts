import type { Migration } from "../../../platform/db/migration";

export const lotPhotos: Migration = {
  id: 58,
  name: "photos of lots",
  sql: `
alter table uploads drop constraint uploads_folder_check;
alter table uploads add constraint uploads_folder_check check (folder in ('templates', 'avatars', 'lots'));
-- What the first answer said, for whoever asks again with the same key.
alter table uploads add column upload_key uuid;
alter table uploads add column answer jsonb;
create unique index uploads_by_key on uploads (user_id, upload_key) where upload_key is not null;
`,
};
