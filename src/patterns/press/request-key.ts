// One key for each press, so that nothing is done twice.
import { useState } from "react";
import { newKey } from "./new-key";

/** Keys of requests that move money. */
export interface RequestKeys {
  /** The key of this request, made before its first try: the same request keeps it until it is forgotten. */
  keyOf(request: string): string;
  /** It was answered: the next one is another request. */
  forget(): void;
}

/** Keys that live as long as their component: a second press, or a try after a lost answer, finds the first one. */
export function useRequestKey(): RequestKeys {
  return useState(createRequestKeys)[0];
}

function createRequestKeys(): RequestKeys {
  let last: { of: string; key: string } | undefined;
  return {
    keyOf(of) {
      if (last?.of !== of) last = { of, key: newKey() };
      return last.key;
    },
    forget: () => (last = undefined),
  };
}
