import { ApiFault } from "../../platform/call/fault";
import { type FileSources, readFile } from "../files";
import { readParty } from "../sale";
import { readPaper } from "./paper-repository";

/** The file that was brought as a paper of a sale, for its sides. */
export const fileSources = {
  paper: {
    async check(ctx, id) {
      const paper = await readPaper(ctx.db, { id });
      if (!paper || paper.file_id === null) throw new ApiFault("NOT_FOUND");
      await readParty(ctx, paper.invoice_id);
    },
    async read({ db }, id) {
      const paper = await readPaper(db, { id });
      const bytes = paper?.file_id ? await readFile(db, paper.file_id) : undefined;
      if (!paper || !bytes) return null;
      return {
        name: paper.file_name ?? "documento",
        type: paper.file_type ?? "application/octet-stream",
        bytes,
      };
    },
  },
} satisfies Partial<FileSources>;
