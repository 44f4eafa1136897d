import type { ReactNode } from "react";
import { Icon, type Shape } from "./Icon";

export type Tone = "neutral" | "accent" | "positive" | "warning" | "danger";

export interface BadgeProps {
  icon: Shape;
  /** @default "neutral" */
  tone?: Tone;
  /** `solid` stands on photos. @default "soft" */
  variant?: "soft" | "solid";
  children: ReactNode;
}

/** A state as a word, an icon and a colour together, never as a colour alone. */
export function Badge({ icon, tone = "neutral", variant = "soft", children }: BadgeProps) {
  return (
    <span
      className="martillo-badge"
      part={`badge badge-${tone}`}
      data-tone={tone}
      data-variant={variant}
    >
      <Icon name={icon} size={14} />
      <span>{children}</span>
    </span>
  );
}
