import type { imageUploaderMulipleImgUploader } from "martillo/contract";
import type { UploadQuota } from "../../platform/call/config";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { callerKey } from "../../platform/security/caller-address";
import { newToken } from "../../platform/security/token";
import type { Picture } from "../../ports/images";
import {
  forgetUploads,
  insertUploads,
  lockCounting,
  type NewUpload,
  type Uploader,
  uploadedToday,
} from "./upload-repository";

/** Keeps pictures under names that nobody can guess. All of a call are kept, or none. */
export const upload: Handler<typeof imageUploaderMulipleImgUploader> = async (input, ctx) => {
  const { folder } = input;
  // Whoever registers has no account yet, and a picture of their own only.
  if (folder !== "avatars") ctx.requireViewer();
  const pictures = await Promise.all(input.file_upload.map((file) => pictureOf(file, ctx)));
  const kept = pictures.map((picture) => ({
    ...picture,
    folder,
    fileName: `${newToken()}.${picture.extension}`,
  }));
  const rows = kept.map(({ fileName, bytes }) => ({ fileName, folder, bytes: bytes.length }));
  await count(rows, ctx);
  try {
    await Promise.all(
      kept.map(({ fileName, bytes }) => ctx.ports.uploads.save(folder, fileName, bytes)),
    );
  } catch (error) {
    await Promise.allSettled(
      rows.map(({ fileName }) => ctx.ports.uploads.remove(folder, fileName)),
    );
    await forgetUploads(
      ctx.db,
      rows.map(({ fileName }) => fileName),
    );
    throw error;
  }
  return {
    files: kept.map(({ fileName, bytes, type, width, height }) => ({
      file_name: fileName,
      folder,
      type,
      bytes: bytes.length,
      width,
      height,
    })),
  };
};

async function pictureOf(file: File, { config, ports }: CallContext): Promise<Picture> {
  const { bytesPerFile, pixelsPerFile } = config.uploads;
  if (file.size > bytesPerFile) throw new ApiFault("IMAGE_TOO_LARGE");
  const picture = await ports.images.read(new Uint8Array(await file.arrayBuffer()), pixelsPerFile);
  if (!picture) throw new ApiFault("UNSUPPORTED_IMAGE");
  return picture;
}

/** Writes uploads down, unless that would be too many for a day. */
async function count(rows: readonly NewUpload[], { db, viewer, ip, config }: CallContext) {
  const { perAccount, perAddress, allGuests } = config.uploads;
  const uploader: Uploader = viewer
    ? { userId: viewer.id, address: null }
    : { userId: null, address: callerKey(ip) };
  await db.tx(async (t) => {
    await lockCounting(t);
    checkQuota(await uploadedToday(t, uploader), rows, viewer ? perAccount : perAddress);
    if (!viewer) {
      const all = await uploadedToday(t, { userId: null, address: null });
      checkQuota(all, rows, allGuests);
    }
    await insertUploads(t, rows, uploader);
  });
}

function checkQuota(used: UploadQuota, rows: readonly NewUpload[], most: UploadQuota) {
  const bytes = rows.reduce((sum, row) => sum + row.bytes, used.bytes);
  if (used.files + rows.length > most.files || bytes > most.bytes) {
    throw new ApiFault("UPLOADS_USED_UP");
  }
}
