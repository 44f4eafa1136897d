// This folder: calls for files that a user uploads.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { BooleanInput, countOf } from "../primitives";
import { UPLOAD_FOLDERS } from "./values";
import { LONG } from "../costs";

/** The most that one call brings. */
const FILES_AT_ONCE = 5;

const WRONG_FILE = "Something went wrong! Please make sure you upload the expected file type";

const Picture = z.file({ error: WRONG_FILE });

const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

const Size = z.number().check(z.int(), z.positive());

/** A picture as it was kept, at `/uploads/{folder}/{file_name}`. */
export const UploadedFile = z.object({
  /** It cannot be guessed, and its content never changes. */
  file_name: z.string(),
  folder: z.enum(UPLOAD_FOLDERS),
  type: z.enum(PICTURE_TYPES),
  bytes: Size,
  width: Size,
  height: Size,
  /** The smaller sizes of a lot's photo, largest first; empty for everything else. */
  thumbs: z.array(z.object({ file_name: z.string(), width: Size, height: Size })),
  /** The mean colour of a lot's photo, `#rrggbb`, for the place where it will stand; null where it is not known. */
  colour: z.nullable(z.string()),
});

export type UploadedFile = z.infer<typeof UploadedFile>;

/** What the calls take and answer, by wire name. */
export const uploadsSchemas = {
  /**
   * Keeps pictures: JPEG, PNG or WebP by their content, without what cameras write about place and device. What guests upload, and persons'
   * pictures that were not taken over, are gone after a day.
   */
  "image_uploader/muliple_img_uploader": {
    access: "public",
    rateLimit: "upload",
    bringsFiles: true,
    cost: LONG,
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
      /**
       * The photo's own key: asked again with it, the same photo is kept once and answered as before. One photo a call. @default every call
       * keeps what it brings
       */
      upload_key: z.optional(z.uuid()),
      /**
       * Makes it smaller: to fit 500 × 500 pixels with a quality of 80, where the three after it do not say otherwise; each of them alone
       * asks for it, too. Lots' photos have sizes of their own. A server without a picture library keeps them as they come.
       */
      isCompress: z.optional(BooleanInput),
      quality: z.optional(countOf(100)),
      resultWidth: z.optional(countOf(10_000)),
      resultHeight: z.optional(countOf(10_000)),
    }),
    output: z.object({ files: z.array(UploadedFile) }),
  },
  /**
   * A picture as text, for what takes no address: of the uploads by its folder and name, or a private one by the kind of its file and its
   * number, as `custom/fileLink` has them, for those who may have the file. 8 MB at most.
   */
  "commonFunction/getImageBase": {
    access: "user",
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      /** A folder of uploads: `templates`, `avatars`, `lots`. Or of private files: `paper`, `return`, `lot`, `receipt`, `handover`. */
      file_folder: z.string().check(z.maxLength(200)),
      /** Of private files: its number. */
      file_name: z.string().check(z.maxLength(300)),
    }),
    output: z.object({
      base64: z.string(),
      type: z.enum(PICTURE_TYPES),
    }),
  },
} satisfies CallSchemas;
