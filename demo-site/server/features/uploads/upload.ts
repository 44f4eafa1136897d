import {
  type imageUploaderMulipleImgUploader,
  LOT_PHOTO_WIDTHS,
  type UploadedFile,
} from "martillo/contract";
import type { UploadQuota } from "../../platform/call/config";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { callerKey } from "../../platform/security/caller-address";
import { requirePermission } from "../../platform/security/permissions";
import { newToken } from "../../platform/security/token";
import type { PictureSize, SizedPicture } from "../../ports/images";
import {
  answerOf,
  forgetUploads,
  insertUploads,
  lockCounting,
  type NewUpload,
  type Uploader,
  uploadedToday,
} from "./upload-repository";

type Input = Parameters<Handler<typeof imageUploaderMulipleImgUploader>>[0];

/** What the specification makes of a picture that is only said to be made smaller. */
const SMALLER: PictureSize = { width: 500, height: 500, quality: 80 };
/** A lot's photo: on the whole screen, on a phone or a page, in a list. The smaller it is shown, the less of its quality is seen. */
const LOT_QUALITIES = { 1600: 80, 800: 76, 480: 74 } as const;
const [LARGEST, ...SMALLER_WIDTHS] = LOT_PHOTO_WIDTHS;

/** A picture and its smaller sizes, under names that no person can guess. */
interface Kept {
  answer: UploadedFile;
  contents: readonly { fileName: string; bytes: Uint8Array }[];
}

/** Keeps pictures under names that no person can guess. All of a call are kept, or none; an upload with a key is kept once. */
export const uploadImages: Handler<typeof imageUploaderMulipleImgUploader> = async (input, ctx) => {
  const { folder, upload_key: key } = input;
  // A visitor who registers has no account yet, and a picture of their own only.
  if (folder !== "avatars") {
    const viewer = ctx.requireViewer();
    if (folder === "lots") requirePermission(viewer, "post");
  }
  if (key !== undefined && input.file_upload.length > 1) {
    throw new ApiFault("INVALID_INPUT", { fields: { upload_key: "Required!" } });
  }
  const before = await answerOf(ctx.db, ctx.viewer?.id, key);
  if (before) return { files: [before] };
  // A quota that the day has used up is told before anything is decoded; files that come at once are counted when they are kept.
  const least = input.file_upload.map(() => ({ bytes: 1 }));
  await requireRoom(ctx.db, least, ctx);
  const kept = await Promise.all(input.file_upload.map((file) => keep(file, input, ctx)));
  const rows = kept.map(({ contents, answer }) => ({
    fileName: answer.file_name,
    folder,
    bytes: contents.reduce((sum, { bytes }) => sum + bytes.length, 0),
    key: key ?? null,
    answer: key === undefined ? null : answer,
  }));
  const meanwhile = await count(rows, ctx);
  if (meanwhile) return { files: [meanwhile] };
  const contents = kept.flatMap((each) => each.contents);
  try {
    await Promise.all(
      contents.map(({ fileName, bytes }) => ctx.ports.uploads.save(folder, fileName, bytes)),
    );
  } catch (error) {
    await Promise.allSettled(
      contents.map(({ fileName }) => ctx.ports.uploads.remove(folder, fileName)),
    );
    await forgetUploads(
      ctx.db,
      rows.map(({ fileName }) => fileName),
    );
    throw error;
  }
  return { files: kept.map(({ answer }) => answer) };
};

async function keep(file: File, input: Input, ctx: CallContext): Promise<Kept> {
  const { pictures, colour } = await picturesOf(file, input, ctx);
  const token = newToken();
  const isSized = input.folder === "lots" && pictures.length > 1;
  const named = pictures.map((picture, at) => ({
    ...picture,
    fileName: `${token}${isSized ? `-${LOT_PHOTO_WIDTHS[at]}` : ""}.${picture.extension}`,
  }));
  const [first, ...others] = named;
  if (!first) throw new Error("martillo: a picture was made into none");
  const answer: UploadedFile = {
    file_name: first.fileName,
    folder: input.folder,
    type: first.type,
    bytes: first.bytes.length,
    width: first.width,
    height: first.height,
    thumbs: others.map(({ fileName, width, height }) => ({ file_name: fileName, width, height })),
    colour,
  };
  return { answer, contents: named };
}

