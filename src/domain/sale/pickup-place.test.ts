import { describe, expect, it } from "vitest";
import { pickupPlace } from "./pickup-place";

const BURGOS = { address: "Calle Mayor 1, 09001 Burgos, Burgos", city: "Burgos", state: "Burgos" };
const GETAFE = { address: "Polígono 3, 28901 Getafe, Madrid", city: "Getafe", state: "Madrid" };

describe("where a vehicle is collected", () => {
  it.each([
    ["Soria", BURGOS, "Soria"],
    ["Campa 4, Ólvega (Soria)", BURGOS, "Campa 4, Ólvega (Soria)"],
    ["Campa 2, Burgos", BURGOS, "Campa 2, Burgos"],
    ["Villaburgos", BURGOS, "Villaburgos"],
  ])("is where it stands: %s", (location, seller, place) => {
    expect(pickupPlace(location, seller)).toBe(place);
  });

  it.each([
    ["", BURGOS],
    ["burgos", BURGOS],
    ["GETAFE (Madrid)", GETAFE],
    ["Madrid", GETAFE],
    ["Getafe, Madrid", GETAFE],
  ])("is its seller's address where that says the same more exactly: %s", (location, seller) => {
    expect(pickupPlace(location, seller)).toBe(seller.address);
  });

  it("is what the lot says where nothing is known of its seller", () => {
    expect(pickupPlace("Soria", { address: "", city: "", state: "" })).toBe("Soria");
  });
});
