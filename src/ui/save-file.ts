/** A file of the house, as calls answer it. */
export interface HouseFile {
  file_name: string;
  content_type: string;
  /** In base64. */
  content: string;
}

/** Hands a file to the browser to be saved. */
export function saveFile({ file_name, content_type, content }: HouseFile): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file_name;
  link.click();
  URL.revokeObjectURL(url);
}