async function picturesOf(
  file: File,
  input: Input,
  { config, ports, viewer }: CallContext,
): Promise<SizedPicture> {
  const { bytesPerFile, pixelsPerFile, guestPixelsPerFile } = config.uploads;
  if (file.size > bytesPerFile) throw new ApiFault("IMAGE_TOO_LARGE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isGuest = viewer === null;
  const of = { isGuest, mostPixels: isGuest ? guestPixelsPerFile : pixelsPerFile };
  const to = sizesOf(input);
  if (to) {
    const sized = await ports.images.resize(bytes, of, to);
    if (!sized) throw new ApiFault("UNSUPPORTED_IMAGE");
    return input.folder === "lots" ? sized : { ...sized, colour: null };
  }
  const picture = await ports.images.read(bytes, of);
  if (!picture) throw new ApiFault("UNSUPPORTED_IMAGE");
  return { pictures: [picture], colour: null };
}

/** Undefined for what is kept as large as it comes. */
function sizesOf({ folder, isCompress, quality, resultWidth, resultHeight }: Input) {
  if (folder === "lots") {
    const sizes = [sizeOf(LARGEST), ...SMALLER_WIDTHS.map(sizeOf)] as const;
    return { sizes, format: "webp" } as const;
  }
  const isAsked = [quality, resultWidth, resultHeight].some((each) => each !== undefined);
  if (!isAsked && !isCompress) return;
  const size = {
    width: resultWidth ?? SMALLER.width,
    height: resultHeight ?? SMALLER.height,
    quality: quality ?? SMALLER.quality,
  };
  return { sizes: [size] } as const;
}

function sizeOf(width: (typeof LOT_PHOTO_WIDTHS)[number]): PictureSize {
  return { width, height: width, quality: LOT_QUALITIES[width] };
}

/** Writes uploads down, unless that would be too many for a day. Answers what the same key has brought meanwhile, if it has. */
function count(rows: readonly NewUpload[], ctx: CallContext): Promise<UploadedFile | undefined> {
  return ctx.db.tx(async (t) => {
    await lockCounting(t);
    const before = await answerOf(t, ctx.viewer?.id, rows[0]?.key);
    if (before) return before;
    await requireRoom(t, rows, ctx);
    await insertUploads(t, rows, uploaderOf(ctx));
    return undefined;
  });
}

function uploaderOf({ viewer, ip }: Pick<CallContext, "viewer" | "ip">): Uploader {
  return viewer ? { userId: viewer.id, address: null } : { userId: null, address: callerKey(ip) };
}

/** Throws UPLOADS_USED_UP where these would be too many for a day. */
async function requireRoom(
  db: Db,
  rows: readonly Pick<NewUpload, "bytes">[],
  ctx: CallContext,
): Promise<void> {
  const { perAccount, perAddress, allGuests } = ctx.config.uploads;
  const used = await uploadedToday(db, uploaderOf(ctx));
  checkQuota(used, rows, ctx.viewer ? perAccount : perAddress);
  if (ctx.viewer) return;
  checkQuota(await uploadedToday(db, { userId: null, address: null }), rows, allGuests);
}

function checkQuota(
  used: UploadQuota,
  rows: readonly Pick<NewUpload, "bytes">[],
  most: UploadQuota,
) {
  const bytes = rows.reduce((sum, row) => sum + row.bytes, used.bytes);
  if (used.files + rows.length > most.files || bytes > most.bytes) {
    throw new ApiFault("UPLOADS_USED_UP");
  }
}
