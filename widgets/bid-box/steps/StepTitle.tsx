import type { ReactNode } from "react";

export interface StepTitleProps {
  id?: string;
  children: ReactNode;
}

/**
 * Heading of a new step. It takes the focus (`useStepFocus`), and no button does: the Enter that led here may still be down.
 */
export function StepTitle({ id, children }: StepTitleProps) {
  return (
    <h3 id={id} tabIndex={-1} className="martillo-bid-box__step-title" part="step-title">
      {children}
    </h3>
  );
}
