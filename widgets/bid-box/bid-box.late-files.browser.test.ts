import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { runWidgetSuite } from "../../src/testing";
import { flavoursOfRun } from "../../src/testing/flavours";
import { bidBoxElement } from "./bid-box.element";
import { createKit, until } from "./bid-box.kit.suite";

interface PausedRequest {
  requestId: string;
}

/** Of the browser's debugging protocol what is needed here. */
interface Network {
  send(method: string, params?: object): Promise<unknown>;
  on(event: "Fetch.requestPaused", listener: (request: PausedRequest) => void): void;
}

/** Loses the files of the build whose names begin so, until it is told to let them through; tells how often they were asked for. */
async function loseFiles(name: string) {
  const network = cdp() as unknown as Network;
  let isLost = true;
  let asked = 0;
  network.on("Fetch.requestPaused", ({ requestId }) => {
    asked++;
    void (isLost
      ? network.send("Fetch.failRequest", { requestId, errorReason: "ConnectionFailed" })
      : network.send("Fetch.continueRequest", { requestId }));
  });
  await network.send("Fetch.enable", { patterns: [{ urlPattern: `*/dist/embed/${name}-*` }] });
  // The session is the page's: the files of other tests would be held up too.
  onTestFinished(async () => void (await network.send("Fetch.disable")));
  return { asked: () => asked, letThrough: () => void (isLost = false) };
}

describe.runIf(flavoursOfRun().includes("embed"))("files of the build", () => {
  runWidgetSuite("bid box whose files are lost", bidBoxElement, (mount, context) => {
    const kit = createKit(mount, context);

    test("says that the confirmation did not come, and bids once it has", async () => {
      const files = await loseFiles("steps-part");
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text } = mount({ lot });
      await kit.amount().fill("6000");
      await kit.review().click();
      await until(() => expect(text()).toContain("Todavía no se ha enviado ninguna puja."), 15_000);
      expect(files.asked()).toBeGreaterThan(0);
      files.letThrough();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000,00 €"));
      await kit.confirm().click();
      await until(() => expect(text()).toContain("Puja aceptada"));
      expect(await kit.bidCount(lot)).toBe(1);
    });
  });
});
