import { type AlertsState, showAlert } from "martillo";

/** Tells the visitor something that asks for no answer: a text, or the key of a phrase. */
export function showToast(text: string, kind?: Parameters<AlertsState["tell"]>[1]): void {
  showAlert(text, kind);
}
