import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerMaps } from "../../ports/maps/register-maps";
import { googleMaps } from "../../ports/maps/google-maps";
import { nominatimMaps } from "../../ports/maps/nominatim-maps";
import type { MapsPort } from "../../ports/maps";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi } from "../../testing/test-api";

describe("places by the register", () => {
  const maps = registerMaps();
  const names = async (text: string) =>
    (await maps.predictions(text)).map(({ description }) => description);

  it("finds municipalities by their beginnings, whatever accents and letters", async () => {
    expect((await names("getaf"))[0]).toBe("Getafe, Comunidad de Madrid");
    expect((await names("AVILA"))[0]).toBe("Ávila, Ávila");
    expect((await names("hondon de las nieves"))[0]).toMatch(/Alicante$/);
    expect(await names("ballestero")).toContain("El Ballestero, Albacete");
    expect(await names("no hay tal sitio")).toEqual([]);
    expect(await names("%")).toEqual([]);
    expect((await names("a")).length).toBe(8);
  });

  it("tells a predicted place by its code", async () => {
    const [first] = await maps.predictions("Getafe");
    expect(first?.place_id).toBe("ine:28065");
    expect(await maps.details("ine:28065")).toMatchObject({
      city: "Getafe",
      state: "Comunidad de Madrid",
      country: "ES",
      lat: null,
    });
    expect(await maps.details("ine:99999")).toBeNull();
  });

  it.each([
    ["Calle Mayor 3, 28901 Getafe", "28901", "Getafe", "Comunidad de Madrid"],
    ["Calle Toledo 5, Getafe, Madrid", "", "Getafe", "Comunidad de Madrid"],
    ["Madrid", "", "Madrid", "Comunidad de Madrid"],
    ["28013, Madrid", "28013", "Madrid", "Comunidad de Madrid"],
    ["46001", "46001", "", "Valencia"],
    ["Burgos", "", "Burgos", "Burgos"],
    ["Calle Mayor 3, 28901 Getafe, Madrid", "28901", "Getafe", "Comunidad de Madrid"],
    ["Calle Real 5, 42200 Almazán, Soria", "42200", "Almazán", "Soria"],
    // The words before a province may be a street as well as a village.
    ["Calle Mayor 3, Burgos", "", "", "Burgos"],
    // Two provinces have a Mieres.
    ["Mieres, Asturias", "", "Mieres", "Asturias"],
    ["17830 Mieres", "17830", "Mieres", "Girona"],
    ["C/ Sin Nombre 1, 45001", "45001", "", "Toledo"],
  ])("reads %s", async (address, zip, city, state) => {
    expect(await maps.geocode(address)).toMatchObject({ zip, city, state });
  });

  it("does not guess which of several towns with one name is meant", async () => {
    expect(await maps.geocode("Mieres")).toBeNull();
    expect(await maps.geocode("Calle Mayor 3, Mieres")).toBeNull();
  });

  it("does not take a number for a place", async () => {
    expect(await maps.geocode("99999")).toBeNull();
    expect(await maps.geocode("teléfono 600111222")).toBeNull();
  });
});

/** Answers with what a service would, and keeps what it was asked. */
function service(answer: unknown, status = 200) {
  const asked: { url: URL; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push({ url: new URL(input instanceof Request ? input.url : input), init });
    return Response.json(answer, { status });
  };
  return { asked, fetch };
}

