import { LANGUAGES, type LanguageSet, TEXT_LANGUAGES } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../../app/_made/routes";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { fillIn, UNKNOWN_OPERATOR } from "../../platform/call/operator";
import { builtInPage, STATIC_PAGES } from "./house-pages";

let open: OpenEngine;
let api: InPageApi;

const OPERATOR = {
  ...UNKNOWN_OPERATOR,
  name: "Subastas <Ejemplo> & Hijos, S.L.",
  email: "hola@casa.example",
  phone: "900 000 000",
};

beforeAll(async () => {
  open = await engineOfRun().open();
  api = await createTestApi({
    db: open.db,
    config: { operator: OPERATOR, siteUrl: "https://casa.example" },
  });
});
afterAll(async () => {
  await api.close();
  await open.close();
});

/** Addresses of the site whose whole content is a text. */
const ADDRESSES = [
  "/about",
  "/quienes-somos",
  "/services",
  "/help",
  "/guidelines",
  "/privacy_policy",
  "/terms_of_use",
  "/terms-and-conditions",
  "/preguntas-frequentes",
  "/menciones-legales",
  "/vender-vehiculo",
  "/activar-alerta",
  "/subastar-vehiculo",
  "/condiciones-generales-especiales-contratacion",
  "/politica-cookies",
  "/aviso-legal",
  "/politica-proteccion-datos",
  "/politica-privacidad",
];

describe("the texts that come with the site", () => {
  it.each(ADDRESSES)("has a whole page for %s", async (address) => {
    const { responseData: page } = await api.call("common/getStaticPage", { id: address });
    expect(page.title.length).toBeGreaterThan(3);
    expect(page.description.length).toBeGreaterThan(30);
    expect(page.html.replaceAll(/<[^>]+>/g, "").length).toBeGreaterThan(900);
    expect(page.html).not.toMatch(/\{\{|lorem ipsum/i);
    expect(page.file_path).not.toBe("");
  });

  it("has a row for each of its texts, and nothing else", async () => {
    const rows = await api.db.query<{ id: number; slug: string; is_template: boolean }>(
      "select id, slug, is_template from static_pages where id < 100 order by id",
    );
    expect(rows).toEqual(
      STATIC_PAGES.map(({ id, slug, isTemplate }) => ({ id, slug, is_template: isTemplate })),
    );
  });

  it("uses only what the widget shows, and nests it well", () => {
    expect(
      allTexts().flatMap(({ slug, html }) => markupFaults(html).map((at) => [slug, at])),
    ).toEqual([]);
    expect(markupFaults("<p><b>x</b></p>")).toEqual(["<b>", "</b>"]);
    expect(markupFaults("<ul><li>x</ul></li>")).toEqual(["</ul>"]);
    expect(markupFaults('<p class="x">y')).toEqual(['<p class="x">', "<p>"]);
  });

  it("links only to pages that there are", () => {
    const known = new Set(routes.map(({ path }) => path));
    for (const { slug, html } of allTexts()) {
      for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
        const isOutside = href.startsWith("https://");
        const isKnown =
          known.has(href) || known.has(href.replace(/^\/(search|buscar)\/.*/, "/$1/{type}"));
        expect(isOutside || isKnown, `${slug} links to ${href}`).toBe(true);
      }
    }
  });

  it.each(STATIC_PAGES)(
    "says in English what it says in Spanish: $slug",
    ({ texts, isTemplate }) => {
      const { es, en } = texts;
      expect(shapeOf(en.html.replace(SPANISH_BINDS, ""))).toEqual(shapeOf(es.html));
      expect(en.html.trimStart().startsWith(SPANISH_BINDS)).toBe(isTemplate);
      expect(en.title.length).toBeGreaterThan(3);
      expect(en.description.length).toBeGreaterThan(30);
      expect(en.description).not.toBe(es.description);
      // Nothing of it was forgotten in Spanish; names of laws and schemes apart, no word of it has an accent.
      expect(`${en.title} ${en.description} ${en.html}`).not.toMatch(/[áéíóúñ¿¡«»]/i);
    },
  );

  it("is told from one that lacks a heading, a link or a detail", () => {
    const html = '<h2>A</h2><p>{{name}} <a href="/help">B</a></p>';
    for (const part of ["<h2>A</h2>", "{{name}}", '<a href="/help">B</a>']) {
      expect(shapeOf(html.replace(part, ""))).not.toEqual(shapeOf(html));
    }
  });

  it("marks each legal text as one that a lawyer has to see", () => {
    const marked = STATIC_PAGES.filter((page) => page.isTemplate).map(({ slug }) => slug);
    expect(marked).toEqual([
      "politica-privacidad",
      "terms-and-conditions",
      "menciones-legales",
      "condiciones-generales-especiales-contratacion",
      "politica-cookies",
      "aviso-legal",
      "politica-proteccion-datos",
    ]);
  });
});

const SPANISH_BINDS =
  "<p><strong>This is a translation. The Spanish text is the binding one.</strong></p>";

function allTexts() {
  return STATIC_PAGES.flatMap(({ slug, texts: { es, en } }) => [
    { slug, html: es.html },
    { slug: `${slug} (en)`, html: en.html },
  ]);
}

/** Everything of a text but its words: in each line its tags, with where they lead, and the operator's data. */
function shapeOf(html: string) {
  return html
    .trim()
    .split("\n")
    .map((line) => ({
      tags: line.match(/<[^>]+>/g),
      details: (line.match(/\{\{\w+\}\}/g) ?? []).toSorted(),
    }));
}

const ALLOWED = new Set(
  "h2 h3 p ul ol li dl dt dd strong a code table caption thead tbody tr th td br".split(" "),
);

/** Tags that are not known, carry more than they may, or do not fit those around them. */
function markupFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [whole, close, tag = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    const isPlain = /^(?: (?:href|scope)="[^"]*")?$/.test(rest);
    const fits = close === "" || open.at(-1) === tag;
    if (!ALLOWED.has(tag) || !isPlain || !fits) faults.push(whole);
    if (tag === "br") continue;
    if (close === "") open.push(tag);
    else open.splice(open.lastIndexOf(tag), 1);
  }
  return [...faults, ...open.map((tag) => `<${tag}>`)];
}

