import { encode } from "uqr";
import type { DocumentHead } from "./register";

/** A QR that can be drawn at any size. */
export interface TaxQr {
  /** What it holds. */
  address: string;
  /** Whether the record went to the tax office. */
  isSent: boolean;
  /** Modules on a side, the quiet border included. */
  size: number;
  /** Its dark modules, one unit each, as the `d` of an SVG path. */
  path: string;
}

/** Light modules around, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** The QR that the regulation asks for on an invoice; null of what is none. */
export function taxQrOf({ taxQr }: Pick<DocumentHead, "taxQr">): TaxQr | null {
  if (!taxQr) return null;
  // Level M, and no better: the regulation names it.
  const { size, data } = encode(taxQr.address, { ecc: "M", boostEcc: false, border: BORDER });
  const path = data
    .flatMap((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
  return { ...taxQr, size, path };
}

function darkRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
