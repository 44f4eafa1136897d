import { type ReactNode, useEffect, useRef } from "react";

export interface StepTitleProps {
  id?: string;
  children: ReactNode;
}

/**
 * Heading of a new step. It takes the focus, so that a screen reader reads on from here; a heading and not a button, because
 * the Enter that led here may still be down.
 */
export function StepTitle({ id, children }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  return (
    <h3
      ref={heading}
      id={id}
      tabIndex={-1}
      className="martillo-bid-box__step-title"
      part="step-title"
    >
      {children}
    </h3>
  );
}
