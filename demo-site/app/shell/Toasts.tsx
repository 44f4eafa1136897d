import "./toasts.css";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { dismissToast, useToasts } from "./toast-store";

/** The one place for alerts: at most three, read out politely. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <div className="site-toasts" role="status" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <p key={toast.id} className="site-toast" data-kind={toast.kind}>
          {toast.kind === "error" ? (
            <CircleAlert size={20} aria-hidden="true" />
          ) : (
            <CircleCheck size={20} aria-hidden="true" />
          )}
          <span>{toast.text}</span>
          <button
            type="button"
            className="site-icon-button"
            aria-label="Cerrar el aviso"
            onClick={() => dismissToast(toast.id)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      ))}
    </div>
  );
}
