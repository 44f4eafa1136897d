import { useState } from "react";
import { useRuntime } from "martillo";

export interface PictureProps {
  /** Address relative to the API; nothing while it is on its way. */
  src: string | undefined;
  alt: string;
  /** The first picture of a page should not wait. */
  isUrgent?: boolean;
  className?: string;
}

/** A lot's picture as scenery of the site, in a box that its style sheet sizes. */
export function Picture({ src, alt, isUrgent = false, className = "" }: PictureProps) {
  const { assetUrl } = useRuntime();
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`site-picture ${className}`}>
      {src && broken !== src && (
        <img
          src={assetUrl(src)}
          alt={alt}
          width={1280}
          height={720}
          loading={isUrgent ? "eager" : "lazy"}
          fetchPriority={isUrgent ? "high" : "auto"}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
