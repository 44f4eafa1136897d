import { ApiFault } from "../call/fault";

/** Fields and files of one form; the largest of the house has a handful. Each costs the parser far more than its bytes. */
const MOST_PARTS = 100;

/** Whether a body of this type is a form with files, as `multipart/form-data`. */
export function isFormType(contentType: string | null | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? "");
}

/** A field of an object: `checks[identity]`. */
const FIELD_OF = /^(\w+)\[(\w+)\]$/;

/** The fields of a form; a name that stands there twice is a list, and `name[field]` a field of the object of that name. */
export async function readForm(request: Request, bytes: Uint8Array): Promise<object> {
  if (hasMoreParts(bytes, MOST_PARTS)) throw new ApiFault("BODY_TOO_COMPLEX");
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  let form: FormData;
  try {
    form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
  } catch {
    throw new ApiFault("INVALID_FORM");
  }
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const known = fields.get(name);
    if (Array.isArray(known)) known.push(value);
    else fields.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(gathered(fields));
}

/** Fields of one object under its name, where no plain field has that name. */
function gathered(fields: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const whole = new Map<string, unknown>();
  const objects = new Map<string, Map<string, unknown>>();
  for (const [name, value] of fields) {
    const [, of, field] = FIELD_OF.exec(name) ?? [];
    if (of === undefined || field === undefined || fields.has(of)) whole.set(name, value);
    else objects.set(of, (objects.get(of) ?? new Map<string, unknown>()).set(field, value));
  }
  for (const [name, inner] of objects) whole.set(name, Object.fromEntries(inner));
  return whole;
}

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const DASH = 45;

/** With every boundary, all parts but the first begin a line with two dashes. Chance makes none of these in a picture. */
function hasMoreParts(bytes: Uint8Array, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0;) {
    if (bytes[at + 1] === LINE_FEED && bytes[at + 2] === DASH && bytes[at + 3] === DASH) count += 1;
    if (count > most) return true;
    at = bytes.indexOf(CARRIAGE_RETURN, at + 1);
  }
  return false;
}
