import type { ReactNode } from "react";
import { Icon } from "../../src/ui";

/** Says that something was done; its place is there before its text, so that it is read out. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className="martillo-account-done" part="done">
          <Icon name="check" size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
