import { type ReactNode, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Image } from "../../src/ui";
import { GalleryStage, type Picture } from "./GalleryStage";
import { GalleryThumbs } from "./GalleryThumbs";
import { lotDetailMessages } from "./lot-detail.messages";
import { LotLightbox } from "./LotLightbox";

export interface LotGalleryProps {
  title: string;
  pictures: readonly Picture[];
  /** Buttons on the large picture. */
  actions: ReactNode;
}

/** One large picture, small ones below it, and all of them over the whole screen. */
export function LotGallery({ title, pictures, actions }: LotGalleryProps) {
  const t = useMessages(lotDetailMessages);
  const [chosen, setChosen] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const index = Math.max(0, Math.min(chosen, count - 1));

  if (count === 0) {
    return (
      <div className="martillo-lot-detail__gallery" part="gallery">
        <div className="martillo-lot-detail__stage">
          <Image src={undefined} alt={t("noPictures")} />
        </div>
        {actions}
      </div>
    );
  }
  return (
    <section className="martillo-lot-detail__gallery" part="gallery" aria-label={t("gallery")}>
      <GalleryStage pictures={pictures} index={index} onIndexChange={setChosen}>
        {(picture) => (
          <button
            type="button"
            className="martillo-lot-detail__picture"
            part="picture"
            onClick={() => setEnlarged(true)}
          >
            <span className="martillo-visually-hidden">
              {t("enlarge", { number: index + 1, count })}:{" "}
            </span>
            <Image
              src={picture.src}
              thumb={picture.thumb}
              alt={picture.alt}
              eager={index === 0}
              sizes="(min-width: 900px) 760px, 100vw"
            />
          </button>
        )}
      </GalleryStage>
      {actions}
      {count > 1 && <GalleryThumbs pictures={pictures} index={index} onSelect={setChosen} />}
      <LotLightbox
        open={isEnlarged}
        title={title}
        pictures={pictures}
        index={index}
        onIndexChange={setChosen}
        onClose={() => setEnlarged(false)}
      />
    </section>
  );
}
