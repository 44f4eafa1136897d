import { expect, test } from "vitest";
import { describeHosts, inEachBrowser } from "./checks";
import { press, textOf, waitFor } from "./drivers/host-browser";

describeHosts([
  {
    title: "inside the shadow root of another element",
    path: "/pages/in-shadow.html",
    proof: () => document.querySelector("martillo-lot-card") === null,
  },
  {
    title: "inside a modal dialog",
    path: "/pages/in-dialog.html",
    proof: () => document.querySelector("dialog:modal martillo-lot-card") !== null,
  },
]);

inEachBrowser((session) => {
  test("a page builder moves, copies and rewrites its blocks", async () => {
    const lot = await session.newLot();
    const page = await session.open({ path: "/pages/builder.html" }, lot);
    const amount = () =>
      page.evaluate(() => {
        const input = hostProbe.find(".martillo-bid-box input[name=amount]");
        return input instanceof HTMLInputElement ? input.value : undefined;
      }, null);
    const sockets = () => page.evaluate(() => hostProbe.sockets(), null);
    await textOf(page, ".martillo-lot-card [part~=price]", "4");
    await textOf(page, ".martillo-bid-box [part~=entry] button[type=submit]", "^Revisar");

    await press(page, ".martillo-bid-box input[name=amount]");
    await page.evaluate(() => {
      const input = hostProbe.find(".martillo-bid-box input[name=amount]");
      if (input instanceof HTMLInputElement) input.select();
    }, null);
    await page.type("5678");
    await page.evaluate(() => {
      const section = document.querySelector("section")!;
      section.append(...document.querySelector("main")!.children);
      // The newer way of moving, where there is one.
      const box = section.querySelector("martillo-bid-box")!;
      const main = document.querySelector("main")!;
      if ("moveBefore" in main) main.moveBefore(box, null);
      else (main as HTMLElement).append(box);
    }, null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await amount()).toMatch(/^5\.?678$/);
    expect(await sockets()).toBe(1);

    await page.evaluate(() => {
      const card = document.querySelector("martillo-lot-card")!;
      document.querySelector("main")!.append(card.cloneNode(true));
    }, null);
    await waitFor(
      page,
      () => {
        const cards = [...document.querySelectorAll("martillo-lot-card")];
        const shown = cards.filter(({ shadowRoot }) =>
          shadowRoot?.querySelector("[part~=price]")?.textContent.includes("4.321"),
        );
        return shown.length === 2;
      },
      null,
      "the copy of the card",
    );

    await page.evaluate(() => {
      document.body.innerHTML = `<main>${document.querySelector("main")!.innerHTML}</main>`;
    }, null);
    await textOf(page, ".martillo-bid-box [part~=amount]", "4");
    await textOf(page, ".martillo-lot-card [part~=price]", "4");
    await expect.poll(sockets, { timeout: 8_000 }).toBe(1);
    expect(page.troubles).toEqual([]);
    await page.close();
  });
});
