import sharp from "sharp";

/** Photographs of one colour each, so that their order can be told. */
export async function photographs(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `foto-${at + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: {
          width: 1200,
          height: 900,
          channels: 3,
          background: { r: at * 30, g: 90, b: 160 },
        },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}
