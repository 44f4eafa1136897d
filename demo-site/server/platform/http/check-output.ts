import type { DescribedCall } from "martillo/contract/schemas";

/** Says what of an answer the contract does not allow: a wrong value, or a field that it does not know. */
export function outputFault(call: DescribedCall, output: unknown): string | null {
  const parsed = call.output.safeParse(output);
  if (!parsed.success) return JSON.stringify(parsed.error.issues);
  const stray = strayField(output, parsed.data, "");
  return stray === null ? null : `unknown field ${stray}`;
}

function strayField(raw: unknown, parsed: unknown, path: string): string | null {
  if (typeof raw !== "object" || raw === null) return null;
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof parsed !== "object" || parsed === null || !Object.hasOwn(parsed, key)) return at;
    const found = strayField(value, Object.getOwnPropertyDescriptor(parsed, key)?.value, at);
    if (found !== null) return found;
  }
  return null;
}
