import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchChromium } from "./drivers/chromium";
import { launchFirefox } from "./drivers/firefox";
import { type HostBrowser, press, textOf } from "./drivers/host-browser";
import { askForStage } from "./stage/setup";

/** Code that is loaded when a visitor needs it; the bundler numbers files of the same name. */
const LATE = /\/(suggestions|registration)\d*\./;

async function passOn(url: string, response: ServerResponse) {
  const answer = await fetch(url);
  response.setHeader("content-type", answer.headers.get("content-type") ?? "text/plain");
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

/** The files of the script tag by a line that can lose the late ones. */
function serveFiles(api: string, line: { isDown: boolean }): Server {
  return createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Host</title>
        <script async src="/embed.js" data-api-base="${api}"></script>
        <martillo-search-box></martillo-search-box><martillo-login></martillo-login>`);
      return;
    }
    if (line.isDown && LATE.test(path)) return void request.socket.destroy();
    void passOn(api + path, response);
  });
}

// A browser may keep a failed import for good: "another try" has to be one there, too.
describe.each(Object.entries({ chromium: launchChromium, firefox: launchFirefox }))(
  "%s",
  (_name, launch) => {
    const line = { isDown: true };
    let browser: HostBrowser;
    let files: Server;
    let address: string;

    beforeAll(async () => {
      const { api } = await askForStage(inject("hostsStage"));
      files = serveFiles(api, line);
      await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
      address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
      browser = await launch();
    });
    afterAll(async () => {
      await browser.close();
      files.closeAllConnections();
      files.close();
    });

    test("code that was lost comes with another try", async () => {
      const page = await browser.open(address);
      await press(page, ".martillo-search-box__input");
      await page.type("au");
      expect(await textOf(page, ".martillo-search-box__failed")).toContain("No se han podido");
      await press(page, "[part=register-link]");
      expect(await textOf(page, "[part=alert]")).toContain("No se ha podido abrir");

      line.isDown = false;
      await press(page, "[part=alert] [part=retry]");
      expect(await textOf(page, "[part=title]", "Crear una cuenta")).toBe("Crear una cuenta");
      await press(page, ".martillo-search-box__failed [part=retry]");
      await page.type("d");
      expect(await textOf(page, "[role=option]", "Buscar")).toBe("Buscar «aud»");
      await page.close();
    });
  },
);
