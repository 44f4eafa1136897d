/** Width and height in pixels, and JPEG quality, of a person's stored picture. */
const WIDTH = 280;
const HEIGHT = 120;
const QUALITY = 0.8;

interface Source {
  image: CanvasImageSource;
  width: number;
  height: number;
}

/** The middle of a picture in the size that is kept, as JPEG: nothing of the rest leaves this device. */
async function cropped({ image, width, height }: Source): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const [wide, high] = [WIDTH * scale, HEIGHT * scale];
  // What lets light through is on paper.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high, 0, 0, WIDTH, HEIGHT);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return new File([blob], "foto.jpg", { type: blob.type });
}

/** What a camera shows now. */
export function shotOf(video: HTMLVideoElement): Promise<File> {
  return cropped({ image: video, width: video.videoWidth, height: video.videoHeight });
}

/** The formats that are taken. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** A chosen file; undefined for what is no picture that the browser can read. */
export async function pictureOfFile(file: File): Promise<File | undefined> {
  if (!PICTURE_TYPES.split(",").includes(file.type)) return undefined;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  try {
    return await cropped({ image, width: image.width, height: image.height });
  } finally {
    image.close();
  }
}
