import { ApiFault } from "../../platform/call/fault";
import { type FileSources, readFile } from "../files";
import { readParty } from "../sale";
import { readReturnFile } from "./return-repository";

/** A picture or paper of a return, for the sides of its sale. */
export const fileSources = {
  return: {
    async check(ctx, id) {
      const file = await readReturnFile(ctx.db, id);
      if (!file) throw new ApiFault("NOT_FOUND");
      await readParty(ctx, file.invoice_id);
    },
    async read({ db }, id) {
      const file = await readReturnFile(db, id);
      const bytes = file && (await readFile(db, file.file_id));
      return file && bytes ? { name: file.name, type: file.type, bytes } : null;
    },
  },
} satisfies Partial<FileSources>;
