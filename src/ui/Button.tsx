import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon, type Shape } from "./Icon";
import { Spinner } from "./Spinner";

export type ButtonVariant = "primary" | "soft" | "secondary" | "ghost" | "danger";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `primary` per view; `soft` where there are many alike. @default "secondary" */
  variant?: ButtonVariant;
  /** `s` is 40 px high, `m` 44. @default "m" */
  size?: "s" | "m";
  /** In front of the label. */
  icon?: Shape | undefined;
  /** Shows a spinner and ignores clicks, without losing the focus. @default false */
  busy?: boolean;
  /** Takes the width of its container. @default false */
  full?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that says what it does. */
export function Button({
  variant = "secondary",
  size = "m",
  icon,
  busy = false,
  full = false,
  children,
  className = "",
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      part={`button button-${variant}`}
      {...rest}
      type={type}
      className={`martillo-button ${className}`}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      <span className="martillo-button__label">{children}</span>
    </button>
  );
}
