import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { IconButton, photoWidths } from "../../src/ui";
import { GalleryStage, type Picture } from "./GalleryStage";
import { lotDetailMessages } from "./lot-detail.messages";
import { PlainImage } from "./PlainImage";

export interface LotLightboxProps {
  open: boolean;
  title: string;
  pictures: readonly Picture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** The pictures over the whole screen, uncropped. */
export function LotLightbox({ open, title, onClose, ...stage }: LotLightboxProps) {
  const t = useMessages(lotDetailMessages);
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      className="martillo-lot-detail__lightbox"
      part="lightbox"
      aria-label={t("fullScreen", { title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <GalleryStage {...stage}>
            {({ src, alt, caption }) => (
              <>
                <PlainImage
                  key={src}
                  className="martillo-lot-detail__full"
                  src={src}
                  srcSet={photoWidths(src)}
                  sizes="100vw"
                  alt={alt}
                  draggable={false}
                />
                {caption && <p className="martillo-lot-detail__caption">{caption}</p>}
              </>
            )}
          </GalleryStage>
          <div className="martillo-lot-detail__lightbox-close">
            <IconButton icon="close" variant="raised" label={t("close")} onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  );
}
