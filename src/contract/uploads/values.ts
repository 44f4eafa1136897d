/** Folders that pictures can be kept in: of lots and pages, for accounts alone, and of persons. */
export const UPLOAD_FOLDERS = ["templates", "avatars"] as const;

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
