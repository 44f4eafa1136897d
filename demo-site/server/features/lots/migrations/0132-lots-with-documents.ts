import type { Migration } from "../../../platform/db/migration";

/** Which lots name a file. */
export const lotsWithDocuments: Migration = {
  id: 132,
  name: "lots-with-documents",
  indexes: [
    {
      name: "lots_with_documents",
      on: "lots using gin (documents jsonb_path_ops) where documents <> '[]'",
    },
  ],
};
