/** A place of the picture in the stage: how far its middle is from that of the frame, in px of the screen. */
export interface CropPlace {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How the picture is shown: its size at a zoom of 1, and that of the frame. */
export interface CropView {
  media: Size;
  frame: Size;
  zoom: number;
  /** By quarters, in degrees. */
  turn: number;
}

/** A key moves the picture by so much of its width or height; with the shift key further. */
const STEP = 0.01;
const LONG_STEP = 0.1;

const WAYS: Readonly<Record<string, CropPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where the picture is after an arrow; never so far that the frame is not filled. Undefined for other keys. */
export function placeAfterKey(
  key: string,
  isFar: boolean,
  place: CropPlace,
  { media, frame, zoom, turn }: CropView,
): CropPlace | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const isAcross = turn % 180 !== 0;
  const width = (isAcross ? media.height : media.width) * zoom;
  const height = (isAcross ? media.width : media.height) * zoom;
  const part = isFar ? LONG_STEP : STEP;
  return {
    x: within(place.x + way.x * width * part, Math.abs(width - frame.width) / 2),
    y: within(place.y + way.y * height * part, Math.abs(height - frame.height) / 2),
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
