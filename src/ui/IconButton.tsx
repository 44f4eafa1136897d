import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type Shape } from "./Icon";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: Shape;
  /** What it does, in words: its only name. */
  label: string;
  /** Fills the icon. @default false */
  filled?: boolean;
  /** `raised` stands on photos. @default "plain" */
  variant?: "plain" | "raised";
  ref?: Ref<HTMLButtonElement>;
}

/** A 40 px button with an icon only; the label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  filled = false,
  variant = "plain",
  className = "",
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      part="icon-button"
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={`martillo-icon-button ${className}`}
      data-variant={variant}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
