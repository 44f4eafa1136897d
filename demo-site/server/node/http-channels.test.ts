import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { DeliveryRefused } from "../ports/mail";
import { httpCaptcha } from "../ports/captcha/http-captcha";
import { httpSms } from "../ports/sms/http-sms";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  method: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Answers every request with a status and a body, and remembers it. */
async function serve(status: number, body = "") {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    received.push({ method: request.method, headers: request.headers, body: text });
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/messages` };
}

describe("text messages", () => {
  const SMS = { to: "+34600111222", text: "Martillo: 123456", key: "7.1" };

  it("go as JSON, with a key that is the same for every try", async () => {
    const { received, url } = await serve(202);
    await httpSms({ url, token: "secreto", sender: "Martillo" }).send(SMS);
    expect(received).toHaveLength(1);
    expect(received[0]?.method).toBe("POST");
    expect(received[0]?.headers).toMatchObject({
      authorization: "Bearer secreto",
      "content-type": "application/json",
      "idempotency-key": "7.1",
    });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({
      from: "Martillo",
      to: "+34600111222",
      text: "Martillo: 123456",
      reference: "7.1",
    });
  });

  it.each([
    [400, true],
    [422, true],
    [401, false],
    [429, false],
    [500, false],
    [302, false],
  ])("are given up for good after %i: %s", async (status, isRefusal) => {
    const { received, url } = await serve(status);
    const sms = httpSms({ url, token: "secreto", sender: "Martillo" });
    const error = await sms.send(SMS).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof DeliveryRefused).toBe(isRefusal);
    expect(String(error)).not.toContain("secreto");
    expect(received).toHaveLength(1);
  });
});

describe("captchas", () => {
  async function verdictOf(status: number, body: string) {
    const { received, url } = await serve(status, body);
    const captcha = httpCaptcha({ provider: "turnstile", siteKey: "clave", secret: "s", url });
    const verdict = await captcha.verify("respuesta", "203.0.113.7");
    return { verdict, received };
  }

  it("are asked about in the way that all providers understand", async () => {
    const { verdict, received } = await verdictOf(200, '{"success":true}');
    expect(verdict).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      secret: "s",
      response: "respuesta",
      remoteip: "203.0.113.7",
    });
  });

  it("count only where the provider says so in as many words", async () => {
    expect((await verdictOf(200, '{"success":false}')).verdict).toBe(false);
    expect((await verdictOf(200, '{"success":"true"}')).verdict).toBe(false);
    expect((await verdictOf(200, "null")).verdict).toBe(false);
    await expect(verdictOf(500, "{}")).rejects.toThrow("500");
    await expect(verdictOf(200, "<html>")).rejects.toThrow("JSON");
  });
});
