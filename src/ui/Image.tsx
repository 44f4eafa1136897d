import { useState } from "react";
import { useMessages } from "../i18n";
import { Icon } from "./Icon";
import { photoWidths } from "./photo-widths";
import { uiMessages } from "./ui.messages";

export interface ImageProps {
  /** Large picture; without it the fallback stands in its place at once. A photo that the house keeps in three widths brings all of them. */
  src: string | undefined;
  /** Smaller version, about 480 px wide. */
  thumb?: string | undefined;
  alt: string;
  /** How wide it is shown, as for `<img sizes>`. @default "(min-width: 480px) 400px, 100vw" */
  sizes?: string;
  /** For a picture in the first view. @default false */
  eager?: boolean;
}

/** A 16:9 picture whose box is there before the picture, and after a picture that fails. */
export function Image({
  src,
  thumb,
  alt,
  sizes = "(min-width: 480px) 400px, 100vw",
  eager = false,
}: ImageProps) {
  const t = useMessages(uiMessages);
  const [failedSource, setFailedSource] = useState<string>();
  const isMissing = !src || failedSource === src;
  const srcSet = photoWidths(src) ?? (thumb && thumb !== src && `${thumb} 480w, ${src} 1280w`);
  return (
    <span className="martillo-image" part="image" data-missing={isMissing || undefined}>
      {isMissing ? (
        <span className="martillo-image__fallback" part="image-fallback">
          <Icon name="image-off" size={28} />
          <span>{t("imageNotFound")}</span>
        </span>
      ) : (
        <img
          part="img"
          src={src}
          {...(srcSet ? { srcSet, sizes } : {})}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          width={1280}
          height={720}
          onError={() => setFailedSource(src)}
        />
      )}
    </span>
  );
}
