import "./dialogs.css";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

export interface ModalDialogProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * A native modal dialog of the site: Escape and a click beside it close it, the focus goes back to its opener. The empty dialog
 * stays in the page while it is closed: one that is removed while open gives no focus back.
 */
export function ModalDialog({ isOpen, onClose, label, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const node = dialog.current;
    if (!isOpen || !node || node.open) return;
    node.showModal();
    return () => node.close();
  }, [isOpen]);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // Keyboards close it with Escape, which a dialog answers by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`site-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={closeBeside}
    >
      {isOpen && children}
    </dialog>
  );
}
