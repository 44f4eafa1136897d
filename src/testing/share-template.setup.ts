// Databases in the page are copies of one that Node has made: its set-up in each page would cost more than most suites.
import { inject } from "vitest";
import { shareTemplate } from "../../demo-site/server/testing/shared-template";

shareTemplate(async () => {
  const answer = await fetch(inject("databaseTemplate"));
  if (!answer.ok) throw new Error(`martillo: no template of a database: ${await answer.text()}`);
  return answer.blob();
});
