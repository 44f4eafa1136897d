import { inflateSync } from "fflate";
import { PdfRefused } from ".";

/** What the objects of a file may be together, unpacked. Pages and pictures are not counted: they are copied as they are. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Before the packed data: two bytes that say how it was packed. */
const HEAD_BYTES = 2;

const OBJECT = /\bobj/g;
/** The text between the dictionary of a stream and its data. */
const STREAM = /(?:\s|%[^\r\n]*[\r\n])*stream(?: \r\n|\r\n|\r|\n|)/y;
const HOLDS_OBJECTS = /ObjStm|XRef/;
const PACKED_ONCE = /\/Filter\s*(?:\/Fl(?:ateDecode)?|\[\s*\/Fl(?:ateDecode)?\s*\])[\s/>]/;

/**
 * Refuses a PDF whose objects would be much larger unpacked than they look: a reader unpacks them whole, before it knows how large they are.
 * `text`: the file, a letter for each byte. Looks at everything that a reader could take for an object, also inside of other data.
 */
export function checkStreams(bytes: Uint8Array, text: string): void {
  let left = MOST_BYTES;
  let space: Uint8Array | undefined;
  for (const { index } of text.matchAll(OBJECT)) {
    const end = endOfDictionary(text, index + "obj".length);
    if (end === null) continue;
    STREAM.lastIndex = end;
    if (!STREAM.test(text)) continue;
    const start = STREAM.lastIndex;
    const dictionary = withoutEscapes(text.slice(index, end));
    if (!HOLDS_OBJECTS.test(dictionary) || !dictionary.includes("/Filter")) continue;
    const filters = dictionary.match(/\/Filter/g) ?? [];
    // Packed twice or in another way: no program writes objects so.
    if (filters.length !== 1 || !PACKED_ONCE.test(dictionary)) throw new PdfRefused();
    space ??= new Uint8Array(MOST_BYTES + 1);
    left -= sizeUnpacked(bytes.subarray(start + HEAD_BYTES), space);
    if (left < 0) throw new PdfRefused();
  }
}

/** What a dictionary may hold that begins or ends something. */
const TOKEN = /%[^\r\n]*|\\.|<<|>>|[<>()]/gs;

/** Where the dictionary ends that begins there; null where none does. */
function endOfDictionary(text: string, at: number): number | null {
  let depth = 0;
  let parentheses = 0;
  let isHex = false;
  TOKEN.lastIndex = at;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [token] = found;
    if (parentheses > 0) {
      // A comment and brackets are letters in a text.
      if (token === "(") parentheses++;
      else if (token === ")") parentheses--;
      else if (token.startsWith("%")) TOKEN.lastIndex = found.index + 1;
    } else if (isHex) {
      isHex = !token.startsWith(">");
      TOKEN.lastIndex = found.index + 1;
    } else if (token.startsWith("\\")) {
      // It escapes nothing outside of a text.
      TOKEN.lastIndex = found.index + 1;
    } else if (token === "<<") {
      if (depth === 0 && !isBlank(text.slice(at, found.index))) return null;
      depth++;
    } else if (token === ">>") {
      depth--;
      if (depth <= 0) return depth === 0 ? TOKEN.lastIndex : null;
    } else if (depth === 0) {
      if (!token.startsWith("%")) return null;
    } else if (token === "(") parentheses++;
    else if (token === "<") isHex = true;
  }
  return null;
}

/** White space and comments. */
function isBlank(text: string): boolean {
  return text.replaceAll(/%[^\r\n]*/g, "").trim() === "";
}

/**
 * The size of the stream that begins there, unpacked into a space that does not grow: all bytes after it is full are counted as one byte
 * too many. A stream that breaks off is refused, since a reader finds that out only at the end.
 */
function sizeUnpacked(bytes: Uint8Array, space: Uint8Array): number {
  try {
    return inflateSync(bytes, { out: space }).length;
  } catch {
    throw new PdfRefused();
  }
}

/** `/Obj#53tm` is another way to write `/ObjStm`. */
function withoutEscapes(text: string): string {
  return text.replaceAll(/#([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