describe("a page of text", () => {
  it("is found by number, name and address, and means the same one", async () => {
    const found = await Promise.all(
      [14, "14", "aviso-legal", "/Aviso-Legal/"].map((id) =>
        api.call("common/getStaticPage", { id }),
      ),
    );
    expect(found.map(({ responseData }) => responseData.slug)).toEqual(
      Array(4).fill("aviso-legal"),
    );
    expect((await api.call("common/getStaticPage", { id: "nada" })).code).toBe("NOT_FOUND");
    expect((await api.call("common/getStaticPage", { id: 99 })).code).toBe("NOT_FOUND");
  });

  it("names the operator, as text, and shows what nobody has said", async () => {
    const { html } = (await api.call("common/getStaticPage", { id: "aviso-legal" })).responseData;
    expect(html).toContain("Subastas &lt;Ejemplo&gt; &amp; Hijos, S.L.");
    expect(html).toContain("https://casa.example");
    expect(html).toContain("<mark>[NIF]</mark>");
    const privacy = (await api.call("common/getStaticPage", { id: "politica-privacidad" }))
      .responseData;
    // Where there is no address for privacy the general one stands.
    expect(privacy.html).toContain("hola@casa.example");
    expect(privacy.html).not.toContain("correo de privacidad");
  });

  it("leaves alone what is no name of a detail", () => {
    expect(fillIn("{{toString}} {{x}}", { ...OPERATOR, site: "" }, "en")).toBe(
      "{{toString}} {{x}}",
    );
  });

  it("is the house's own once it has written one", async () => {
    await api.db.query(
      "insert into static_page_texts (page_id, language, html) values (3, 'es', '<p>Propio.</p>')",
    );
    const { responseData } = await api.call("common/getStaticPage", { id: "help" });
    expect(responseData).toMatchObject({ html: "<p>Propio.</p>", file_path: "", title: "Ayuda" });
    await api.db.query("delete from static_page_texts where page_id = 3");
  });
});

