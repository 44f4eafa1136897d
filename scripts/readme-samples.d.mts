export function samplesOf(markdown: string): { extension: "ts" | "tsx"; text: string }[];
