export interface RefusalProps {
  /** The refusal; undefined while nothing was refused. */
  of: { message: string; next?: string | undefined } | undefined;
  className?: string;
}

/** Why something was not done, and what to do next; its place is there before its text, so that screen readers say it. */
export function Refusal({ of, className }: RefusalProps) {
  return (
    <div role="alert" className={className} part="refusal">
      {of && (
        <p>
          {of.message} {of.next}
        </p>
      )}
    </div>
  );
}
