import { Component, type ReactNode, useContext } from "react";
import { useMessages } from "../i18n";
import type { Emit } from "../state/events";
import { EventTargetContext } from "../state/react";
import { boundaryMessages } from "./boundary.messages";

interface BoundaryProps {
  widget: string;
  emit: Emit;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.props.emit("martillo-error", { widget: this.props.widget, message });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RetryBox onRetry={() => this.setState({ failed: false })} />;
  }
}

function RetryBox({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(boundaryMessages);
  return (
    <div className="martillo-root martillo-notice" role="alert" part="crash">
      <p>{t("failed")}</p>
      <button type="button" className="martillo-button" data-variant="secondary" onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

/**
 * Keeps a crash inside its widget: shows a quiet box with a retry, fires `martillo-error`, and the page and the other widgets live
 * on. Elements have one already.
 */
export function WidgetBoundary({ widget, children }: { widget: string; children: ReactNode }) {
  const emit = useContext(EventTargetContext);
  return (
    <Boundary widget={widget} emit={emit}>
      {children}
    </Boundary>
  );
}
