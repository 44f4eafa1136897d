import type { CSSProperties } from "react";

export interface SkeletonProps {
  /** Any CSS length; the final size of what will stand here. @default "100%" */
  width?: string;
  /** @default "1em" */
  height?: string;
  /** @default "s" */
  radius?: "s" | "m" | "full";
}

/** Holds the place of something that is loading. */
export function Skeleton({ width = "100%", height = "1em", radius = "s" }: SkeletonProps) {
  const style: CSSProperties = { width, height };
  return (
    <span
      className="martillo-skeleton"
      part="skeleton"
      data-radius={radius}
      style={style}
      aria-hidden="true"
    />
  );
}
