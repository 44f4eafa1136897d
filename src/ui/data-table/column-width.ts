import type { CSSProperties } from "react";

/** Attributes of a cell whose column has a width that was chosen; the rules of the table say where it counts. */
export function widthOf(width: number | undefined): { "data-sized"?: true; style?: CSSProperties } {
  if (width === undefined) return {};
  return {
    "data-sized": true,
    style: { "--martillo-table-column": `${width}px` } as CSSProperties,
  };
}
