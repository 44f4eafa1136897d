import { useMemo } from "react";
import { useStore } from "zustand";
import { type Alert, type AlertLink, type CallError, withAlert } from "../../client";
import { useRuntime } from "./provider";
import { type Runtime, runtimeFor } from "../runtime";
import { pageSettings } from "../page";

/** The content of an alert: a text or the key of a phrase, or a failure of a call. */
export type AlertContent = string | Pick<CallError, "message">;

/** What visitors are told, and how to tell more. */
export interface AlertsState {
  /** Oldest first, three at most. */
  alerts: readonly Alert[];
  /** Tells what no widget shows itself. A failure is an error, a text is not unless `kind` says so; `link` leads on. */
  tell(content: AlertContent, kind?: Alert["kind"], link?: AlertLink): void;
  /** Takes one away. */
  dismiss(id: number): void;
}

function raise(
  { alerts }: Pick<Runtime, "alerts">,
  content: AlertContent,
  kind?: Alert["kind"],
  link?: AlertLink,
) {
  const alert =
    typeof content === "string"
      ? { kind: kind ?? "info", message: content, link }
      : { kind: kind ?? "error", message: content.message, error: content as CallError, link };
  alerts.setState((all) => withAlert(all, alert), true);
}

/** The alerts of this API: `const { tell } = useAlerts(); tell("Logged out successfully")`. */
export function useAlerts(): AlertsState {
  const runtime = useRuntime();
  const alerts = useStore(runtime.alerts);
  const actions = useMemo(
    () => ({
      tell: (content: AlertContent, kind?: Alert["kind"], link?: AlertLink) =>
        raise(runtime, content, kind, link),
      dismiss: (id: number) =>
        runtime.alerts.setState((all) => all.filter((alert) => alert.id !== id), true),
    }),
    [runtime],
  );
  return { alerts, ...actions };
}

/** Tells visitors something from outside of components, where the page's `martillo-alerts` shows it. */
export function showAlert(content: AlertContent, kind?: Alert["kind"], link?: AlertLink): void {
  raise(runtimeFor(pageSettings().apiBase), content, kind, link);
}
