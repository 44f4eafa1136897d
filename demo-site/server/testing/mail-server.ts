import { createServer, type AddressInfo, type Socket } from "node:net";

export interface Letter {
  /** The line of the envelope. */
  from: string;
  to: string[];
  /** Headers and body as they came. */
  data: string;
}

export interface MailServer {
  url: string;
  letters: Letter[];
  close(): Promise<void>;
}

/** A mail server that speaks as much SMTP as a letter needs, and keeps what it gets. `answers` replaces replies to commands. */
export async function startMailServer(answers: Record<string, string> = {}): Promise<MailServer> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.write("220 correo.example\r\n");
    converse(socket, answers, letters);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, answers: Record<string, string>, letters: Letter[]) {
  let letter: Letter = { from: "", to: [], data: "" };
  let buffer = "";
  let isData = false;

  function take(line: string): string | null {
    if (isData && line !== ".") {
      letter.data += `${line}\n`;
      return null;
    }
    if (isData) {
      isData = false;
      letters.push(letter);
      letter = { from: "", to: [], data: "" };
      return "250 taken";
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === "MAIL") letter.from = line;
    if (command === "RCPT") letter.to.push(line);
    const answer = answers[command];
    if (command === "DATA" && answer === undefined) isData = true;
    return answer ?? (command === "DATA" ? "354 go on" : "250 correo.example");
  }

  socket.on("data", (chunk: Buffer) => {
    buffer += chunk.toString();
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const answer = take(buffer.slice(0, end));
      buffer = buffer.slice(end + 2);
      if (answer !== null) socket.write(`${answer}\r\n`);
    }
  });
}
