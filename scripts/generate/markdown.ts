// The few things that the pages are written with.

/** Told at the top of each page. */
export const HEAD =
  "<!-- Written by `npm run generate` from the source. Do not edit: change the source and run it again. -->\n\n";

/** Text as it stands in a cell. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ").trim();
}

/** Text as code, in a cell or elsewhere. */
export function code(text: string | undefined): string {
  return text === undefined || text === "" ? "" : `\`${text.replace(/\s+/g, " ")}\``;
}

/** A table; nothing when it has no rows. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |\n`;
  return `${line(columns)}${line(columns.map(() => "---"))}${rows.map(line).join("")}\n`;
}

/** A heading and what is under it; nothing when that is nothing. */
export function section(level: number, title: string, body: string): string {
  return body === "" ? "" : `${"#".repeat(level)} ${title}\n\n${body}`;
}
