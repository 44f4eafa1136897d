import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF of one page with a line of text. `program`: runs when it is opened. */
export async function pdfOf({ program }: { program?: string } = {}): Promise<
  Uint8Array<ArrayBuffer>
> {
  const made = await PDFDocument.create();
  made.addPage([200, 100]).drawText("Permiso", { x: 20, y: 40, size: 18 });
  if (program !== undefined) made.addJavaScript("open", program);
  return new Uint8Array(await made.save({ useObjectStreams: false }));
}
