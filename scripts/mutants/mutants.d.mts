export type Project =
  | "unit"
  | "mocked"
  | "server"
  | "alone"
  | "browser"
  | "stories"
  | "embed"
  | "e2e"
  | "hosts";
export type Finders = Partial<Record<Project, readonly string[]>>;
export interface Edit {
  name: string;
  file: string;
  find: string;
  put: string;
  fault: string;
  finders: Finders;
  why?: string;
}
export interface Mutant extends Edit {
  layer: string;
}
export const PROJECTS: readonly Project[];
export const mutants: readonly Mutant[];
export function gateFindersOf(mutant: Pick<Mutant, "finders">): Finders;
