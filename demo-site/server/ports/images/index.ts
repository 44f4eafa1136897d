export interface Picture {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  /** What shows, and nothing else: no place, no device, nothing before or after. */
  bytes: Uint8Array;
}

/** Reading of pictures that anybody may send. */
export interface ImagesPort {
  /**
   * The picture in its own format, without anything that nobody sees; null for what is no whole still picture of a known format,
   * whatever its name says.
   *
   * @throws ApiFault IMAGE_TOO_LARGE for more than `mostPixels`, before anything of it is decoded; RATE_LIMITED when too many wait.
   */
  read(bytes: Uint8Array, mostPixels: number): Promise<Picture | null>;
}