describe("a page for who reads English", () => {
  const language = "for_english" as const;
  const read = async (id: string | number, set: LanguageSet) =>
    (await api.call("common/getStaticPage", { id, language: set })).responseData;

  it("is the English text under the same addresses, and Spanish for everybody else", async () => {
    const english = await read("/aviso-legal", language);
    expect(english).toMatchObject({
      id: 14,
      slug: "aviso-legal",
      title: "Legal notice",
      language: "en",
    });
    expect(english.html).toContain("The Spanish text is the binding one.");
    expect(english.html).toContain("Subastas &lt;Ejemplo&gt;");
    expect(english.html).toContain("<mark>[registered address]</mark>");
    expect(english.description).toMatch(/^Owner of the site/);
    for (const set of ["for_spanish", "for_argentina", "for_uruguay"] as const) {
      expect(await read(14, set)).toMatchObject({ title: "Aviso legal", language: "es" });
    }
    const [shown] = (await api.call("common/show_static_content", { id: 14, language }))
      .responseData;
    expect(shown).toEqual(english);
    const unknown = await api.call("common/getStaticPage", { id: 14, language: "fr" as never });
    expect(unknown.code).toBe("INVALID_INPUT");
  });

  it("stays as the house wrote it, until the house has written it in English", async () => {
    const staff = await api.seedUser({ staff: true });
    const table = "static_pages" as const;
    const write = (id: number, data: object, set: LanguageSet) =>
      api.call("common/updateEntry", { table, id, language: set, data }, staff);
    await write(2, { html: "<p>Lo nuestro.</p>", title: "Lo nuestro" }, "for_spanish");
    const own = { title: "Lo nuestro", html: "<p>Lo nuestro.</p>", language: "es" };
    expect(await read("services", language)).toMatchObject(own);
    const half = await write(2, { title: "What we do" }, language);
    expect([half.code, half.refusal.fields]).toEqual([
      "INVALID_INPUT",
      { "data.html": "Escriba el texto en ese idioma." },
    ]);
    expect(
      (await write(2, { html: "<p>Ours.</p><script>x()</script>" }, language)).code,
    ).toBeNull();
    expect(await read("services", language)).toMatchObject({
      title: "Services",
      html: "<p>Ours.</p>",
      language: "en",
      file_path: "",
    });
    expect(await read("services", "for_spanish")).toMatchObject(own);
  });

  it("has a title in English where the site brings none", async () => {
    const staff = await api.seedUser({ staff: true });
    const table = "static_pages" as const;
    const data = { slug: "envios", title: "Envíos", html: "<p>A toda España.</p>" };
    const { id } = (await api.call("common/insertEntry", { table, data }, staff)).responseData;
    expect(await read("envios", language)).toMatchObject({ title: "Envíos", language: "es" });
    const change = { table, id, language, data: { html: "<p>To all of Spain.</p>" } };
    const refused = await api.call("common/updateEntry", change, staff);
    expect([refused.code, Object.keys(refused.refusal.fields ?? {})]).toEqual([
      "INVALID_INPUT",
      ["data.title"],
    ]);
    const whole = { ...change, data: { ...change.data, title: "Shipping" } };
    expect((await api.call("common/updateEntry", whole, staff)).code).toBeNull();
    expect(await read("envios", language)).toMatchObject({ title: "Shipping", language: "en" });
    expect(await read("envios", "for_uruguay")).toMatchObject({ title: "Envíos", language: "es" });
  });
});

