import { sha256 } from "hash-wasm";
import { PAPER_BYTES } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { oneLine } from "../../platform/mail/template";
import type { NewFile } from "./file-repository";

const NAME_LENGTH = 100;
const PDF_HEAD = "%PDF-";
/**
 * A file as it is kept, under any name: the pages of a PDF or a picture, both written anew, so that nothing else comes along. Throws
 * BODY_TOO_LARGE, UNSUPPORTED_FILE.
 */
export async function readPrivateFile(
  file: File,
  { ports, config }: Pick<CallContext, "ports" | "config">,
): Promise<NewFile> {
  if (file.size > PAPER_BYTES) throw new ApiFault("BODY_TOO_LARGE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = isPdf(bytes)
    ? { bytes: await pagesOf(bytes, ports), type: "application/pdf", extension: "pdf" }
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
  return new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEAD.length)) === PDF_HEAD;
}

async function pagesOf(
  bytes: Uint8Array,
  { pdfs }: CallContext["ports"],
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await pdfs.rewrite(bytes));
  } catch (error) {
    // That too many wait is not about the file.
    throw error instanceof ApiFault ? error : new ApiFault("UNSUPPORTED_FILE");
  }
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
