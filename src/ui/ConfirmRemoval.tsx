import type { ReactNode } from "react";
import { usePhrase } from "../i18n";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

export interface ConfirmRemovalProps {
  open: boolean;
  /** It is being removed. @default false */
  busy?: boolean;
  /** Why the last try was refused. */
  refusal?: { message: string; next?: string | undefined } | undefined;
  onCancel: () => void;
  onConfirm: () => void;
  /** What will be gone, and what follows from it. */
  children: ReactNode;
}

/** Asks before something is removed. */
export function ConfirmRemoval({
  open,
  busy = false,
  refusal,
  onCancel,
  onConfirm,
  children,
}: ConfirmRemovalProps) {
  const say = usePhrase();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={say("Are you sure you want to delete")}
      footer={
        <>
          <Button onClick={onCancel}>{say("Cancel")}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {say("Confirm")}
          </Button>
        </>
      }
    >
      {children}
      <div role="alert">
        {refusal?.message} {refusal?.next}
      </div>
    </Dialog>
  );
}
