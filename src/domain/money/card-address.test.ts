import { describe, expect, it } from "vitest";
import {
  type CardAddress,
  cardAddressOf,
  cardAddressProblems,
  isCardAddressEmpty,
} from "./card-address";

const MADRID: CardAddress = {
  line1: "Calle Mayor, 3",
  line2: "",
  zip: "28013",
  city: "Madrid",
  state: "Madrid",
  country: "ES",
};

describe("the billing address of a card", () => {
  it("needs all but its second line", () => {
    expect(cardAddressProblems(MADRID, "card_address_")).toEqual({});
    expect(
      cardAddressProblems(
        cardAddressOf(() => "  "),
        "card_address_",
      ),
    ).toEqual({
      line1: "Required!",
      zip: "Required!",
      city: "Required!",
      state: "Required!",
      country: "Required!",
    });
  });

  it.each([
    ["280 01", "ES", "Only numbers, hyphen and alphabets allowed"],
    ["12345678901", "ES", "Maximum 10 characters"],
    ["123", "ES", "Minimum 4 characters"],
    ["53001", "ES", "El código postal tiene cinco cifras, de 01 a 52 las dos primeras."],
    ["SW1A-1AA", "ES", "El código postal tiene cinco cifras, de 01 a 52 las dos primeras."],
    ["SW1A-1AA", "GB", undefined],
    ["SW1A 1AA", "GB", "Only numbers, hyphen and alphabets allowed"],
    ["28013", "ES", undefined],
  ])("V055 to V058 %j of %s: %s", (zip, country, problem) => {
    expect(cardAddressProblems({ ...MADRID, zip, country }, "address_").zip).toBe(problem);
  });

  it.each([
    ["SW1A 1AA", "GB", undefined],
    ["101", "IS", undefined],
    ["53001", "ES", "El código postal tiene cinco cifras, de 01 a 52 las dos primeras."],
    ["", "GB", "Required!"],
  ])(
    "of a provider has the postal code that its country writes: %j of %s",
    (zip, country, problem) => {
      expect(cardAddressProblems({ ...MADRID, zip, country }, "card_address_").zip).toBe(problem);
    },
  );

  it("has a country by its code", () => {
    expect(cardAddressProblems({ ...MADRID, country: "E1" }, "address_")).toEqual({
      country: "Elija un valor de la lista.",
    });
  });

  it("is kept without what surrounds its parts, its country in capitals", () => {
    const typed: CardAddress = { ...MADRID, line1: "  Calle  Mayor, 3 ", zip: " 28013 " };
    expect(cardAddressOf((part) => ({ ...typed, country: " es " })[part])).toEqual(MADRID);
  });

  it("is none while nothing of it is given", () => {
    expect(isCardAddressEmpty(cardAddressOf(() => ""))).toBe(true);
    expect(isCardAddressEmpty({ ...cardAddressOf(() => ""), country: "ES" })).toBe(false);
  });
});