describe("Google", () => {
  const open = (answer: unknown, status?: number) => {
    const { asked, fetch } = service(answer, status);
    return { asked, maps: googleMaps({ key: "k-1", country: "ES", fetch }) };
  };

  it("predicts with the key in a header", async () => {
    const { asked, maps } = open({
      suggestions: [
        {
          placePrediction: {
            placeId: "p1",
            text: { text: "Calle Mayor, Madrid" },
            structuredFormat: {
              mainText: { text: "Calle Mayor" },
              secondaryText: { text: "Madrid" },
            },
            types: ["route"],
          },
        },
        {
          placePrediction: {
            placeId: "p2",
            text: { text: "Mayorga, Valladolid" },
            structuredFormat: { mainText: { text: "Mayorga" } },
            types: ["locality", "political"],
          },
        },
        { queryPrediction: {} },
      ],
    });
    expect(await maps.predictions("calle m")).toEqual([
      {
        place_id: "p1",
        description: "Calle Mayor, Madrid",
        main_text: "Calle Mayor",
        secondary_text: "Madrid",
        address1: "Calle Mayor",
      },
      {
        place_id: "p2",
        description: "Mayorga, Valladolid",
        main_text: "Mayorga",
        secondary_text: "",
        address1: "",
      },
    ]);
    expect(asked[0]?.url.href).toBe("https://places.googleapis.com/v1/places:autocomplete");
    expect(new Headers(asked[0]?.init?.headers).get("x-goog-api-key")).toBe("k-1");
    expect(JSON.parse(asked[0]?.init?.body as string)).toEqual({
      input: "calle m",
      languageCode: "es",
      includedRegionCodes: ["ES"],
    });
  });

  it("reads details", async () => {
    const { asked, maps } = open({
      id: "p/1",
      formattedAddress: "C. Mayor, 3, 28013 Madrid, España",
      location: { latitude: 40.4, longitude: -3.7 },
      addressComponents: [
        { longText: "3", shortText: "3", types: ["street_number"] },
        { longText: "Calle Mayor", shortText: "C. Mayor", types: ["route"] },
        { longText: "Madrid", shortText: "Madrid", types: ["locality", "political"] },
        { longText: "Madrid", shortText: "M", types: ["administrative_area_level_2"] },
        {
          longText: "Comunidad de Madrid",
          shortText: "MD",
          types: ["administrative_area_level_1"],
        },
        { longText: "España", shortText: "ES", types: ["country"] },
        { longText: "28013", shortText: "28013", types: ["postal_code"] },
      ],
    });
    expect(await maps.details("p/1")).toEqual({
      place_id: "p/1",
      description: "C. Mayor, 3, 28013 Madrid, España",
      lat: 40.4,
      lng: -3.7,
      address1: "Calle Mayor, 3",
      zip: "28013",
      city: "Madrid",
      state: "Madrid",
      country: "ES",
    });
    expect(asked[0]?.url.pathname).toBe("/v1/places/p%2F1");
  });

  it("geocodes; a refusal inside of an answer is one", async () => {
    const location = { lat: 1, lng: 2 };
    const result = {
      place_id: "g",
      formatted_address: "x",
      geometry: { location },
      address_components: [],
    };
    expect(await open({ status: "OK", results: [result] }).maps.geocode("x")).toMatchObject(
      location,
    );
    expect(await open({ status: "ZERO_RESULTS", results: [] }).maps.geocode("x")).toBeNull();
    await expect(open({ status: "REQUEST_DENIED" }).maps.geocode("x")).rejects.toThrow(
      "REQUEST_DENIED",
    );
    await expect(open({}, 500).maps.geocode("x")).rejects.toThrow(/^(?!.*k-1).*500/);
  });
});

describe("a service like Nominatim", () => {
  const found = {
    osm_type: "relation",
    osm_id: 12,
    name: "Getafe",
    display_name: "Getafe, Comunidad de Madrid, España",
    lat: "40.3",
    lon: "-3.7",
    address: {
      town: "Getafe",
      state: "Comunidad de Madrid",
      postcode: "28901",
      country_code: "es",
    },
  };
  it("is asked in its words", async () => {
    const { asked, fetch } = service([found]);
    const maps = nominatimMaps({ url: "https://maps.example/osm", country: "ES", fetch });
    expect(await maps.predictions("geta")).toEqual([
      {
        place_id: "R12",
        description: found.display_name,
        main_text: "Getafe",
        secondary_text: "Comunidad de Madrid, España",
        address1: "",
      },
    ]);
    expect(asked[0]?.url.pathname).toBe("/osm/search");
    expect(asked[0]?.url.searchParams.get("countrycodes")).toBe("es");
    expect(await maps.details("R12")).toMatchObject({
      lat: 40.3,
      lng: -3.7,
      zip: "28901",
      city: "Getafe",
      country: "ES",
    });
    expect(asked[1]?.url.searchParams.get("osm_ids")).toBe("R12");
    expect(await maps.details("R12,N1")).toBeNull();
    expect(asked).toHaveLength(2);
  });
});

describe("the calls about places", () => {
  let engine: OpenEngine;
  beforeAll(async () => {
    engine = await engineOfRun().open();
  });
  afterAll(() => engine.close());

  it("answer without any service", async () => {
    const api = await createTestApi({ db: engine.db });
    const found = await api.call("custom/placePredictions", { text: "Getafe" });
    const [first] = found.responseData.predictions;
    const details = await api.call("custom/placeDetails", { place_id: first?.place_id ?? "" });
    expect(details.responseData.place.state).toBe("Comunidad de Madrid");
    const geocoded = await api.call("custom/geocode", { address: "41001 Sevilla" });
    expect(geocoded.responseData.place).toMatchObject({ zip: "41001", city: "Sevilla" });
    expect((await api.call("custom/placeDetails", { place_id: "nothing" })).code).toBe("NOT_FOUND");
    expect((await api.call("custom/placePredictions", { text: "  " })).code).toBe("INVALID_INPUT");
    await api.close();
  });

  it("say that a service is down, and no more", async () => {
    const down: MapsPort = {
      predictions: () => Promise.reject(new Error("secret k-1")),
      details: () => Promise.reject(new Error("secret k-1")),
      geocode: () => Promise.reject(new Error("secret k-1")),
    };
    const api = await createTestApi({ db: engine.db, ports: { maps: down } });
    const answer = await api.call("custom/geocode", { address: "x" });
    expect(answer.code).toBe("UNAVAILABLE");
    expect(JSON.stringify(answer)).not.toContain("k-1");
    await api.close();
  });
});
