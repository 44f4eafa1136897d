// Reading and shrinking pictures.
export interface Picture {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  /** What shows, and nothing else: no place, no device, nothing before or after. */
  bytes: Uint8Array;
}

/** The box that a picture is made to fit into, in pixels, and how good it stays, from 1 to 100. */
export interface PictureSize {
  width: number;
  height: number;
  quality: number;
}

/** A picture in several sizes. */
export interface SizedPicture {
  /** As they were asked for, the largest first; one alone, as it came, where nothing can be made smaller. */
  pictures: readonly [Picture, ...Picture[]];
  /** Its mean colour as `#rrggbb`, for the place where it will stand; null where it is not known. */
  colour: string | null;
}

/** The owner and the limit of a picture that is read. */
export interface Reading {
  mostPixels: number;
  /** Those of accounts go before those of visitors without one, who have a line of their own. */
  isGuest: boolean;
}

/** Pixels of a picture that is shared: the size that messengers show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What stands on a picture that is shared: plain texts, a line each, cut where they are too long; an empty one is left out. */
export interface SharedTexts {
  title: string;
  /** Before the price: `En subasta por`. */
  label: string;
  price: string;
  note: string;
}

/** Reading of pictures that anybody may send. */
export interface ImagesPort {
  /**
   * The picture in its own format, without the data that does not show; null for what is no whole still picture of a known format.
   * The name of the file does not count.
   *
   * @throws ApiFault IMAGE_TOO_LARGE for more than `mostPixels`, before anything of it is decoded; RATE_LIMITED when too many wait.
   */
  read(bytes: Uint8Array, of: Reading): Promise<Picture | null>;
  /**
   * The same in other sizes, none larger than it came; `sizes` name the largest first. In its own format unless `format` says another.
   *
   * @throws As `read` does.
   */
  resize(
    bytes: Uint8Array,
    of: Reading,
    to: { sizes: readonly [PictureSize, ...PictureSize[]]; format?: "webp" },
  ): Promise<SizedPicture | null>;
  /**
   * A picture of `SHARE_SIZE` as JPEG: the photo, cut to that shape, and the texts over its lower part. Without a photo, and with
   * one that cannot be read, the texts stand on a plain ground. Null where nothing can be drawn.
   *
   * @throws ApiFault RATE_LIMITED when too many wait.
   */
  share(photo: Uint8Array | null, texts: SharedTexts): Promise<Uint8Array | null>;
}
