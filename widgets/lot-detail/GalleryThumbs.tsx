import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Image } from "../../src/ui";
import type { Picture } from "./GalleryStage";
import { lotDetailMessages } from "./lot-detail.messages";

export interface GalleryThumbsProps {
  pictures: readonly Picture[];
  index: number;
  onSelect: (index: number) => void;
}

/** All pictures, small, in a strip that scrolls by itself. */
export function GalleryThumbs({ pictures, index, onSelect }: GalleryThumbsProps) {
  const t = useMessages(lotDetailMessages);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const thumb = list?.children[index];
    if (!list || !(thumb instanceof HTMLElement)) return;
    // Not scrollIntoView: that would move the page too.
    list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2 });
  }, [index]);

  return (
    <ul
      ref={strip}
      className="martillo-lot-detail__thumbs"
      part="thumbs"
      aria-label={t("thumbnails")}
    >
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            className="martillo-lot-detail__thumb"
            part="thumb"
            aria-current={at === index || undefined}
            onClick={() => onSelect(at)}
          >
            <span className="martillo-visually-hidden">
              {t("picture", { number: at + 1, count: pictures.length })}
            </span>
            <Image src={picture.thumb} alt="" sizes="120px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
