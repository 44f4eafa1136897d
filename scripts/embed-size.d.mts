import type { PageBudget } from "../build/embed/budgets";
import type { EmbedManifest } from "../src/embed/manifest";

export function allBudgets(manifest?: EmbedManifest): PageBudget[];
export function sentBytes(file: string, dist?: string): number;
export function readManifest(dist?: string): EmbedManifest;
export function filesOf(page: Pick<PageBudget, "tags">, manifest?: EmbedManifest): string[];
export function restingFilesOf(page: Pick<PageBudget, "tags">, manifest?: EmbedManifest): string[];
