import type { Db } from "../../platform/db/db";
import type { UploadStorePort } from "../../ports/uploads";
import { forgetUploads, lockUnclaimed } from "./upload-repository";

const FILES_AT_ONCE = 200;

/** Removes persons' pictures that nobody has taken over. Whoever wants one at this moment waits, and finds it gone. */
export async function sweepUploads(db: Db, store: UploadStorePort): Promise<number> {
  for (let swept = 0; ;) {
    const count = await db.tx(async (t) => {
      const old = await lockUnclaimed(t, FILES_AT_ONCE);
      // Files first: a row without its file is swept again, a file without its row never.
      await Promise.all(old.map(({ folder, file_name }) => store.remove(folder, file_name)));
      await forgetUploads(
        t,
        old.map(({ file_name }) => file_name),
      );
      return old.length;
    });
    swept += count;
    if (count < FILES_AT_ONCE) return swept;
  }
}
