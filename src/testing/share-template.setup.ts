// Databases in the page are copies of one that Node has made: its set-up in each page would cost more than most suites.
import { beforeEach, inject } from "vitest";
import { shareTemplate } from "../../demo-site/server/memory/shared-template";
import { pageRegistry } from "../state/page";

shareTemplate(async () => {
  const answer = await fetch(inject("databaseTemplate"));
  if (!answer.ok) throw new Error(`martillo: no template of a database: ${await answer.text()}`);
  return answer.blob();
});

// A page says once what is wrong with it. Tests share the page, and each hears it.
beforeEach(() => {
  const page = pageRegistry();
  page.told?.clear();
  // Each widget on `localhost` reads fifty colours to say which are hard to read, as axe does: a fifteenth of what suites cost.
  page.settings.check = false;
});
