import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { addLot, newPerson, placeBid, unique } from "./api";
import { violations } from "./axe";
import { bid, bidBox, newVisitor, sharedBrowser } from "./browser";
import { quietUntil } from "../server/features/notices/quiet-hours";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** Not so near that Ana would first be reminded of it, and at night not so far that news can wait for the morning. */
function endTellingAtOnce(nowMs: number): number {
  const morningMs = quietUntil(nowMs, "Europe/Madrid");
  const inThreeHours = nowMs + 3 * HOUR_MS;
  return morningMs === null ? inThreeHours : Math.min(inThreeHours, morningMs + 59 * MINUTE_MS);
}

/** The newest letter to an address that says this. */
async function openLetter(page: Page, to: string, subject: RegExp) {
  await page.goto(`/dev/outbox?${new URLSearchParams({ to })}`);
  const letter = page.getByRole("article").filter({ has: page.getByText(subject) });
  // The page looks for new letters by itself.
  await letter.first().waitFor({ timeout: 60_000 });
  await letter.first().getByRole("link", { name: "Ver como correo" }).click();
}

test("outbid with the page closed: a letter comes, and its button opens the lot with the amount ready", async () => {
  const [ana, bea] = [await newPerson(server), await newPerson(server)];
  const title = unique("Seat León de los avisos");
  const lot = await addLot(server, {
    title,
    date_closed: endTellingAtOnce(Date.now()),
  });
  const context = await newVisitor(browser, server, ana);
  const page = await context.newPage();
  await page.goto(`/subasta/${lot.id}`);
  await bid(page, "2000");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  await page.close();
  await placeBid(server, bea, lot.id, "3000");

  const mailbox = await context.newPage();
  await openLetter(mailbox, ana.email, new RegExp(`Le han superado: ${title}, ahora 2\\.050\\s€`));
  await mailbox.getByText("Puja actual: 2.050").waitFor();
  await mailbox.getByRole("link", { name: /^Pujar 2\.100/ }).click();
  await mailbox.waitForURL(`**/subasta/${lot.id}`);
  await expect
    .poll(() => bidBox(mailbox).getByRole("textbox").inputValue(), { timeout: 60_000 })
    .toBe("2.100");

  // Another person with the letter sees the lot, but is not signed in.
  const stranger = await newVisitor(browser, server);
  const other = await stranger.newPage();
  await openLetter(other, ana.email, new RegExp(`Le han superado: ${title}`));
  await other.getByRole("link", { name: /^Pujar 2\.100/ }).click();
  await bidBox(other).getByRole("button", { name: "Iniciar sesión y pujar" }).waitFor();

  // The last line ends letters of this kind, once the reader presses the button.
  await openLetter(other, ana.email, new RegExp(`Le han superado: ${title}`));
  await other.getByRole("link", { name: "Dejar de recibir estos correos" }).click();
  await other.getByRole("heading", { name: "Dejar de recibir avisos" }).waitFor();
  expect(await violations(other)).toEqual([]);
  await other.getByRole("button", { name: "Dejar de recibirlos" }).click();
  await other.getByRole("heading", { name: "Ya no recibirá estos correos" }).waitFor();
  await mailbox.goto("/account/notifications");
  const box = mailbox.getByRole("checkbox", { name: "Me han superado: Correo" });
  await box.waitFor();
  await expect.poll(() => box.isChecked()).toBe(false);
});
