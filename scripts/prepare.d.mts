export function isForOthers(env: Record<string, string | undefined>, root?: string): boolean;
