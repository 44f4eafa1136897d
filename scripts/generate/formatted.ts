import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { at } from "../../build/entries.js";

/** Files as the formatter would leave them, by path. */
export async function formatted(
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const options = JSON.parse(readFileSync(at(".oxfmtrc.json"), "utf8"));
  return Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([path, text]) => {
        const { code, errors } = await format(path, text, options);
        if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
        return [path, code] as const;
      }),
    ),
  );
}
