import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Flag, countOf } from "../primitives";
import { UPLOAD_FOLDERS } from "./values";

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

/** What the calls take and answer, by wire name. */
export const uploadsSchemas = {
  "image_uploader/muliple_img_uploader": {
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
  },
} satisfies CallSchemas;
