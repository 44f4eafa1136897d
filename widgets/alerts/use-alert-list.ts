import { useState } from "react";
import { formatMessage, type LocaleSettings, useLocale } from "../../src/i18n";
import { type Alert, useAlerts } from "../../src/state";
import { inWords } from "../../src/state/page";

/** One alert in the visitor's words. */
export interface AlertModel extends Pick<Alert, "id" | "kind" | "message" | "raisedAt" | "link"> {
  /** What to do next. */
  next: string | undefined;
}

/** Everything that the view shows. */
export interface AlertListModel {
  /** Oldest first. */
  alerts: readonly AlertModel[];
  /** None runs out while the visitor is on one of them, with the pointer or with the keyboard. */
  isHeld: boolean;
  hold(by: "pointer" | "focus", id: number | undefined): void;
  dismiss(id: number): void;
}

function toModel(alert: Alert, { phrases, locale }: LocaleSettings): AlertModel {
  const { id, kind, error, raisedAt } = alert;
  const phrase = (text: string) => formatMessage(phrases[text] ?? text, {}, locale);
  const link = alert.link && { ...alert.link, label: phrase(alert.link.label) };
  if (error) {
    const { message, next } = inWords(error, phrases, locale);
    return { id, kind, message, next, raisedAt, link };
  }
  return { id, kind, message: phrase(alert.message), next: undefined, raisedAt, link };
}

/** The alerts to show, in the language in force. */
export function useAlertList(): AlertListModel {
  const { alerts, dismiss } = useAlerts();
  const words = useLocale();
  // By id: an alert that is gone holds nothing, even if its last event started a hold.
  const [held, setHeld] = useState<{ pointer?: number | undefined; focus?: number | undefined }>(
    {},
  );
  return {
    alerts: alerts.map((alert) => toModel(alert, words)),
    isHeld: alerts.some(({ id }) => id === held.pointer || id === held.focus),
    hold: (by, id) => setHeld((now) => ({ ...now, [by]: id })),
    dismiss,
  };
}
