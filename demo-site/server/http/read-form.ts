import { ApiFault } from "./fault";

/** A form with files, as `multipart/form-data`. */
export function isForm(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

/** The fields of a form; a name that stands there twice is a list. */
export async function readForm(request: Request, bytes: Uint8Array): Promise<object> {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  let form: FormData;
  try {
    form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
  } catch {
    throw new ApiFault("INVALID_FORM");
  }
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
