import { type ImgHTMLAttributes, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Icon, uiMessages } from "../../src/ui";

export interface PlainImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
}

/** A picture in its own shape, without a box of its own; where it does not come, the same words as in an `Image`, with what it would have shown. */
export function PlainImage({ src, alt, ...rest }: PlainImageProps) {
  const t = useMessages(uiMessages);
  const [failedSource, setFailedSource] = useState<string>();
  if (failedSource !== src) {
    return <img {...rest} src={src} alt={alt} onError={() => setFailedSource(src)} />;
  }
  return (
    <span className="martillo-image__fallback" data-plain part="image-fallback">
      <Icon name="image-off" size={28} />
      <span>
        <span className="martillo-visually-hidden">{alt}: </span>
        {t("imageNotFound")}
      </span>
    </span>
  );
}
