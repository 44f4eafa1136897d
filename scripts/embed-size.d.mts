import type { EmbedManifest } from "../src/embed/manifest";

export interface PageBudget {
  page: string;
  /** Without `martillo-`. */
  tags: readonly string[];
  kilobytes: number;
  requests?: number;
}

export const BUDGETS: readonly PageBudget[];
export function brotliBytes(file: string, dist?: string): number;
export function readManifest(dist?: string): EmbedManifest;
export function filesOf(tags: readonly string[], manifest?: EmbedManifest): string[];
