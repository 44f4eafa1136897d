import { sha256 } from "hash-wasm";
import { PAPER_BYTES } from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { oneLine } from "../../../platform/mail/template";
import type { NewFile } from "./paper-repository";

const NAME_LENGTH = 100;
const PDF_HEAD = "%PDF-";
const PDF_END = "%%EOF";
const END_WITHIN = 2_048;
/** What runs, starts something, or hides another file. */
const RUNS = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/**
 * A file as it is kept: a PDF by its content and without programs, or a picture that was built anew. Throws BODY_TOO_LARGE,
 * UNSUPPORTED_FILE.
 */
export async function readPaperFile(
  file: File,
  { ports, config }: Pick<CallContext, "ports" | "config">,
): Promise<NewFile> {
  if (file.size > PAPER_BYTES) throw new ApiFault("BODY_TOO_LARGE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = isPdf(bytes)
    ? { bytes, type: "application/pdf", extension: "pdf" }
    : await pictureOf(bytes, { ports, config });
  return {
    bytes: kept.bytes,
    type: kept.type,
    name: nameOf(file.name, kept.extension),
    sha256: await sha256(kept.bytes),
  };
}

async function pictureOf(
  bytes: Uint8Array,
  { ports, config }: Pick<CallContext, "ports" | "config">,
) {
  const picture = await ports.images.read(bytes, {
    isGuest: false,
    mostPixels: config.uploads.pixelsPerFile,
  });
  if (!picture || picture.type === "image/webp") throw new ApiFault("UNSUPPORTED_FILE");
  return picture;
}

function isPdf(bytes: Uint8Array): boolean {
  const latin = new TextDecoder("latin1");
  if (latin.decode(bytes.subarray(0, PDF_HEAD.length)) !== PDF_HEAD) return false;
  const text = latin.decode(bytes);
  if (!text.slice(-END_WITHIN).includes(PDF_END) || RUNS.test(text)) {
    throw new ApiFault("UNSUPPORTED_FILE");
  }
  return true;
}

/** The name that it had, with the ending of what it is. */
function nameOf(given: string, extension: string): string {
  const plain = oneLine(given)
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, "_")
    .slice(0, NAME_LENGTH)
    .trim();
  return `${plain || "documento"}.${extension}`;
}
