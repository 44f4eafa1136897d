import sharp, { type Sharp } from "sharp";
import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import type { ImagesPort, Picture, PictureSize, Reading, SizedPicture } from ".";
import { joined } from "../../platform/http/bytes";
import { formatOf } from "./picture";
import { drawShared } from "./share-picture";

const MOST_WAITING = 50;
const WAIT_LIMIT_MS = 20_000;
const RETRY_AFTER_S = 5;
/** Widgets send pictures small already: a loss here must not be seen. */
const QUALITY = 90;

/** Photos of lots are far smaller. */
const MOST_SHARED_PIXELS = 40_000_000;

const JPEG_END = Uint8Array.of(0xff, 0xd9);

type Format = Pick<Picture, "type" | "extension">;

const WRITTEN: Record<Picture["extension"], (picture: Sharp, quality: number) => Sharp> = {
  jpg: (picture, quality) => picture.jpeg({ quality }),
  png: (picture) => picture.png(),
  webp: (picture, quality) => picture.webp({ quality }),
};

const WEBP: Format = { type: "image/webp", extension: "webp" };

/**
 * Decodes pictures and writes them anew, the right way up and in the colours of the web: a broken one is refused, and nothing that was
 * hidden in one comes along. One at a time and with one thread, so that passwords and files keep the others. Pictures of guests wait in a
 * line of their own behind those of accounts, so that no flood of them keeps a seller from publishing.
 */
export function sharpImages(): ImagesPort {
  sharp.concurrency(1);
  sharp.cache(false);
  const turns = new Turns({
    atOnce: 1,
    mostWaiting: MOST_WAITING,
    waitLimitMs: WAIT_LIMIT_MS,
    refusal: () => new ApiFault("RATE_LIMITED", { retry_after: RETRY_AFTER_S }),
  });

  /** Null for what is no picture, and for what turns out to be broken while it is worked at. */
  async function open<T>(
    bytes: Uint8Array,
    { mostPixels, isGuest }: Reading,
    work: (picture: Sharp, format: Format) => Promise<T>,
  ): Promise<T | null> {
    const format = formatOf(bytes);
    // Its decoders of other formats are never reached.
    if (!format) return null;
    const known = await headOf(bytes);
    if (!known || known.pages > 1) return null;
    if (known.width * known.height > mostPixels) throw new ApiFault("IMAGE_TOO_LARGE");
    return turns.take(isGuest ? "usual" : "first", async () => {
      const attempt = (given: Uint8Array, failOn: "error" | "warning") =>
        work(sharp(given, { failOn, limitInputPixels: mostPixels }).autoOrient(), format).catch(
          () => null,
        );
      const first = await attempt(bytes, "error");
      if (first !== null || format.extension !== "jpg" || isEnded(bytes)) return first;
      // Cameras and tools leave the end mark out. With one, a picture that is cut short makes its decoder warn; a whole one does not.
      return attempt(joined([bytes, JPEG_END]), "warning");
    });
  }

  return {
    read: (bytes, of) => open(bytes, of, (picture, format) => write(picture, format, QUALITY)),
    resize: (bytes, of, { sizes, format: wanted }) =>
      open(bytes, of, (picture, own) => {
        const format = wanted === undefined ? own : WEBP;
        return inSizes(picture, format, sizes);
      }),
    async share(photo, texts) {
      const reading = { mostPixels: MOST_SHARED_PIXELS, isGuest: true };
      const shown = photo && (await open(photo, reading, (picture) => drawShared(picture, texts)));
      return shown ?? turns.take("usual", () => drawShared(null, texts));
    },
  };
}

function isEnded(jpeg: Uint8Array): boolean {
  return JPEG_END.every((byte, at) => jpeg.at(at - JPEG_END.length) === byte);
}

async function write(
  picture: Sharp,
  { type, extension }: Format,
  quality: number,
): Promise<Picture> {
  const { data, info } = await WRITTEN[extension](picture, quality).toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  return { type, extension, width, height, bytes: new Uint8Array(data) };
}

/** Decodes it once, into the largest, and makes the others of that. */
async function inSizes(
  picture: Sharp,
  format: Format,
  [largest, ...others]: readonly [PictureSize, ...PictureSize[]],
): Promise<SizedPicture> {
  const { data, info } = await fit(picture, largest)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const decoded = () => sharp(data, { raw });
  const first = await write(decoded(), format, largest.quality);
  const rest: Picture[] = [];
  for (const size of others) rest.push(await write(fit(decoded(), size), format, size.quality));
  const mean = await decoded().removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return { pictures: [first, ...rest], colour: `#${mean.toString("hex").slice(0, 6)}` };
}

function fit(picture: Sharp, { width, height }: PictureSize): Sharp {
  return picture.resize({ width, height, fit: "inside", withoutEnlargement: true });
}

/** What a picture says of itself; null for what is none. */
async function headOf(bytes: Uint8Array) {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, pages };
  } catch {
    return null;
  }
}
