import type { ReactNode } from "react";
import { Icon, type Shape } from "./Icon";

export interface EmptyStateProps {
  /** @default "search" */
  icon?: Shape;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

/** Nothing here, and what to do next. */
export function EmptyState({ icon = "search", title, children, actions }: EmptyStateProps) {
  return (
    <div className="martillo-notice" part="empty">
      <span className="martillo-notice__icon">
        <Icon name={icon} size={24} />
      </span>
      <p className="martillo-notice__title">{title}</p>
      {children && <div className="martillo-notice__text">{children}</div>}
      {actions && <div className="martillo-notice__actions">{actions}</div>}
    </div>
  );
}
