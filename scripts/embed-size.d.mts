import type { EmbedManifest } from "../src/embed/manifest";

export interface PageBudget {
  page: string;
  /** Without `martillo-`. */
  tags: readonly string[];
  /** Loaded apart, and at once all the same. */
  parts?: readonly string[];
  kilobytes: number;
  requests?: number;
}

export const BUDGETS: readonly PageBudget[];
export function brotliBytes(file: string, dist?: string): number;
export function readManifest(dist?: string): EmbedManifest;
export function filesOf(
  page: Pick<PageBudget, "tags" | "parts">,
  manifest?: EmbedManifest,
): string[];
