import type { AnchorHTMLAttributes, ReactNode } from "react";
import type { ButtonVariant } from "./Button";
import { Icon, type Shape } from "./Icon";

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** @default "secondary" */
  variant?: ButtonVariant;
  /** @default "m" */
  size?: "s" | "m";
  icon?: Shape | undefined;
  /** @default false */
  full?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant = "secondary",
  size = "m",
  icon,
  full = false,
  children,
  className = "",
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      part={`button button-${variant}`}
      {...rest}
      className={`martillo-button ${className}`}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className="martillo-button__label">{children}</span>
    </a>
  );
}
