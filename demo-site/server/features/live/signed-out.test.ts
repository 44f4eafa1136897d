import { afterAll, beforeAll, expect, it } from "vitest";
import { createLocalBus, type BusEvent } from "../../platform/realtime/bus";
import { hashToken } from "../../platform/security/token";
import { postgres, type OpenEngine } from "../../testing/engines";
import { addPerson, openHouse, type House } from "../bidding/testing/auction-house";

let engine: OpenEngine;
let house: House;
const heard: BusEvent[] = [];

beforeAll(async () => {
  engine = await postgres.open();
  const bus = createLocalBus();
  bus.on((event) => heard.push(event));
  house = await openHouse(engine.db, bus);
});
afterAll(async () => {
  await house.close();
  await engine.close();
});

it("a sign-out is told to all who hold a socket of that session", async () => {
  const person = await addPerson(engine.db);
  await house.call("user/logout", {}, person);
  const tokenHash = hashToken(person.token);
  await expect.poll(() => heard).toContainEqual({ kind: "session", tokenHash });
});
