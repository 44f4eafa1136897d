/** The same new record, until it is saved for the first time, also after a reload of the page. */
export function draftKey(place: string): string {
  const at = `${place}:key`;
  try {
    const known = sessionStorage.getItem(at);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(at, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

/** It is saved: the next record is another one. */
export function forgetDraftKey(place: string): void {
  try {
    sessionStorage.removeItem(`${place}:key`);
  } catch {
    // Blocked: nothing was written either.
  }
}
