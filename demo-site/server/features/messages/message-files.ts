import { ApiFault } from "../../platform/call/fault";
import { type FileSources, readFile } from "../files";
import { readMessageFile } from "./message-repository";
import { talkerOf } from "./talker";
import { readThread } from "./thread-repository";

/** A file of a message, for the sides of its conversation. */
export const fileSources = {
  message: {
    async check(ctx, id) {
      const file = await readMessageFile(ctx.db, id);
      const thread = file && (await readThread(ctx.db, talkerOf(ctx), file.thread_id));
      if (!file || !thread || file.message_id <= thread.cleared_id) throw new ApiFault("NOT_FOUND");
    },
    async read({ db }, id) {
      const file = await readMessageFile(db, id);
      const bytes = file && (await readFile(db, file.file_id));
      return file && bytes ? { name: file.name, type: file.type, bytes } : null;
    },
  },
} satisfies Partial<FileSources>;
