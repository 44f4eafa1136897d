export function runsInGate(project: string, file: string): boolean;
export function isAmong(file: string, patterns: readonly string[]): boolean;
