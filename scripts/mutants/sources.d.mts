export const KEPT: string;
export function withFault(source: string, edit: { find: string; put: string }): string | undefined;
export function putFault(mutant: { name: string; file: string; find: string; put: string }): void;
export function restore(): void;
