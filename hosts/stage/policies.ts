export interface PolicyInput {
  api: string;
  nonce: string;
  html: string;
}

/** Headers that a host of this kind sends with its pages, by the path of the page. */
export function policyOf(path: string, input: PolicyInput): Record<string, string> {
  return POLICIES[path]?.(input) ?? {};
}

const POLICIES: Record<string, (input: PolicyInput) => Record<string, string>> = {};
