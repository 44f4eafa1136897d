import type { FILE_KINDS } from "../files/values";

/**
 * Folders that pictures can be kept in: `lots` for photos of lots, in three sizes; `templates` for those of pages, as they come; `avatars` of
 * persons. Guests may use the last alone.
 */
export const UPLOAD_FOLDERS = ["templates", "avatars", "lots"] as const;

/** Kinds of private files that may be pictures: of papers, returns, documents of lots, receipts of transfers, and hand-overs. */
export const PRIVATE_PICTURES = [
  "paper",
  "return",
  "lot",
  "receipt",
  "handover",
] as const satisfies readonly (typeof FILE_KINDS)[number][];

/** The most that a picture may have to be answered as text, in bytes: 8 MB. */
export const IMAGE_BASE_BYTES = 8 * 1_048_576;

/** Widths in which a lot's photo is kept, in pixels, where the server can make pictures smaller. */
export const LOT_PHOTO_WIDTHS = [1600, 800, 480] as const;

/** A file among the uploads. A way up or an empty part would lead elsewhere on the site, or off it. */
export const UPLOADED = /^\/uploads(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Name of a folder of pictures. */
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

/** Variable of the house that asks newcomers for a picture: `optional`, `required`, anything else for not at all. */
export const REGISTRATION_PICTURE = "registration_picture";

/** What a form with files carries; lists become several entries of one name. */
export function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const part of [value].flat())
      form.append(name, part instanceof Blob ? part : String(part));
  }
  return form;
}
