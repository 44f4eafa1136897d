export interface LiveRegionProps {
  /** What to say; the empty string says nothing. */
  message: string;
  /** `assertive` only for what a bidder must know at once. @default "polite" */
  urgency?: "polite" | "assertive";
}

/** Speaks to screen readers. Render it once and for good: a region that comes with its text is not read. */
export function LiveRegion({ message, urgency = "polite" }: LiveRegionProps) {
  return (
    <div
      className="martillo-visually-hidden"
      role={urgency === "polite" ? "status" : "alert"}
      aria-live={urgency}
      aria-atomic="true"
    >
      {message}
    </div>
  );
}
