import {
  type AuctionDetail,
  type Lot,
  PATHS,
  pathTo,
  type Seller,
  type StaticPage,
} from "martillo/contract";
import type { Context } from "hono";
import type { Db } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";
import { ShortCache } from "../../platform/cache/short-cache";
import { builtInPage } from "../house";
import { auctionHead } from "./auction-head";
import { auctionView, firstView } from "./first-view";
import { lotHead } from "./lot-head";
import { type PageHead, SITE_NAME } from "./page-head";
import { sharePicture, type Sharing } from "./share-picture";
import { SITE_PAGES } from "./site-pages";
import { sitemapXml } from "./sitemap";

const SITEMAP_SECONDS = 600;
/** A price that is older than this is drawn anew. */
const PICTURE_SECONDS = 60;

export interface PagesOptions {
  db: Db;
  config: Pick<ServerConfig, "siteUrl" | "mode">;
  /** Makes a call of the API as a guest, at the expense of the visitor behind `c`: no page tells what guests may not see. */
  ask(call: string, input: object, c: Context): Promise<Response>;
  /** Makes the pictures of lots that say what they cost. @default pages show the first photo */
  sharing?: Sharing;
}

/** What the server knows of the page at an address. */
export interface PageContent {
  status: 200 | 404;
  /** Undefined: the head that the document has by itself. */
  head: PageHead | undefined;
  /** HTML that stands there until the page's code has come. */
  view: string;
}

/** The site's pages before any of their code runs. */
export interface Pages {
  content(c: Context): Promise<PageContent>;
  /** The picture of a lot with its price, as JPEG; null where there is none. */
  picture(id: number, c: Context): Promise<Uint8Array | null>;
  /** Null where the server does not know where the site is. */
  sitemap(c: Context): Promise<string | null>;
  /** The rules for search engines, with the address of the sitemap. */
  robots(rules: string, c: Context): string;
}

const LOT_PATH = /^\/+(?:subasta|venta|productView)\/+([1-9]\d{0,14})\/*$/i;
const SEARCH_PATHS: readonly string[] = [PATHS.searchAuctions, PATHS.searchSales];
const AUCTION_ID = /^[1-9]\d{0,14}$/;
const SELLER_PATH = /^\/+vendedor\/+([1-9]\d{0,14})\/*$/i;

export function createPages({ db, config, ask, sharing }: PagesOptions): Pages {
  const cache = new ShortCache(SITEMAP_SECONDS);
  const pictures = new ShortCache(PICTURE_SECONDS);

  /** Where the site is, without a slash at the end. In production no caller's `Host` is believed. */
  function siteUrlOf(c: Context): string | null {
    if (config.siteUrl !== "") return config.siteUrl;
    return config.mode === "production" ? null : new URL(c.req.url).origin;
  }

  /** A lot that everybody may see; undefined when the API refuses for now, null when there is none. */
  async function readLot(id: number, c: Context): Promise<Lot | null | undefined> {
    const data = await read<{ records: Lot[] }>(ask("product/lots", { ids: [id] }, c));
    return data === undefined ? undefined : (data?.records[0] ?? null);
  }

  async function lotContent(id: string, c: Context): Promise<PageContent> {
    const lot = await readLot(Number(id), c);
    if (lot === undefined) return plain();
    if (lot === null) return { ...plain(), status: 404 };
    const head = lotHead(lot, siteUrlOf(c), sharing !== undefined);
    return { status: 200, head, view: firstView(lot) };
  }

  async function sellerContent(id: string, c: Context): Promise<PageContent> {
    const data = await read<{ record: Seller }>(ask("custom/seller", { seller: Number(id) }, c));
    if (data === undefined) return plain();
    if (data === null) return { ...plain(), status: 404 };
    const { name, kind } = data.record;
    const description = `${name}: sus vehículos a la venta y cómo ha cumplido lo que ha vendido.`;
    const found = titled({ title: name, description, path: pathTo("seller", { id }) }, c);
    // A search for a person's name is not to lead to what that person sells.
    return { ...found, head: found.head && { ...found.head, isIndexed: kind === "trader" } };
  }

  /** A search that shows the lots of one auction; where there is none to see, that of the search itself. */
  async function auctionContent(id: string, search: PageContent, c: Context): Promise<PageContent> {
    const data = await read<{ record: AuctionDetail }>(
      ask("auction/getSingleAuction", { id: Number(id) }, c),
    );
    if (data === undefined) return search;
    if (data === null) return { ...search, status: 404 };
    const { record } = data;
    return { status: 200, head: auctionHead(record, siteUrlOf(c)), view: auctionView(record) };
  }

  async function textContent(slug: string, c: Context): Promise<PageContent> {
    const page = await read<StaticPage>(ask("common/getStaticPage", { id: slug }, c));
    return page ? titled({ ...page, path: `/${page.slug}` }, c) : plain();
  }

  function titled(page: (typeof SITE_PAGES)[number], c: Context): PageContent {
    const { title, description, path } = page;
    const siteUrl = siteUrlOf(c);
    return {
      ...plain(),
      head: {
        title: `${title} · ${SITE_NAME}`,
        description,
        url: siteUrl === null ? undefined : `${siteUrl}${path}`,
      },
    };
  }

  return {
    content(c) {
      const path = c.req.path;
      const lotId = LOT_PATH.exec(path)?.[1];
      if (lotId !== undefined) return lotContent(lotId, c);
      const sellerId = SELLER_PATH.exec(path)?.[1];
      if (sellerId !== undefined) return sellerContent(sellerId, c);
      const known = SITE_PAGES.find((page) => page.path === path.toLowerCase());
      if (known) {
        const auctionId = SEARCH_PATHS.includes(known.path) ? auctionOf(c) : undefined;
        const content = titled(known, c);
        return auctionId === undefined
          ? Promise.resolve(content)
          : auctionContent(auctionId, content, c);
      }
      const text = builtInPage(path);
      return text ? textContent(text.slug, c) : Promise.resolve(plain());
    },
    async picture(id, c) {
      if (!sharing) return null;
      const lot = await readLot(id, c);
      if (!lot) return null;
      return pictures.get(`${id}:${lot.seq}`, () => sharePicture(lot, sharing));
    },
    async sitemap(c) {
      const siteUrl = siteUrlOf(c);
      return siteUrl === null ? null : cache.get(siteUrl, () => sitemapXml(db, siteUrl));
    },
    robots(rules, c) {
      const siteUrl = siteUrlOf(c);
      return siteUrl === null ? rules : `${rules.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
    },
  };
}

/** The data of an answer; undefined when the API refuses for now, null when there is nothing to see. */
async function read<Data>(asked: Promise<Response>): Promise<Data | null | undefined> {
  const answer = await asked;
  if (answer.status === 404) return null;
  if (!answer.ok) return undefined;
  return ((await answer.json()) as { responseData: Data }).responseData;
}

/** The number of the auction whose lots a search shows; undefined where it names none. */
function auctionOf(c: Context): string | undefined {
  const asked = c.req.query("auctionid") ?? c.req.query("event");
  return asked !== undefined && AUCTION_ID.test(asked) ? asked : undefined;
}

function plain(): PageContent {
  return { status: 200, head: undefined, view: firstView(undefined) };
}
