import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { IconButton } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";

export interface Picture {
  src: string;
  thumb: string;
  alt: string;
  /** What its seller says of it. */
  caption?: string | undefined;
}

export interface GalleryStageProps {
  pictures: readonly Picture[];
  index: number;
  onIndexChange: (index: number) => void;
  children: (picture: Picture) => ReactNode;
}

/** A finger that has moved this far sideways meant another picture. */
const SWIPE_PX = 40;

/** One picture at a time: by buttons, arrow keys or a swipe; round at both ends. */
export function GalleryStage({ pictures, index, onIndexChange, children }: GalleryStageProps) {
  const t = useMessages(lotDetailMessages);
  const swipe = useRef<{ x: number; y: number }>(null);
  const hasSwiped = useRef(false);
  const count = pictures.length;
  const picture = pictures[index];

  function go(step: number) {
    onIndexChange((index + step + count) % count);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    go(step);
  }

  function handlePointerDown(event: PointerEvent) {
    hasSwiped.current = false;
    swipe.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
  }

  function handlePointerUp(event: PointerEvent) {
    const start = swipe.current;
    swipe.current = null;
    if (!start || count < 2) return;
    const across = event.clientX - start.x;
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(event.clientY - start.y)) return;
    hasSwiped.current = true;
    go(across < 0 ? 1 : -1);
  }

  return (
    // Keys and swipes are shortcuts for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="martillo-lot-detail__stage"
      part="stage"
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => (swipe.current = null)}
      onDragStart={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        // A swipe that ends on the picture is not a click on it.
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.stopPropagation();
      }}
    >
      {picture && children(picture)}
      {count > 1 && (
        <>
          <div className="martillo-lot-detail__step" data-side="previous">
            <IconButton
              icon="chevron-left"
              variant="raised"
              label={t("previous")}
              onClick={() => go(-1)}
            />
          </div>
          <div className="martillo-lot-detail__step" data-side="next">
            <IconButton
              icon="chevron-right"
              variant="raised"
              label={t("next")}
              onClick={() => go(1)}
            />
          </div>
          <p className="martillo-lot-detail__counter martillo-figures" part="counter" role="status">
            <span className="martillo-visually-hidden">
              {t("picture", { number: index + 1, count })}
            </span>
            <span aria-hidden="true">
              {index + 1} / {count}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
