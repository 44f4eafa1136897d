import { ApiFault } from "../../platform/call/fault";
import { type FileSources, readFile } from "../files";
import { readParty } from "../sale";
import { readHandoverFile } from "./handover-repository";

/** A picture of a hand-over, for the sides of its sale. */
export const handoverFile: FileSources["handover"] = {
  async check(ctx, id) {
    const file = await readHandoverFile(ctx.db, id);
    if (!file) throw new ApiFault("NOT_FOUND");
    await readParty(ctx, file.invoice_id);
  },
  async read({ db }, id) {
    const file = await readHandoverFile(db, id);
    const bytes = file && (await readFile(db, file.file_id));
    return file && bytes ? { name: file.name, type: file.type, bytes } : null;
  },
};
