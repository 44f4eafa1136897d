import { parseJsonObject } from "./read-body";

/** The input of a GET: a field per parameter, or the whole of it as JSON in `input` where it holds more than plain values. */
export function readQuery(url: string): object {
  const { searchParams } = new URL(url);
  const whole = searchParams.get("input");
  return whole === null ? Object.fromEntries(searchParams) : parseJsonObject(whole);
}
