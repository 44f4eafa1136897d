import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { checkStreams } from "./check-streams";
import { PdfRefused } from ".";

const MOST_PAGES = 300;

/** The notes that are drawn beside the text of a page. */
const NOTES: ReadonlySet<string> = new Set([
  "Text",
  "FreeText",
  "Line",
  "Square",
  "Circle",
  "Polygon",
  "PolyLine",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Caret",
  "Stamp",
  "Ink",
]);

/** Of a note, how it looks and what it says. */
const OF_NOTES = ["Type", "Subtype", "Rect", "Contents", "AP", "AS", "F", "C", "Border", "BS", "BE"]
  .concat(["IC", "QuadPoints", "Vertices", "InkList", "L", "LE", "DA", "Q", "CA", "T", "M", "Name"])
  .map((name) => PDFName.of(name));

/** Of a page, what it looks like. */
const OF_PAGES = ["Type", "Parent", "Resources", "Contents", "MediaBox", "CropBox", "Rotate"]
  .concat(["UserUnit", "Group", "Annots"])
  .map((name) => PDFName.of(name));

/** In the dictionary of a stream, what names another file or another program's data. */
const OF_OTHERS = ["F", "FFilter", "FDecodeParms", "Ref", "OPI", "PieceInfo", "AF", "Metadata"].map(
  (name) => PDFName.of(name),
);

/** None of these is left, or the file is refused: a wall behind the others. */
const NEVER: ReadonlySet<string> = new Set(
  ["JavaScript", "JS", "Launch", "SubmitForm", "ImportData", "URI", "GoToR", "GoToE", "Rendition"]
    .concat(["EmbeddedFile", "EmbeddedFiles", "Filespec", "RichMedia", "XFA", "OpenAction"])
    .map((name) => `/${name}`),
);

/** The pages of a PDF in a file of their own. Throws PdfRefused. */
export async function rewritePdf(file: Uint8Array): Promise<Uint8Array> {
  try {
    return await pagesOf(file);
  } catch (error) {
    // What the library says of a file that it cannot read, it says in many ways.
    throw new PdfRefused({ cause: error });
  }
}

async function pagesOf(file: Uint8Array): Promise<Uint8Array> {
  checkStreams(file, new TextDecoder("latin1").decode(file));
  const sent = await PDFDocument.load(file, { updateMetadata: false });
  const pages = sent.getPages();
  if (pages.length === 0 || pages.length > MOST_PAGES) throw new PdfRefused();
  const form = sent.getForm();
  form.deleteXFA();
  // The filled-in values become part of the page.
  if (form.getFields().length > 0) form.flatten();
  for (const page of pages) clean(page);

  const written = await PDFDocument.create({ updateMetadata: false });
  // Copies what is reachable from the pages, and nothing else of the file.
  const copies = await written.copyPages(sent, sent.getPageIndices());
  for (const page of copies) written.addPage(page);
  for (const [, object] of written.context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) for (const name of OF_OTHERS) object.dict.delete(name);
    if (namesOf(object).some((name) => NEVER.has(name))) throw new PdfRefused();
  }
  return written.save({ useObjectStreams: false, addDefaultPage: false });
}

function clean({ node }: PDFPage): void {
  const notes = node.Annots();
  keepOnly(node, OF_PAGES);
  if (!notes) return;
  const kept = notes.asArray().flatMap((one) => {
    const note = node.context.lookup(one);
    if (!(note instanceof PDFDict)) return [];
    const kind = note.lookupMaybe(PDFName.of("Subtype"), PDFName)?.decodeText() ?? "";
    if (!NOTES.has(kind)) return [];
    keepOnly(note, OF_NOTES);
    return [one];
  });
  node.set(PDFName.of("Annots"), node.context.obj(kept));
}

function keepOnly(dictionary: PDFDict, names: readonly PDFName[]): void {
  for (const name of dictionary.keys()) if (!names.includes(name)) dictionary.delete(name);
}

/** All names in an object, those in what it holds directly too. */
function namesOf(object: PDFObject): string[] {
  if (object instanceof PDFName) return [object.toString()];
  if (object instanceof PDFArray) return object.asArray().flatMap(namesOf);
  if (object instanceof PDFRawStream) return namesOf(object.dict);
  if (object instanceof PDFDict)
    return object.entries().flatMap(([name, value]) => [name.toString(), ...namesOf(value)]);
  return [];
}
