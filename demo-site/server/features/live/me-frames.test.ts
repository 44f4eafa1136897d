import { expect, it } from "vitest";
import type { ServerMessage } from "martillo/contract";
import { Client } from "../../platform/realtime/client";
import { IndexOfSets } from "../../platform/realtime/index-of-sets";
import { MeFrames } from "./me-frames";
import type { Standing } from "./standings";

const ANNA = 7;
const LOT = 1;

function anna() {
  const sent: ServerMessage[] = [];
  const client = new Client({
    send: (text) => sent.push(JSON.parse(text) as ServerMessage),
    bufferedAmount: 0,
    close() {},
  });
  client.userId = ANNA;
  const users = new IndexOfSets<number, Client>();
  users.add(ANNA, client);
  const maxima = () =>
    sent.map((message) => (message.event === "me" ? message.data.my_maximum : null));
  return { client, users, maxima };
}

const standing = (my_maximum: string | null): Standing => ({
  userId: ANNA,
  frame: { project_id: LOT, seq: 1, leading: my_maximum !== null, my_maximum, outbid: false },
});

it("never sends a standing that was read before one that has gone out", async () => {
  const { client, users, maxima } = anna();
  const reads: ((rows: Standing[]) => void)[] = [];
  const me = new MeFrames({
    read: () => new Promise((resolve) => reads.push(resolve)),
    users,
    onError: () => {},
  });
  me.tell(client, [LOT]);
  await expect.poll(() => reads.length).toBe(1);
  me.changed(ANNA, [LOT]);
  await Promise.resolve();
  // The read for the newcomer is slow; the change waits for its turn.
  expect(reads).toHaveLength(1);
  reads[0]?.([standing("1000.00")]);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.([standing("2000.00")]);
  await expect.poll(maxima).toEqual(["1000.00", "2000.00"]);
});

it("says nothing to a newcomer without a part, or that is somebody else by now", async () => {
  const { client, users, maxima } = anna();
  let own: string | null = null;
  const me = new MeFrames({ read: () => Promise.resolve([standing(own)]), users, onError() {} });
  me.tell(client, [LOT]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  own = "1000.00";
  me.tell(client, [LOT]);
  client.userId = 8;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(maxima()).toEqual([]);
});

it("goes on after a read that failed", async () => {
  const { users, maxima } = anna();
  let reads = 0;
  const me = new MeFrames({
    read: () =>
      ++reads === 1 ? Promise.reject(new Error("no")) : Promise.resolve([standing("1.00")]),
    users,
    onError: () => me.changed(ANNA, [LOT]),
  });
  me.changed(ANNA, [LOT]);
  await expect.poll(maxima).toEqual(["1.00"]);
});
