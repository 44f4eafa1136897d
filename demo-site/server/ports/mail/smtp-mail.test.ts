import { afterEach, expect, it } from "vitest";
import { DeliveryRefused } from ".";
import { startMailServer } from "../../testing/mail-server";
import { smtpMail } from "./smtp-mail";

let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function mailServer(answers: Record<string, string> = {}) {
  const server = await startMailServer(answers);
  const mail = smtpMail({ url: server.url, from: "Martillo <no-reply@subastas.example>" });
  close = async () => {
    mail.close();
    await server.close();
  };
  return { letters: server.letters, mail };
}

const LETTER = {
  to: "lucia@example.test",
  subject: "Verifique su correo",
  text: "Código: 123456\n.punto",
  html: "<p>Código: 123456</p>",
  key: "7.1700000000000",
  unsubscribe: null,
};

it("hands a letter over, in text and HTML, with the same id for every try", async () => {
  const { letters, mail } = await mailServer();
  await mail.send(LETTER);
  await mail.send(LETTER);
  expect(letters).toHaveLength(2);
  const [first] = letters;
  expect(first?.from).toContain("<no-reply@subastas.example>");
  expect(first?.to).toEqual([expect.stringContaining("<lucia@example.test>")]);
  expect(first?.data).toContain("Subject: Verifique su correo");
  expect(first?.data).toContain("multipart/alternative");
  const ids = letters.map(({ data }) => /^Message-ID: (.+)$/im.exec(data)?.[1]);
  expect(ids).toEqual(["<7.1700000000000@subastas.example>", "<7.1700000000000@subastas.example>"]);
});

it("lets a mail program end letters of a kind with one click, and others not", async () => {
  const { letters, mail } = await mailServer();
  await mail.send({ ...LETTER, unsubscribe: "https://casa.example/avisos/baja/1-outbid-abc" });
  await mail.send(LETTER);
  // Long headers go on in the next line.
  const [ends, stays] = letters.map(({ data }) => data.replace(/\r\n[ \t]+/g, " "));
  expect(ends).toMatch(
    /^List-Unsubscribe: <https:\/\/casa\.example\/avisos\/baja\/1-outbid-abc>\r?$/m,
  );
  expect(ends).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(stays).not.toContain("List-Unsubscribe");
});

it("takes one address as one address, and a line break as none", async () => {
  const { letters, mail } = await mailServer();
  const to = "lucia@example.test, otro@example.test";
  await mail
    .send({ ...LETTER, to, subject: "Hola\r\nBcc: tercero@example.test" })
    .catch(() => null);
  for (const { to: recipients, data } of letters) {
    expect(recipients).toHaveLength(1);
    expect(data).not.toMatch(/^Bcc:/im);
  }
});

it("tells a mailbox that is not there from a server that is busy", async () => {
  const gone = await mailServer({ RCPT: "550 no such mailbox" });
  await expect(gone.mail.send(LETTER)).rejects.toBeInstanceOf(DeliveryRefused);
  await close();
  const busy = await mailServer({ RCPT: "451 try later" });
  const error = await busy.mail.send(LETTER).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DeliveryRefused);
  expect(gone.letters.concat(busy.letters)).toEqual([]);
});

it("fails for now where nobody listens", async () => {
  const { mail } = await mailServer();
  await close();
  close = async () => {};
  const error = await mail.send(LETTER).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DeliveryRefused);
});
