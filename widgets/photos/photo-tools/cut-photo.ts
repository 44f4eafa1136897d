/** A frame on a picture that was turned, in its own pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Use of the frame: only its content is kept (`crop`), or only its content is hidden (`cover`). */
export type CutKind = "crop" | "cover";

/** JPEG quality: a cropped photo is stored smaller than one that only has its plate hidden. */
const QUALITY = { crop: 0.7, cover: 0.92 } as const satisfies Record<CutKind, number>;

/** The hidden place is reduced to this number of squares across: too few to read anything. */
const SQUARES = 8;

/** Turns a picture by quarters, then cuts the frame out or hides it. Throws where the picture cannot be read. */
export async function cutPhoto(
  picture: Blob,
  { turn, frame, kind }: { turn: number; frame: Frame; kind: CutKind },
): Promise<File> {
  const image = await createImageBitmap(picture);
  try {
    const whole = turned(image, turn);
    const made = kind === "crop" ? partOf(whole, frame) : hidden(whole, frame);
    const blob = await made.convertToBlob({ type: "image/jpeg", quality: QUALITY[kind] });
    return new File([blob], "foto.jpg", { type: blob.type });
  } finally {
    image.close();
  }
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  return { canvas, brush };
}

function turned(image: ImageBitmap, turn: number): OffscreenCanvas {
  const isAcross = turn % 180 !== 0;
  const [width, height] = isAcross ? [image.height, image.width] : [image.width, image.height];
  const { canvas, brush } = canvasOf(width, height);
  brush.translate(width / 2, height / 2);
  brush.rotate((turn * Math.PI) / 180);
  brush.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas;
}

function partOf(whole: OffscreenCanvas, { x, y, width, height }: Frame): OffscreenCanvas {
  const { canvas, brush } = canvasOf(Math.round(width), Math.round(height));
  brush.drawImage(whole, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Drawn so small that nothing is left to read, and back over the place: no filter that could be undone. */
function hidden(whole: OffscreenCanvas, { x, y, width, height }: Frame): OffscreenCanvas {
  const small = canvasOf(SQUARES, Math.max(1, Math.round((SQUARES * height) / width)));
  small.brush.imageSmoothingQuality = "high";
  small.brush.drawImage(whole, x, y, width, height, 0, 0, small.canvas.width, small.canvas.height);
  const { canvas, brush } = canvasOf(whole.width, whole.height);
  brush.drawImage(whole, 0, 0);
  brush.imageSmoothingEnabled = false;
  brush.drawImage(small.canvas, x, y, width, height);
  return canvas;
}
