import { MESSAGE_FILES, PAPER_BYTES } from "../../contract";

/** Types that the server keeps, as `<input accept>` takes them. */
export const TALK_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;

/** Files with others added. A file that the server would refuse, and one beyond the most of a message, stays out and is named. */
export function withFiles(
  files: readonly File[],
  added: readonly File[],
): { files: File[]; wrong: string | undefined; isTooMany: boolean } {
  const isFit = ({ type, size }: File) =>
    TALK_FILE_TYPES.some((known) => known === type) && size <= PAPER_BYTES && size > 0;
  const isKnown = (file: File) =>
    files.some(({ name, size }) => name === file.name && size === file.size);
  const all = [...files, ...added.filter((file) => isFit(file) && !isKnown(file))];
  return {
    files: all.slice(0, MESSAGE_FILES),
    wrong: added.find((file) => !isFit(file))?.name,
    isTooMany: all.length > MESSAGE_FILES,
  };
}
