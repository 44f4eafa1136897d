import sharp, { type Sharp } from "sharp";
import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import type { ImagesPort, Picture } from ".";
import { formatOf } from "./picture";

const MOST_WAITING = 50;
const WAIT_LIMIT_MS = 20_000;
const RETRY_AFTER_S = 5;
/** Widgets send pictures small already: what is lost here must not be seen. */
const QUALITY = 90;

const WRITTEN: Record<Picture["extension"], (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: QUALITY }),
};

/**
 * Decodes pictures and writes them anew, the right way up and in the colours of the web: what is broken is refused, and nothing that was
 * hidden in one comes along. One at a time and with one thread, so that passwords and files keep the others.
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

  return {
    async read(bytes, mostPixels) {
      const format = formatOf(bytes);
      // Its decoders of other formats are never reached.
      if (!format) return null;
      const known = await headOf(bytes);
      if (!known || known.pages > 1) return null;
      if (known.width * known.height > mostPixels) throw new ApiFault("IMAGE_TOO_LARGE");
      return turns.take("usual", async () => {
        const options = { failOn: "error", limitInputPixels: mostPixels } as const;
        const written = await WRITTEN[format.extension](sharp(bytes, options).autoOrient())
          .toBuffer({ resolveWithObject: true })
          .catch(() => null);
        if (!written) return null;
        const { width, height } = written.info;
        const { type, extension } = format;
        return { type, extension, width, height, bytes: new Uint8Array(written.data) };
      });
    },
  };
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
