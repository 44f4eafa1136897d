import { expect, it } from "vitest";
import { choice, text } from "./kinds";
import { ConfigurationError, readRooms } from "./read-rooms";
import { defineEnvironment } from "./room";

/** A port with adapters of which one needs keys, and one is not for production. */
const cards = defineEnvironment({
  topic: "payments",
  variables: (mode) => ({
    CARD_PROVIDER: choice(["sandbox", "bank", "none"])
      .prefault(mode === "demo" ? "sandbox" : "none")
      .meta({ description: "Who takes cards." }),
    BANK_KEY: text("a key").optional().meta({ description: "Its key." }),
    BANK_SECRET: text("a key").optional().meta({ description: "Its other key." }),
  }),
  check({ values, mode, fault, needs }) {
    needs("CARD_PROVIDER=bank", "BANK_KEY", "BANK_SECRET");
    if (mode === "production" && values.CARD_PROVIDER === "sandbox") {
      fault("CARD_PROVIDER=sandbox moves no money: it is for MARTILLO_MODE=demo alone.");
    }
  },
  read: (values, { siteUrl }) => ({ provider: values.CARD_PROVIDER, back: `${siteUrl}/back` }),
});
const ROOMS = { ports: { cards } };

function faultsOf(env: Record<string, string>): string[] {
  try {
    readRooms(env, ROOMS);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split("\n").slice(1);
  }
}

it("gives each room what is usual in the mode, and what all rooms know", () => {
  expect(readRooms({}, ROOMS).settings.ports.cards).toEqual({ provider: "sandbox", back: "/back" });
  const env = { MARTILLO_MODE: "production", MARTILLO_PUBLIC_URL: "https://house.example/" };
  const { provider, back } = readRooms(env, ROOMS).settings.ports.cards;
  expect([provider, back]).toEqual(["none", "https://house.example/back"]);
});

it("asks for what a choice needs, and for nothing with another one", () => {
  expect(faultsOf({ CARD_PROVIDER: "bank" })).toEqual([
    "  - BANK_KEY and BANK_SECRET are not set. CARD_PROVIDER=bank needs them.",
  ]);
  expect(faultsOf({ CARD_PROVIDER: "bank", BANK_KEY: "a", BANK_SECRET: "b" })).toEqual([]);
  expect(faultsOf({ CARD_PROVIDER: "none" })).toEqual([]);
});

it("refuses in production what is for a demo", () => {
  const faults = faultsOf({ MARTILLO_MODE: "production", CARD_PROVIDER: "sandbox" });
  expect(faults).toEqual([expect.stringContaining("CARD_PROVIDER=sandbox moves no money")]);
});

it("names the faults of the start beside those of a room", () => {
  const faults = faultsOf({ MARTILLO_MODE: "live", CARD_PROVIDER: "cash" });
  expect(faults).toEqual([
    '  - MARTILLO_MODE is "live". Write one of demo, production.',
    '  - CARD_PROVIDER is "cash". Write one of sandbox, bank, none.',
  ]);
});
