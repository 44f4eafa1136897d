import { expect, test } from "vitest";
import { photoWidths } from "./photo-widths";

test("a photo of the house comes in three widths, and no other picture does", () => {
  expect(photoWidths("https://casa.example/uploads/lots/a1-1600.webp")).toBe(
    "https://casa.example/uploads/lots/a1-480.webp 480w, https://casa.example/uploads/lots/a1-800.webp 800w, https://casa.example/uploads/lots/a1-1600.webp 1600w",
  );
  expect(photoWidths("/uploads/demo/furgoneta-1280.webp")).toBeUndefined();
  expect(photoWidths(undefined)).toBeUndefined();
});
