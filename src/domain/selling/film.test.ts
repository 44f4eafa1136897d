import { describe, expect, it } from "vitest";
import { filmFrame, filmOf, filmPage } from "./film";

describe("films of lots", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s", "youtube", "dQw4w9WgXcQ"],
    ["youtu.be/dQw4w9WgXcQ?si=abc", "youtube", "dQw4w9WgXcQ"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "vimeo", "76979871"],
    ["https://vimeo.com/channels/staff/76979871", "vimeo", "76979871"],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "vimeo", "76979871"],
  ])("knows %s", (link, host, id) => {
    expect(filmOf(link)).toEqual({ host, id });
  });

  it.each([
    "",
    "un vídeo",
    "https://example.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=../../x",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/nadie",
  ])("takes %s for none", (link) => {
    expect(filmOf(link)).toBeNull();
  });

  it("leads to the frame and to the page of each host", () => {
    const [a, b] = [filmOf("youtu.be/dQw4w9WgXcQ"), filmOf("vimeo.com/76979871")];
    if (!a || !b) throw new Error("no films");
    expect(filmOf(filmFrame(a))).toEqual(a);
    expect(filmOf(filmPage(a))).toEqual(a);
    expect(filmOf(filmFrame(b))).toEqual(b);
    expect(filmOf(filmPage(b))).toEqual(b);
  });
});
