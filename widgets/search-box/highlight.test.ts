import { expect, it } from "vitest";
import { highlight } from "./highlight";

function marked(text: string, search: string): string {
  return highlight(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");
}

it.each([
  ["Audi A3 Sportback", "aud", "[Aud]i A3 Sportback"],
  ["Audi A3 Sportback", "a3 au", "[Au]di [A3] Sportback"],
  ["Citroën Berlingo", "citroe", "[Citroë]n Berlingo"],
  ["Furgón Peugeot", "FURGON", "[Furgón] Peugeot"],
  ["Mercedes-Benz", "benz", "Mercedes-[Benz]"],
  ["Seat León", "eat", "Seat León"],
  ["Seat León", "", "Seat León"],
  ["BMW (3.0)", "(3", "BMW [(3].0)"],
])("%s, searched for %s", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
