export function guides(): string[];
export function withSamples(markdown: string): {
  text: string;
  used: string[];
  strangers: string[];
};