describe("the house's own people", () => {
  const table = "static_pages" as const;

  it("change a page, and what visitors read until then is kept with who replaced it", async () => {
    const staff = await api.seedUser({ staff: true });
    const change = (data: object, language: LanguageSet = "for_spanish") =>
      api.call("common/updateEntry", { table, id: 12, language, data }, staff);
    const read = async (language: LanguageSet) =>
      (await api.call("common/getStaticPage", { id: 12, language })).responseData;
    const former = () =>
      api.db.query(
        `select language, title, html, is_template, replaced_by from static_page_former_texts
         where page_id = 12 order by id`,
      );
    const asKept = ({ language, title, html }: Awaited<ReturnType<typeof read>>) => ({
      language,
      title,
      html,
      is_template: true,
      replaced_by: staff.id,
    });
    const spanish = asKept(await read("for_spanish"));
    const translations = [];
    for (const { code } of LANGUAGES) {
      const text = asKept(await read(code));
      if (text.language !== "es") translations.push(text);
    }
    expect(translations.map(({ language }) => language)).toContain("en");
    expect((await change({ html: "<p>Uno.</p>" })).code).toBeNull();
    // The translations that came with the site go with the Spanish text.
    expect(await former()).toEqual([spanish, ...translations]);
    const first = asKept(await read("for_spanish"));
    expect(first.html).toBe("<p>Uno.</p>");
    const [one, other] = await Promise.all([
      change({ html: "<p>Dos.</p>" }),
      change({ title: "Condiciones" }),
    ]);
    expect([one.code, other.code]).toEqual([null, null]);
    // Two at once lose nothing of each other.
    expect(await read("for_spanish")).toMatchObject({ title: "Condiciones", html: "<p>Dos.</p>" });
    const kept = await former();
    expect(kept).toHaveLength(translations.length + 3);
    expect(kept[translations.length + 1]).toEqual(first);
    expect((await change({ html: "<p>Dos.</p>" })).code).toBeNull();
    expect(await former()).toHaveLength(translations.length + 3);
    const deeds = await api.db.query<{ details: object }>(
      "select details from user_audit where actor_id = $1 and action = 'page changed' order by id",
      [staff.id],
    );
    expect(deeds[0]?.details).toMatchObject({ page: 12, languages: TEXT_LANGUAGES });
    expect(deeds).toHaveLength(4);
    await expect(api.db.query("delete from static_page_former_texts")).rejects.toThrow(
      "append only",
    );
  });

  it("change a page, with everything harmful taken away, and nobody else does", async () => {
    const staff = await api.seedUser({ staff: true });
    const seller = await api.seedUser({ admin: true });
    const html = `<h2 onclick="x()">Hola</h2><table><tr><th scope="col">A</th></tr></table>
      <p>{{name}} <a href="javascript:x()">y</a></p><script>x()</script>`;
    const change = { table, id: 3, data: { html, title: "Ayuda propia" } };
    expect((await api.call("common/updateEntry", change)).code).toBe("NOT_SIGNED_IN");
    expect((await api.call("common/updateEntry", change, seller)).code).toBe("FORBIDDEN");
    expect((await api.call("common/updateEntry", change, staff)).code).toBeNull();
    const page = (await api.call("common/getStaticPage", { id: "help" })).responseData;
    expect(page).toMatchObject({ title: "Ayuda propia", file_path: "", id: 3 });
    expect(page.html).toContain('<th scope="col">A</th>');
    expect(page.html).toContain("Subastas &lt;Ejemplo&gt;");
    expect(page.html).not.toMatch(/script|onclick/);
    const only = { table, id: 14, data: { is_template: 0 as const } };
    await api.call("common/updateEntry", only, staff);
    const notice = (await api.call("common/getStaticPage", { id: 14 })).responseData;
    // Looked through by a lawyer: still the text that came with the site.
    expect(notice.is_template).toBe(0);
    expect(notice.file_path).not.toBe("");
  });

  it("add a page of their own, under a name that is free", async () => {
    const staff = await api.seedUser({ staff: true });
    const data = { slug: "garantias", title: "Garantías", html: "<p>Dos años.</p>" };
    const { responseData } = await api.call("common/insertEntry", { table, data }, staff);
    expect(responseData.id).toBeGreaterThanOrEqual(100);
    const page = (await api.call("common/getStaticPage", { id: "garantias" })).responseData;
    expect(page).toMatchObject({ title: "Garantías", html: "<p>Dos años.</p>", is_template: 0 });
    for (const slug of ["garantias", "aviso-legal", "about"]) {
      const again = await api.call("common/insertEntry", { table, data: { ...data, slug } }, staff);
      expect(again.code, slug).toBe("INVALID_INPUT");
    }
    const other = { table: "users" as never, data };
    expect((await api.call("common/insertEntry", other, staff)).code).toBe("INVALID_INPUT");
    const missing = { table, id: 9_999, data: { title: "X" } };
    expect((await api.call("common/updateEntry", missing, staff)).code).toBe("NOT_FOUND");
  });
});

describe("show_static_content", () => {
  it("says 'true' and has the page as the first of its data, under both names", async () => {
    for (const path of ["show_static_content", "common/show_static_content"]) {
      const response = await api.fetch(`http://house.test/api/${path}`, {
        method: "POST",
        body: JSON.stringify({ id: "help" }),
      });
      const body = (await response.json()) as { status: string; data: { slug: string }[] };
      expect([response.status, body.status, body.data.length]).toEqual([200, "true", 1]);
      expect(body.data[0]?.slug).toBe("help");
    }
    expect((await api.call("common/show_static_content", { id: "nada" })).code).toBe("NOT_FOUND");
  });
});

describe("common/getFooterLinks", () => {
  it("links to pages that there are, and tells how to reach the house", async () => {
    const { records, operator } = (await api.call("common/getFooterLinks", {})).responseData;
    const known = new Set(routes.map(({ path }) => path));
    const urls = records.flatMap(({ links }) => links.map(({ url }) => url));
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      expect(known.has(url) || url === "/search/auctions", url).toBe(true);
    }
    for (const url of [
      "/activar-alerta",
      "/contrataciones",
      "/contactarnos",
      "/politica-cookies",
    ]) {
      expect(urls).toContain(url);
    }
    expect(operator).toEqual({
      name: OPERATOR.name,
      email: "hola@casa.example",
      phone: "900 000 000",
      address: "",
      hours: "",
    });
    expect(builtInPage("about")?.slug).toBe("quienes-somos");
    const language = "for_english" as const;
    const english = (await api.call("common/getFooterLinks", { language })).responseData;
    expect(english.records.map(({ title }) => title)).toEqual(["Buy", "Sell", "Martillo", "Legal"]);
    expect(english.records.flatMap(({ links }) => links.map(({ url }) => url))).toEqual(urls);
  });
});
