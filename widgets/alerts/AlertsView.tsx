import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../src/i18n";
import { Icon, IconButton } from "../../src/ui";
import { alertsMessages } from "./alerts.messages";
import type { AlertListModel, AlertModel } from "./use-alert-list";
import { useExpiry } from "./use-expiry";
import { useModalLayer } from "./use-modal-layer";

/** Corner of the window, or the place where it stands in the page. */
export type AlertsPlacement = "bottom" | "top" | "inline";

interface AlertsViewProps {
  model: AlertListModel;
  placement: AlertsPlacement;
}

/** In the page, or inside the modal dialog that is open over it. */
export function AlertsView({ model, placement }: AlertsViewProps) {
  const place = useRef<HTMLElement>(null);
  const layer = useModalLayer(model.alerts.length > 0, place);
  const silent = { ...model, alerts: [] };
  const over = placement === "inline" ? "bottom" : placement;
  return (
    <>
      <Regions frame={place} model={layer ? silent : model} placement={placement} />
      {layer &&
        createPortal(
          <InDialog model={layer.isSettled ? model : silent} placement={over} />,
          layer.container,
        )}
    </>
  );
}

function InDialog(props: AlertsViewProps) {
  return <Regions {...props} frame={useRef<HTMLElement>(null)} />;
}

/**
 * Two regions, both there from the start: news wait until a screen reader has finished, failures do not. Nothing but a failed action of
 * the visitor's own comes as a failure, so that what interrupts is about what was just done.
 */
function Regions({
  frame,
  model,
  placement,
}: AlertsViewProps & { frame: RefObject<HTMLElement | null> }) {
  const t = useMessages(alertsMessages);
  const isOver = placement !== "inline" && model.alerts.length > 0;
  // The boxes around the widget may clip, contain or move their content; the top layer always belongs to the window.
  useEffect(() => {
    const node = frame.current;
    if (!isOver || !node) return;
    node.showPopover();
    return () => {
      if (node.isConnected) node.hidePopover();
    };
  }, [frame, isOver]);

  /** The keyboard goes on to the next one instead of the top of the page. */
  function close(id: number, hadFocus: boolean) {
    if (hadFocus) {
      const buttons = [...(frame.current?.querySelectorAll<HTMLElement>("button") ?? [])];
      const index = buttons.findIndex((button) => button.dataset["alert"] === String(id));
      (buttons[index + 1] ?? buttons[index - 1])?.focus();
    }
    model.dismiss(id);
  }

  const itemsOf = (kind: AlertModel["kind"]) =>
    model.alerts
      .filter((alert) => alert.kind === kind)
      .map((alert) => <AlertItem key={alert.id} alert={alert} model={model} onClose={close} />);

  return (
    <section
      ref={frame}
      className="martillo-root martillo-alerts"
      part="base"
      aria-label={t("label")}
      data-placement={placement}
      popover={placement === "inline" ? undefined : "manual"}
      data-empty={model.alerts.length === 0 || undefined}
    >
      <div
        className="martillo-alerts__list"
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
      >
        {itemsOf("info")}
      </div>
      <div
        className="martillo-alerts__list"
        role="alert"
        aria-live="assertive"
        aria-atomic="false"
        aria-relevant="additions"
      >
        {itemsOf("error")}
      </div>
    </section>
  );
}

interface AlertItemProps {
  alert: AlertModel;
  model: AlertListModel;
  onClose(id: number, hadFocus: boolean): void;
}

function AlertItem({ alert, model, onClose }: AlertItemProps) {
  const t = useMessages(alertsMessages);
  const { id, kind, message, next, link } = alert;
  useExpiry(alert, model.isHeld, model.dismiss);
  return (
    <div
      className="martillo-alerts__item"
      part={`alert alert-${kind}`}
      data-kind={kind}
      onPointerEnter={() => model.hold("pointer", id)}
      onPointerLeave={() => model.hold("pointer", undefined)}
      onFocus={() => model.hold("focus", id)}
      onBlur={() => model.hold("focus", undefined)}
    >
      <Icon name={kind === "error" ? "warning" : "check"} />
      <div className="martillo-alerts__text">
        <p part="message">
          <span className="martillo-visually-hidden">{t(kind)} </span>
          {message}
        </p>
        {next && (
          <p className="martillo-alerts__next" part="next">
            {next}
          </p>
        )}
        {link && (
          <a
            className="martillo-alerts__link"
            part="link"
            href={link.href}
            onClick={() => model.dismiss(id)}
          >
            {link.label}
          </a>
        )}
      </div>
      <IconButton
        icon="close"
        label={t("close")}
        data-alert={id}
        onClick={({ currentTarget }) => onClose(id, currentTarget.matches(":focus"))}
      />
    </div>
  );
}
