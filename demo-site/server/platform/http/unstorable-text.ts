const TEXT = "Contiene un carácter que no se admite.";

/** Half of a pair: no character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Texts that the database cannot hold: path → what is wrong. For parsed input, whose depth is limited. */
export function unstorableTexts(value: unknown, path = ""): Record<string, string> {
  if (typeof value === "string") return isStorable(value) ? {} : { [path]: TEXT };
  if (typeof value !== "object" || value === null) return {};
  const faults: Record<string, string> = {};
  for (const [key, part] of Object.entries(value)) {
    Object.assign(faults, unstorableTexts(part, path === "" ? key : `${path}.${key}`));
  }
  return faults;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && !LONE_SURROGATE.test(text);
}
