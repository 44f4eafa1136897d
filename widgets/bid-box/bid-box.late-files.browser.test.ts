import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { runWidgetSuite, until } from "../../src/testing";
import { flavoursOfRun } from "../../src/testing/flavours";
import { bidBoxDocs } from "./bid-box.docs";
import { createKit } from "./bid-box.kit.suite";

/** Of the browser's debugging protocol what is needed here. */
interface Network {
  send(method: string, params?: object): Promise<unknown>;
}

/** Loses the files of the build whose names begin so, until it is told to let them through. */
async function loseFiles(name: string) {
  const network = cdp() as unknown as Network;
  const block = (urls: readonly string[]) => network.send("Network.setBlockedURLs", { urls });
  await network.send("Network.enable");
  await block([`*/dist/embed/*/${name}.js*`]);
  const letThrough = async () => void (await block([]));
  // The session is the page's: the files of other tests would be lost too.
  onTestFinished(letThrough);
  return { letThrough };
}

describe.runIf(flavoursOfRun().includes("embed"))("files of the build", () => {
  runWidgetSuite("bid box whose files are lost", bidBoxDocs, (mount, context) => {
    const kit = createKit(mount, context);

    test("says that the confirmation did not come, and bids once it has", async () => {
      const files = await loseFiles("steps");
      context.signIn(await context.api.seedUser());
      const lot = await context.api.seedLot();
      const { text } = mount({ lot });
      await kit.amount().fill("6000");
      await kit.review().click();
      await until(() => expect(text()).toContain("Todavía no se ha enviado ninguna puja."), 15_000);
      await files.letThrough();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await until(() => expect(text()).toContain("Confirme su puja Puja máxima 6.000 €"));
      await kit.confirm().click();
      await until(() => expect(text()).toContain("Puja aceptada"));
      expect(await kit.bidCount(lot)).toBe(1);
    });
  });
});
