import { textHash } from "../security/token";

/** Makes a text smaller for its way, as gzip. `effort`: `least` for what is made for one caller, `most` for what is made once. */
export type Compress = (
  text: string | Uint8Array<ArrayBuffer>,
  effort: "least" | "most",
) => Promise<Uint8Array<ArrayBuffer>>;

/** An answer that never changes, as it travels. */
export interface KeptText {
  bytes: Uint8Array<ArrayBuffer>;
  /** Names these words, whether they travel as they are or as gzip: a weak validator. */
  etag: string;
  /** The same as gzip, made when the first caller takes it so. */
  compressed(compress: Compress): Promise<Uint8Array<ArrayBuffer>>;
}

const kept = new WeakSet<object>();
const texts = new WeakMap<object, KeptText>();

/** An output that is always the same object and never changes: it is written, encoded and compressed once. */
export function keepAnswer<Output extends object>(output: Output): Output {
  kept.add(output);
  return output;
}

export function isKept(output: unknown): output is object {
  return typeof output === "object" && output !== null && kept.has(output);
}

/** What travels of a kept output. `write` puts it into words, the first time alone. */
export function keptText(output: object, write: () => string): KeptText {
  const known = texts.get(output);
  if (known) return known;
  const text = write();
  const bytes = new TextEncoder().encode(text);
  let smaller: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const made: KeptText = {
    bytes,
    etag: `W/"${textHash(text)}"`,
    compressed(compress) {
      if (!smaller) {
        smaller = compress(bytes, "most");
        // One that failed is tried again.
        smaller.catch(() => (smaller = undefined));
      }
      return smaller;
    },
  };
  texts.set(output, made);
  return made;
}
