import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { DeliveryRefused } from "../ports/mail";
import { smtpMail } from "./smtp-mail";

interface Letter {
  from: string;
  to: string[];
  data: string;
}

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** Speaks as much SMTP as a letter needs. `answers` replaces the reply to a command. */
async function mailServer(answers: Record<string, string> = {}) {
  const letters: Letter[] = [];
  const server: Server = createServer((socket) => {
    let letter: Letter = { from: "", to: [], data: "" };
    let buffer = "";
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say(answers["GREETING"] ?? "220 correo.example");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (isData) {
          if (line === ".") {
            isData = false;
            letters.push(letter);
            letter = { from: "", to: [], data: "" };
            say("250 taken");
          } else letter.data += `${line}\n`;
          continue;
        }
        const command = line.slice(0, 4).toUpperCase();
        if (command === "MAIL") letter.from = line;
        if (command === "RCPT" && !answers["RCPT"]) letter.to.push(line);
        if (command === "DATA" && !answers["DATA"]) isData = true;
        say(answers[command] ?? (command === "DATA" ? "354 go on" : "250 correo.example"));
        if (command === "QUIT") socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: "Martillo <no-reply@subastas.example>",
  });
  close = async () => {
    mail.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { letters, mail };
}

const LETTER = {
  to: "lucia@example.test",
  subject: "Verifique su correo",
  text: "Código: 123456\n.punto",
  html: "<p>Código: 123456</p>",
  key: "7.1700000000000",
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
