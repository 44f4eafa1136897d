import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSite } from "../../node/site";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeedLot } from "../../seed/seed-rows";
import { createPages } from "./pages";
import type { Sharing } from "./share-picture";

const SITE = fileURLToPath(new URL("../../../", import.meta.url));
const URL_OF_SITE = "https://casa.example";

let root: string;
let open: OpenEngine;
let api: InPageApi;
let site: Hono;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "martillo-pages-"));
  cpSync(join(SITE, "index.html"), join(root, "index.html"));
  cpSync(join(SITE, "public", "robots.txt"), join(root, "robots.txt"));
  open = await engineOfRun().open();
  api = await createTestApi({ db: open.db });
  site = siteAt(URL_OF_SITE);
});
afterAll(async () => {
  await api.close();
  await open.close();
  rmSync(root, { recursive: true, force: true });
});

function siteAt(
  siteUrl: string,
  mode: "demo" | "production" = "production",
  sharing?: Sharing,
): Hono {
  const pages = createPages({
    db: open.db,
    ...(sharing && { sharing }),
    config: { siteUrl, mode },
    ask: (call, input) =>
      api.fetch(`http://in-page.test/api/${call}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(input),
      }),
  });
  const folders = { site: root, library: root, demoPictures: root, uploads: root };
  const config = { https: true, googleClientId: null, captchaProvider: null };
  return createSite(folders, config, { pages });
}

async function page(path: string, from = site) {
  const answer = await from.request(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function meta(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(
    html,
  )?.[1];
  return found === undefined ? undefined : unescaped(found);
}

function jsonLd(html: string): Record<string, unknown> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  return JSON.parse(text) as Record<string, unknown>;
}

const PICTURE = { src: "/uploads/demo/leon.webp", thumb: "/uploads/demo/leon-t.webp", alt: "" };

function seedCar(partial: Partial<SeedLot> = {}) {
  return api.seedLot({
    title: "Seat León 1.5 TSI",
    category: "Coches",
    location: "Zaragoza",
    startCents: 155_000,
    images: [PICTURE],
    ...partial,
  });
}

describe("the page of a seller", () => {
  it("says who sells before any code runs, and is not there for others", async () => {
    const { id } = await api.seedUser({ admin: true, companyname: "Autos Ribera, S.L." });
    expect((await page(`/vendedor/${id}`)).status).toBe(404);
    await seedCar({ sellerId: id });
    const { html, status } = await page(`/vendedor/${id}`);
    expect(status).toBe(200);
    expect(html).toContain("<title>Autos Ribera, S.L. · Martillo</title>");
    expect(html).toContain(`<link rel="canonical" href="${URL_OF_SITE}/vendedor/${id}" />`);
    expect(meta(html, "description")).toContain("Autos Ribera, S.L.: sus vehículos");
    expect(meta(html, "robots")).toBeUndefined();
    expect((await page("/vendedor/999999")).status).toBe(404);
  });

  it("of a private person is in no index", async () => {
    const { id } = await api.seedUser({ admin: true, firstName: "Ana", lastName: "Vega" });
    await seedCar({ sellerId: id, ivaPercent: null });
    const { html } = await page(`/vendedor/${id}`);
    expect(html).toContain("<title>Ana Vega · Martillo</title>");
    expect(meta(html, "robots")).toBe("noindex");
  });
});

describe("the page of a lot", () => {
  it("says what it is, what it costs, until when, and how it looks, before any code runs", async () => {
    const id = await seedCar();
    const { html, status, headers } = await page(`/subasta/${id}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-cache");
    const url = `${URL_OF_SITE}/subasta/${id}`;
    const picture = `${URL_OF_SITE}/uploads/demo/leon.webp`;
    expect(html).toContain("<title>Seat León 1.5 TSI · Martillo</title>");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${url}" />`);
    expect(meta(html, "description")).toMatch(
      /^Seat León 1\.5 TSI, en Zaragoza\. En subasta por 1\.550\s€, cierra el \d\d-\d\d-\d{4} \d\d:\d\d/,
    );
    expect(meta(html, "og:title")).toBe("Seat León 1.5 TSI · Martillo");
    expect(meta(html, "og:url")).toBe(url);
    expect(meta(html, "og:image")).toBe(picture);
    expect(meta(html, "og:type")).toBe("product");
    expect(meta(html, "product:price:amount")).toBe("1550.00");
    expect(meta(html, "product:price:currency")).toBe("EUR");
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    expect(jsonLd(html)).toMatchObject({
      "@type": "Car",
      url,
      image: [picture],
      offers: { price: "1550.00", availability: "https://schema.org/InStock" },
    });
    expect(html).toContain('fetchpriority="high"');
    expect(html).toMatch(/<h1[^>]*>Seat León 1\.5 TSI<\/h1>/);
  });

  describe("with pictures that say what it costs", () => {
    const drawn: unknown[] = [];
    const sharing: Sharing = {
      images: {
        share: async (photo, texts) => {
          drawn.push([photo, texts]);
          return Uint8Array.of(0xff, 0xd8);
        },
      },
      readPhoto: async (src) => new TextEncoder().encode(src),
    };
    const asked = async (path: string) => {
      drawn.length = 0;
      return siteAt(URL_OF_SITE, "production", sharing).request(path);
    };

    it("names one of now, which is drawn of the first photo", async () => {
      const id = await seedCar();
      const shared = siteAt(URL_OF_SITE, "production", sharing);
      const image = meta((await page(`/subasta/${id}`, shared)).html, "og:image");
      expect(image).toMatch(new RegExp(`^${URL_OF_SITE}/compartir/${id}\\.jpg\\?v=\\d+$`));
      const answer = await asked(String(image).slice(URL_OF_SITE.length));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
      expect(drawn).toEqual([
        [
          new TextEncoder().encode(PICTURE.src),
          {
            label: "En subasta desde",
            title: "Seat León 1.5 TSI",
            price: "1.550\u00a0€",
            note: expect.stringMatching(/^Sin pujas · cierra el \d\d-\d\d-\d{4} \d\d:\d\d/),
          },
        ],
      ]);
    });

    it("has another address for another price, and is drawn once for all who ask", async () => {
      const id = await seedCar();
      const shared = siteAt(URL_OF_SITE, "production", sharing);
      const imageOf = async () => meta((await page(`/subasta/${id}`, shared)).html, "og:image");
      const before = await imageOf();
      drawn.length = 0;
      const asking = async () => shared.request(`/compartir/${id}.jpg`);
      await Promise.all([asking(), asking(), asking()]);
      expect(drawn).toHaveLength(1);
      await api.call(
        "bid/confirm",
        { project_id: id, proposed_amount: "2000", idempotency_key: crypto.randomUUID() },
        await api.seedUser(),
      );
      expect(await imageOf()).not.toBe(before);
    });

    it.each([
      ["sold", 1, "Vendido por"],
      ["scheduled", 1, "Sale a subasta por"],
      ["open", 0, "En venta por"],
      ["provisional", 1, "Subasta cerrada en"],
      ["withdrawn", 1, "Ya no está a la venta"],
    ] as const)("of one that is %s (auction: %i) says: %s", async (status, auction, label) => {
      const opens = status === "scheduled" ? { opensInMs: 3_600_000 } : {};
      const id = await seedCar({ status, auction, ...opens });
      await asked(`/compartir/${id}.jpg`);
      expect(drawn).toMatchObject([[expect.anything(), { label }]]);
    });

    it("is there for lots that everybody may see, and for no other address", async () => {
      const draft = await seedCar({ status: "draft" });
      for (const file of [
        `${draft}.jpg`,
        "999999.jpg",
        "0.jpg",
        "1.png",
        "..%2f1.jpg",
        "1e3.jpg",
      ]) {
        expect((await asked(`/compartir/${file}`)).status).toBe(404);
      }
      expect((await site.request(`/compartir/${await seedCar()}.jpg`)).status).toBe(404);
    });
  });

  it("has one address, whichever of its three was asked for", async () => {
    const id = await seedCar();
    const sale = await seedCar({ auction: 0 });
    for (const path of [`/productView/${id}`, `/SUBASTA/${id}/`, `//venta/${id}`]) {
      expect((await page(path)).html).toContain(`href="${URL_OF_SITE}/subasta/${id}"`);
    }
    const { html } = await page(`/productView/${sale}`);
    expect(html).toContain(`href="${URL_OF_SITE}/venta/${sale}"`);
    expect(meta(html, "description")).toContain("En venta por 1.550\u00a0€.");
  });

  it.each([
    ["scheduled", "Sale a subasta por"],
    ["sold", "Vendido por 1.550\u00a0€."],
    ["provisional", "Subasta cerrada en"],
    ["cancelled", "Ya no está a la venta."],
    ["withdrawn", "Ya no está a la venta."],
  ] as const)("of one that is %s says: %s", async (status, text) => {
    const opens = status === "scheduled" ? { opensInMs: 3_600_000 } : {};
    const id = await seedCar({ status, ...opens });
    expect(meta((await page(`/subasta/${id}`)).html, "description")).toContain(text);
  });

  const HOSTILE = [
    `"><script>alert(1)</script>`,
    `</title><script>alert(1)</script>`,
    `</script><script>alert(1)</script>`,
    `<!--<script>`,
    `' onload='alert(1)`,
    `" onerror="alert(1)" x="`,
    "$& $' $` $1",
    "<!-- end of the head of the page -->",
    `&lt;script&gt;&amp;quot;`,
    `uno\r\ndos\u2028tres`,
    `</h1><img src=x onerror=alert(1)>`,
  ];

  it.each(HOSTILE)("holds a title as text: %j", async (title) => {
    const plain = await page(`/subasta/${await seedCar({ description: "Texto." })}`);
    const images = [{ ...PICTURE, alt: title }];
    const texts = { title, location: title, description: title, images };
    const hostile = await page(`/subasta/${await seedCar(texts)}`);
    const tags = (html: string) => html.match(/<[a-z!/][\w-]*/gi);
    expect(tags(hostile.html)).toEqual(tags(plain.html));
    const names = (html: string) => html.match(/\s[a-z-]+(?==")/g);
    expect(names(hostile.html)).toEqual(names(plain.html));
    const seen = title.replaceAll(/[\s\u2028]+/g, " ").trim();
    expect(meta(hostile.html, "og:title")).toBe(`${seen} · Martillo`);
    expect(jsonLd(hostile.html)["name"]).toBe(title);
    const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(hostile.html)?.[1] ?? "";
    expect(unescaped(heading).replaceAll("\r", "")).toBe(title.replaceAll("\r", ""));
  });

  it("says nothing of a draft: not even that there is one", async () => {
    const draft = await seedCar({ status: "draft", title: "Secreto" });
    const hidden = await page(`/subasta/${draft}`);
    const unknown = await page("/subasta/999999999");
    expect(hidden.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(hidden.html).toBe(unknown.html);
    expect(hidden.html).not.toContain("Secreto");
    expect(hidden.html).toContain('<div id="app">');
  });

  it("is sent all the same while the API refuses or fails", async () => {
    const id = await seedCar();
    api.cutNetwork();
    try {
      const { status, html } = await page(`/subasta/${id}`);
      expect(status).toBe(200);
      expect(html).toContain("<title>Martillo · Subastas y venta directa de vehículos</title>");
    } finally {
      api.restoreNetwork();
    }
  });

  it("is not sent again to who has it, and follows the price", async () => {
    const id = await seedCar();
    const etag = (await site.request(`/subasta/${id}`)).headers.get("etag") ?? "";
    const again = () => site.request(`/subasta/${id}`, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await open.db.query("update lots set price_cents = 200000 where id = $1", [id]);
    expect((await again()).status).toBe(200);
  });

  it("names no address of its own where nobody has said it, and believes no Host in production", async () => {
    const id = await seedCar();
    const { html } = await page(`/subasta/${id}`, siteAt("", "production"));
    expect(html).toContain("<title>Seat León");
    expect(html).not.toMatch(/canonical|og:url|og:image|localhost/);
    expect((await siteAt("", "production").request("/sitemap.xml")).status).toBe(404);
    const demo = await page(`/subasta/${id}`, siteAt("", "demo"));
    expect(demo.html).toContain(`href="http://localhost/subasta/${id}"`);
  });
});

describe("the page of an auction", () => {
  const path = (id: number | string) => `/search/auctions?auctionid=${id}`;

  async function seedAuction(values: { title?: string; status?: string; avatar?: string } = {}) {
    const { id: sellerId } = await api.seedUser({ admin: true, companyname: "Flotas Norte" });
    const { title = "Fin de renting", status = "published", avatar = "" } = values;
    const [row] = await open.db.query<{ id: number }>(
      `insert into auctions (seller_id, title, description, avatar, opens_at, closes_at, stagger_s, status)
       values ($1, $2, 'Cuarenta furgonetas.', $3, now() - interval '1 hour', now() + interval '2 days', 60, $4)
       returning id`,
      [sellerId, title, avatar, status],
    );
    const id = row?.id ?? 0;
    const lot = await seedCar({ sellerId });
    await open.db.query("update lots set auction_id = $1, lot_no = 1 where id = $2", [id, lot]);
    return id;
  }

  it("says who sells how much until when, and how it looks, before any code runs", async () => {
    const id = await seedAuction();
    const { html, status } = await page(path(id));
    expect(status).toBe(200);
    const url = `${URL_OF_SITE}${path(id)}`;
    expect(html).toContain("<title>Fin de renting · Martillo</title>");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${url}" />`);
    expect(meta(html, "og:url")).toBe(url);
    expect(meta(html, "og:title")).toBe("Fin de renting · Martillo");
    expect(meta(html, "og:type")).toBe("website");
    expect(meta(html, "description")).toMatch(
      /^Fin de renting\. Un lote de Flotas Norte, en subasta hasta el \d\d-\d\d-\d{4} \d\d:\d\d .*Cuarenta furgonetas\.$/,
    );
    const picture = `${URL_OF_SITE}${PICTURE.src}`;
    expect(meta(html, "og:image")).toBe(picture);
    expect(jsonLd(html)).toMatchObject({
      "@type": "SaleEvent",
      name: "Fin de renting",
      url,
      image: [picture],
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "VirtualLocation", url },
      organizer: { name: "Flotas Norte" },
    });
    const { startDate, endDate } = jsonLd(html);
    expect(Date.parse(String(endDate))).toBeGreaterThan(Date.parse(String(startDate)));
    expect(html).toMatch(/<h1[^>]*>Fin de renting<\/h1>/);
  });

  it("has one address, whatever else is asked for, and its own picture before that of a lot", async () => {
    const id = await seedAuction({ avatar: "/uploads/lots/portada.webp" });
    for (const asked of [`${path(id)}&market_status=ended`, `/buscar/ventas?event=${id}`]) {
      const { html } = await page(asked);
      expect(html).toContain(`<link rel="canonical" href="${URL_OF_SITE}${path(id)}" />`);
      expect(meta(html, "og:image")).toBe(`${URL_OF_SITE}/uploads/lots/portada.webp`);
    }
  });

  it("of a cancelled one says so", async () => {
    const { html, status } = await page(path(await seedAuction({ status: "cancelled" })));
    expect(status).toBe(200);
    expect(meta(html, "description")).toContain("Subasta de Flotas Norte, anulada.");
    expect(jsonLd(html)).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  });

  it("says nothing of a draft: not even that there is one", async () => {
    const draft = await page(path(await seedAuction({ title: "Secreto", status: "draft" })));
    const unknown = await page(path(999_999_999));
    expect([draft.status, unknown.status]).toEqual([404, 404]);
    expect(draft.html).toBe(unknown.html);
    expect(draft.html).not.toContain("Secreto");
    expect(draft.html).toContain("<title>Buscar subastas · Martillo</title>");
  });

  it.each(["", "0", "-1", "1e3", "abc", "1 or 1=1"])(
    "is the search itself where no number is asked for: %j",
    async (asked) => {
      const { html, status } = await page(path(encodeURIComponent(asked)));
      expect(status).toBe(200);
      expect(html).toContain("<title>Buscar subastas · Martillo</title>");
      expect(html).toContain(`href="${URL_OF_SITE}/search/auctions"`);
    },
  );

  it.each([`</title><script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, "$& $' <!--"])(
    "holds a title as text: %j",
    async (title) => {
      const plain = await page(path(await seedAuction()));
      const hostile = await page(path(await seedAuction({ title })));
      const tags = (html: string) => html.match(/<[a-z!/][\w-]*/gi);
      expect(tags(hostile.html)).toEqual(tags(plain.html));
      expect(jsonLd(hostile.html)["name"]).toBe(title);
      expect(meta(hostile.html, "og:title")).toBe(`${title} · Martillo`);
    },
  );

  it("is sent all the same while the API refuses or fails", async () => {
    const id = await seedAuction();
    api.cutNetwork();
    try {
      const { status, html } = await page(path(id));
      expect(status).toBe(200);
      expect(html).toContain("<title>Martillo · Subastas y venta directa de vehículos</title>");
    } finally {
      api.restoreNetwork();
    }
  });
});

describe("other pages", () => {
  it("have the title and the words of their own text", async () => {
    const { html } = await page("/about");
    expect(html).toContain(`<link rel="canonical" href="${URL_OF_SITE}/quienes-somos" />`);
    expect(html).toMatch(/<title>Quiénes somos[^<]* · Martillo<\/title>/);
    const home = await page("/");
    expect(home.html).toContain(`<link rel="canonical" href="${URL_OF_SITE}/" />`);
    expect(meta(home.html, "og:type")).toBe("website");
  });

  it("show the house's name at once, and a partner's window does not", async () => {
    expect((await page("/search/auctions")).html).toContain("site-brand__name");
    expect((await page("/autorizar?x=1")).html).toContain('<div id="app"></div>');
  });
});

describe("search engines", () => {
  it("find every public page and every lot that can be bought, and no draft", async () => {
    const [auction, sale, draft, sold] = [
      await seedCar(),
      await seedCar({ auction: 0 }),
      await seedCar({ status: "draft" }),
      await seedCar({ status: "sold" }),
    ];
    // A page that was made since the last one shows in the next.
    const answer = await siteAt(URL_OF_SITE).request("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const xml = await answer.text();
    const paths = [...xml.matchAll(/<loc>https:\/\/casa\.example(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths).toEqual(expect.arrayContaining(["/", "/search/auctions", "/guidelines"]));
    expect(paths).toContain(`/subasta/${auction}`);
    expect(paths).toContain(`/venta/${sale}`);
    expect(paths).not.toContain(`/subasta/${draft}`);
    expect(paths).not.toContain(`/subasta/${sold}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("are told where it is", async () => {
    const text = await (await site.request("/robots.txt")).text();
    expect(text).toContain("Disallow: /cuenta/");
    expect(text).toContain(`Sitemap: ${URL_OF_SITE}/sitemap.xml`);
  });
});
