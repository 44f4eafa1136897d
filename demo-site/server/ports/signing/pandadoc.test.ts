import { expect, it } from "vitest";
import { pandadoc } from "./pandadoc";
import { FAKE_KEY, fakePandaDoc } from "./testing/fake-pandadoc";

const AT = { key: FAKE_KEY, api: "https://api.pandadoc.com", app: "https://app.pandadoc.com" };
const DOCUMENT = {
  title: "Contrato de compraventa",
  pdf: new TextEncoder().encode("%PDF-1.7"),
  signers: [
    { role: "buyer", name: "Ana Ruiz Sanz", email: "ana@example.com" },
    { role: "seller", name: "Luis", email: "luis@example.com" },
  ],
  reference: "signing 7",
};

it("has a document signed by all, each on a page of its own, and gives the file", async () => {
  const fake = fakePandaDoc();
  const port = pandadoc({ ...AT, fetch: fake.fetch });
  const id = await port.create(DOCUMENT);
  expect(fake.documents.get(id)).toMatchObject({
    file: "application/pdf 8",
    data: {
      recipients: [
        { role: "buyer", first_name: "Ana", last_name: "Ruiz Sanz" },
        { role: "seller", first_name: "Luis", last_name: "" },
      ],
      metadata: { reference: "signing 7" },
    },
  });
  expect(port.signatureTag("buyer")).toMatch(/^\{signature:buyer:\w+\}$/);
  expect((await port.read(id)).state).toBe("preparing");
  expect((await port.read(id)).state).toBe("draft");
  await port.send(id);
  const session = await port.session(id, "ana@example.com");
  expect(session).toEqual({
    id: `${id}-ana@example.com`,
    url: `https://app.pandadoc.com/s/${id}-ana%40example.com`,
    expiresAtMs: Date.parse("2026-11-20T11:00:00Z"),
  });
  fake.sign(id, "ana@example.com");
  const half = await port.read(id);
  expect(half).toEqual({
    state: "open",
    signed: new Map([["ana@example.com", Date.parse("2026-11-20T10:00:00Z")]]),
  });
  fake.sign(id, "luis@example.com");
  expect((await port.read(id)).state).toBe("signed");
  expect(new TextDecoder().decode(await port.file(id))).toBe(`%PDF-1.7 signed ${id}`);
});

it("ends what nobody signed, and throws where it is refused or not reached", async () => {
  const fake = fakePandaDoc();
  const port = pandadoc({ ...AT, fetch: fake.fetch });
  const id = await port.create(DOCUMENT);
  await port.expire(id);
  expect((await port.read(id)).state).toBe("expired");
  await expect(port.session(id, "ana@example.com")).rejects.toThrow("PandaDoc answered 400");
  const stranger = pandadoc({ ...AT, key: "another", fetch: fake.fetch });
  await expect(stranger.read(id)).rejects.toThrow("PandaDoc answered 401");
  fake.isDown = true;
  await expect(port.read(id)).rejects.toThrow("fetch failed");
});
