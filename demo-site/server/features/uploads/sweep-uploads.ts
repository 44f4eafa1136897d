import { LOT_PHOTO_WIDTHS } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { UploadStorePort } from "../../ports/uploads";
import { forgetUploads, lockUnclaimed, lockUnnamed, type OldUpload } from "./upload-repository";

const FILES_AT_ONCE = 200;
/** Which lots name a photo is looked up among all lots, so it is asked of many photos at a time. */
const PHOTOS_AT_ONCE = 2_000;

/** Removes persons' pictures that no account has taken over. A caller that wants one at this moment waits, and finds it gone. */
export function sweepUploads(db: Db, store: UploadStorePort): Promise<number> {
  return sweep(db, store, lockUnclaimed, FILES_AT_ONCE);
}

/** Removes photos that no lot names and none has named for a month: of drafts that were given up, and what was cut anew. */
export function sweepLotPhotos(db: Db, store: UploadStorePort): Promise<number> {
  return sweep(db, store, lockUnnamed, PHOTOS_AT_ONCE);
}

async function sweep(
  db: Db,
  store: UploadStorePort,
  lockOld: (t: Db, limit: number) => Promise<OldUpload[]>,
  limit: number,
): Promise<number> {
  for (let swept = 0; ;) {
    const count = await db.tx(async (t) => {
      const old = await lockOld(t, limit);
      // Files first: a row without its file is swept again, a file without its row never.
      await Promise.all(
        old.flatMap(({ folder, file_name }) =>
          sizesOf(file_name).map((name) => store.remove(folder, name)),
        ),
      );
      await forgetUploads(
        t,
        old.map(({ file_name }) => file_name),
      );
      return old.length;
    });
    swept += count;
    if (count < limit) return swept;
  }
}

/** The files of a picture: a lot's photo has one for each width. */
function sizesOf(fileName: string): string[] {
  const [largest, ...smaller] = LOT_PHOTO_WIDTHS;
  const end = `-${largest}.webp`;
  if (!fileName.endsWith(end)) return [fileName];
  return [fileName, ...smaller.map((width) => fileName.replace(end, `-${width}.webp`))];
}
