import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useMessages } from "../i18n";
import { useStyles } from "./adopt-styles";
import styles from "./dialog.css?inline";
import { IconButton } from "./IconButton";
import { uiMessages } from "./ui.messages";

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode;
  /** `side` slides in from the edge, for filters; `wide` has room for a table. @default "centre" */
  placement?: "centre" | "side" | "wide";
  /** A click beside it closes it; not for a half-filled form. @default true */
  dismissible?: boolean;
  children: ReactNode;
}

const FIRST_FIELD = ".martillo-dialog__body :read-write";

/**
 * The platform's own modal dialog: the rest of the page is inert, the first field has the focus, Escape closes, and
 * the focus goes back to where it came from.
 * Content exists only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  placement = "centre",
  dismissible = true,
  children,
}: DialogProps) {
  const t = useMessages(uiMessages);
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useStyles(element, styles);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // A visitor who has something to type begins with it; else the platform's choice, the button that closes, is right. Panels are read
    // first.
    if (placement === "centre" && !dialog.querySelector("[autofocus]")) {
      dialog.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
    // A body that scrolls must be reachable by keyboard, and only one that scrolls should be a stop.
    const body = dialog.querySelector<HTMLElement>(".martillo-dialog__body");
    if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  }, [open, placement]);

  // Before it leaves the page, if it does: one that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    return () => dialog.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only its backdrop is pressed; Escape and the button do the same
    <dialog
      ref={element}
      className="martillo-dialog"
      part="dialog"
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Stays under the control of `open`; a file picker inside sends a cancel of its own.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dialog itself is hit only on its backdrop: its content covers all of it.
        if (dismissible && event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className="martillo-dialog__panel">
          <header className="martillo-dialog__header">
            <h2 className="martillo-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={t("close")} onClick={onClose} />
          </header>
          <div className="martillo-dialog__body">{children}</div>
          {footer && <footer className="martillo-dialog__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
