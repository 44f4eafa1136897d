/** A screen shows no more of it, and a phone sends it in a fifth of the time. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/**
 * A photo as it is sent: upright, and no larger than visible. One that cannot be read here is sent as it is; the server says why not.
 * `longestSide`: of one that goes with others in a single call. @default what a screen shows
 */
export async function shrinkPhoto(file: File, longestSide = LONGEST_SIDE): Promise<File> {
  try {
    const image = await createImageBitmap(file);
    const scale = longestSide / Math.max(image.width, image.height);
    if (scale >= 1) {
      image.close();
      return file;
    }
    const canvas = new OffscreenCanvas(
      Math.round(image.width * scale),
      Math.round(image.height * scale),
    );
    const brush = canvas.getContext("2d");
    if (!brush) return file;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return file;
  }
}
