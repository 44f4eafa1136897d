/** Beginning of the keys of this tab under which messages that are being written lie. */
const PLACE = "martillo:message:";

/** The text that was being written at a place earlier in this tab; empty where there is none. */
export function keptText(place: string): string {
  try {
    return sessionStorage.getItem(PLACE + place) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text for a reload or another page of this tab; an empty one is kept no more. */
export function keepText(place: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(PLACE + place);
    else sessionStorage.setItem(PLACE + place, text);
  } catch {
    // Blocked: a reload forgets the text.
  }
}
