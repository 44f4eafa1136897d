import { afterAll, beforeAll, expect, it } from "vitest";
import { migrations } from "../../_made/migrations";
import type { Db } from "../../platform/db/db";
import { migrate } from "../../platform/db/migrations";
import { openLite } from "../../platform/db/pglite";
import { readStaticPage, writePageText } from "./static-page-repository";

/** The step after which texts of pages are rows. */
const ROWS = 166;

const until = (last: number) => migrations.filter(({ id }) => id <= last);

let db: Db;

beforeAll(async () => {
  db = (await openLite()).db;
  await migrate(db, until(ROWS - 1));
  await db.exec(
    `insert into users (email, first_name, last_name) values ('casa@example.test', 'A', 'B');
     update static_pages set title = 'Nuestra ayuda', html = '<p>Uno.</p>', title_en = 'Our help', html_en = '<p>One.</p>'
       where slug = 'help';
     update static_pages set description_en = 'All about it' where slug = 'services'`,
  );
  await migrate(db, until(ROWS));
});
afterAll(() => db.close());

const ownOf = async (slug: string) => (await readStaticPage(db, { slug }))?.own;

it("keeps what the house wrote of its pages, in both languages", async () => {
  expect(await ownOf("help")).toEqual({
    es: { title: "Nuestra ayuda", description: null, html: "<p>Uno.</p>" },
    en: { title: "Our help", description: null, html: "<p>One.</p>" },
  });
  expect(await ownOf("services")).toEqual({
    en: { title: null, description: "All about it", html: null },
  });
  expect(await ownOf("guidelines")).toEqual({});
});

it("takes what a process of the release before writes, and nothing else that it has", async () => {
  const [page] = await db.query<{ id: number }>("select id from static_pages where slug = 'help'");
  const english = { title: "Help", description: null, html: "<p>New.</p>", is_template: false };
  await writePageText(db, page?.id ?? 0, "en", english, 1);
  await db.query(
    "update static_pages set title = 'Ayuda', description = null, html = '<p>Dos.</p>' where slug = 'help'",
  );
  await db.query("insert into static_pages (slug, title) values ('envios', 'Envíos')");
  expect(await ownOf("help")).toEqual({
    es: { title: "Ayuda", description: null, html: "<p>Dos.</p>" },
    en: { title: "Help", description: null, html: "<p>New.</p>" },
  });
  expect(await ownOf("envios")).toEqual({
    es: { title: "Envíos", description: null, html: null },
  });
});

it("loses nothing when the columns go", async () => {
  const before = await ownOf("help");
  await migrate(db, migrations);
  expect(await ownOf("help")).toEqual(before);
  await expect(db.query("select title from static_pages")).rejects.toThrow("title");
});
