import type { Mutant, Project } from "./mutants.mjs";

export type Results = Readonly<
  Record<string, Partial<Record<Project, { foundBy: string | null }>>>
>;
export function matrixLines(mutants: readonly Mutant[], results: Results): string[];
