import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useMessages, useRuntime } from "martillo";
import { lotsMessages } from "./lots.messages";

export interface PictureProps {
  /** Address relative to the API; undefined while it is on its way, null where there is none. */
  src: string | null | undefined;
  alt: string;
  /** The first picture of a page should not wait. */
  isUrgent?: boolean;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes?: string;
  className?: string;
}

/** A lot's picture as scenery of the site, in a box that its style sheet sizes. One that is missing says so. */
export function Picture({
  src,
  alt,
  isUrgent = false,
  sizes = "(min-width: 480px) 400px, 100vw",
  className = "",
}: PictureProps) {
  const { assetUrl } = useRuntime();
  const [broken, setBroken] = useState<string>();
  const isMissing = src === null || src === "" || (src !== undefined && broken === src);
  return (
    <span className={`site-picture ${className}`}>
      {isMissing ? (
        <MissingPicture />
      ) : (
        src && (
          <img
            src={assetUrl(src)}
            {...widthsOf(assetUrl(src), sizes)}
            alt={alt}
            width={1280}
            height={720}
            loading={isUrgent ? "eager" : "lazy"}
            fetchPriority={isUrgent ? "high" : "auto"}
            decoding="async"
            onError={() => setBroken(src)}
          />
        )
      )}
    </span>
  );
}

/** The widths that the house keeps a seller's photo in; the demo's own pictures have one. */
function widthsOf(src: string, sizes: string) {
  const inWidth = (width: number) => src.replace("-1600.webp", `-${width}.webp`);
  if (inWidth(480) === src) return {};
  return { srcSet: `${inWidth(480)} 480w, ${inWidth(800)} 800w, ${src} 1600w`, sizes };
}

function MissingPicture() {
  const t = useMessages(lotsMessages);
  return (
    <span className="site-picture__missing">
      <ImageOff size={28} aria-hidden="true" />
      <span>{t("imageNotFound")}</span>
    </span>
  );
}
