import * as z from "zod/mini";
import { defineAction } from "../action";
import { countOf, Flag } from "../primitives";

/** Folders that pictures can be kept in: of lots and pages, for accounts alone, and of persons. */
export const UPLOAD_FOLDERS = ["templates", "avatars"] as const;
/** Name of a folder of pictures. */
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

/** Variable of the house that asks newcomers for a picture: `optional`, `required`, anything else for not at all. */
export const REGISTRATION_PICTURE = "registration_picture";

/** The most that one call brings. */
const FILES_AT_ONCE = 5;

const WRONG_FILE = "Something went wrong! Please make sure you upload the expected file type";

const Picture = z.file({ error: WRONG_FILE });
const Size = z.number().check(z.int(), z.positive());

/** A picture as it was kept, at `/uploads/{folder}/{file_name}`. */
const UploadedFile = z.object({
  /** Nobody can guess it, and it never gets another content. */
  file_name: z.string(),
  folder: z.enum(UPLOAD_FOLDERS),
  type: z.enum(["image/jpeg", "image/png", "image/webp"]),
  bytes: Size,
  width: Size,
  height: Size,
});

/** What a form with files carries; lists become several entries of one name. */
function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const part of [value].flat())
      form.append(name, part instanceof Blob ? part : String(part));
  }
  return form;
}

export const imageUploaderMulipleImgUploader = defineAction("image_uploader/muliple_img_uploader", {
  summary:
    "Keeps pictures: JPEG, PNG or WebP by their content, without what cameras write about place and device. What guests upload, and persons' pictures that nobody took over, are gone after a day.",
  access: "public",
  rateLimit: "upload",
  multipart: formOf,
  input: z.object({
    /** Guests may use `avatars` alone. */
    folder: z.enum(UPLOAD_FOLDERS),
    file_upload: z.union([
      z.pipe(
        Picture,
        z.transform((file: File) => [file]),
      ),
      z.array(Picture).check(z.minLength(1), z.maxLength(FILES_AT_ONCE)),
    ]),
    /** This and the three after it are for servers that make pictures smaller. This one keeps them as large as they come; the widgets send them small. */
    isCompress: z.optional(z.union([z.boolean(), Flag, z.enum(["true", "false", "0", "1"])])),
    quality: z.optional(countOf(100)),
    resultWidth: z.optional(countOf(10_000)),
    resultHeight: z.optional(countOf(10_000)),
  }),
  output: z.object({ files: z.array(UploadedFile) }),
});

/** The calls that bring files, by wire name. */
export const uploadActions = {
  "image_uploader/muliple_img_uploader": imageUploaderMulipleImgUploader,
};
