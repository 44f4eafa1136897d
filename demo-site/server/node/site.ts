import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Context, Hono } from "hono";
import type { ServerConfig } from "../platform/call/config";
import {
  pageHeaders,
  practiceHeaders,
  securityHeaders,
  WINDOW_HEADERS,
} from "../platform/call/headers";
import { errorText, type Log, silentLog } from "../platform/call/log";
import { fillPage, headHtml, type PageContent, type Pages } from "../features/pages";
import { madeAnswer } from "./page-answer";
import { type FileAnswer, filesOf } from "./static-files";

export interface SiteFolders {
  /** The built pages. */
  site: string;
  /** The built library: `embed.js` and `embed@….js` for other pages, and their chunks in `embed/`. */
  library: string;
  /** Pictures of the demo's lots. */
  demoPictures: string;
  uploads: string;
  /** Files of builds whose pages may still be open, see `keepBuild`. @default none */
  kept?: string;
}

const HTML = "text/html; charset=utf-8";
const XML = "application/xml; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
/** Every page of every partner asks for it; the files that it names stay where they are for longer than this. */
const FIVE_MINUTES = "public, max-age=300";
const AN_HOUR = "public, max-age=3600";

/** Scripts and pictures that pages of partners load. */
const FOR_EVERYBODY = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** An upload is never a page; its content does not matter. */
const UPLOAD_HEADERS = {
  ...FOR_EVERYBODY,
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** A name that was made up for one picture never gets another one. */
const KEPT_PICTURE = /^\/(?:templates|avatars)\/[\w-]{43}\.(?:jpg|png|webp)$/;

export interface SiteOptions {
  /** What pages say before their code runs. @default the same of all */
  pages?: Pages;
  log?: Log;
}

/** Everything that is not the API: the site's pages, the embed script and uploads. */
export function createSite(
  folders: SiteFolders,
  config: Pick<ServerConfig, "https" | "googleClientId" | "captchaProvider">,
  options: SiteOptions = {},
): Hono {
  const { pages, log = silentLog } = options;
  const secure = securityHeaders(config);
  const ofPages = { ...secure, ...pageHeaders(config) };
  const app = new Hono();

  const demoPictures = filesOf(folders.demoPictures);
  const uploads = filesOf(folders.uploads);
  const former = folders.kept === undefined ? null : filesOf(folders.kept);
  const libraryFiles = orFormer(filesOf(folders.library));
  const siteFiles = orFormer(filesOf(folders.site));

  /** A file of this build, or of a former one whose pages may be open. */
  function orFormer(files: FileAnswer): FileAnswer {
    return async (...request) => (await files(...request)) ?? (await former?.(...request)) ?? null;
  }

  serveLibrary(app, libraryFiles, secure);

  app.on(["GET", "HEAD"], "/uploads/*", async (c) => {
    const path = c.req.path.replace(/^\/uploads/, "");
    const caching = KEPT_PICTURE.test(path) ? IMMUTABLE : AN_HOUR;
    const headers = { ...secure, ...UPLOAD_HEADERS, "Cache-Control": caching };
    const answer = path.startsWith("/demo/")
      ? await demoPictures(path.replace(/^\/demo/, ""), c.req.raw, headers)
      : await uploads(path, c.req.raw, headers);
    return answer ?? c.notFound();
  });

  if (pages) {
    app.on(["GET", "HEAD"], "/sitemap.xml", async (c) => {
      const xml = await pages.sitemap(c);
      const headers = { ...secure, "Cache-Control": AN_HOUR };
      return xml === null ? c.notFound() : madeAnswer(xml, XML, c.req.raw, headers);
    });

    app.on(["GET", "HEAD"], "/compartir/:file", async (c) => {
      const id = SHARED_FILE.exec(c.req.param("file"))?.[1];
      const picture = id === undefined ? null : await pages.picture(Number(id), c);
      if (!picture) return c.notFound();
      const headers = { ...secure, ...UPLOAD_HEADERS, "Cache-Control": FIVE_MINUTES };
      const body = c.req.method === "HEAD" ? null : new Uint8Array(picture);
      return new Response(body, { headers: { ...headers, "Content-Type": "image/jpeg" } });
    });

    app.on(["GET", "HEAD"], "/robots.txt", async (c) => {
      const rules = await readSiteFile("robots.txt");
      if (rules === null) return c.notFound();
      const headers = { ...secure, "Cache-Control": ASK_AGAIN };
      return madeAnswer(pages.robots(rules, c), PLAIN, c.req.raw, headers);
    });
  }

  app.on(["GET", "HEAD"], "*", async (c) => {
    const { path, raw } = c.req;
    if (extname(path) !== "" && path !== "/index.html") {
      const headers = { ...ofPages, "Cache-Control": cachingOf(path) };
      return (await siteFiles(path, raw, headers)) ?? c.notFound();
    }
    // Every other address is a page, which finds out itself whether it exists.
    const isWindow = WINDOW_PATH.test(path);
    const headers = {
      ...(isWindow ? { ...secure, ...WINDOW_HEADERS } : ofPages),
      ...(PRACTICE_PATH.test(path) && practiceHeaders(config)),
      ...(SECRET_PATH.test(path) && { "Referrer-Policy": "no-referrer" }),
      "Cache-Control": ASK_AGAIN,
    };
    const html = pages && !isWindow ? await readSiteFile("index.html") : null;
    if (!pages || html === null) {
      const file = await siteFiles("/index.html", raw, headers);
      return file ?? c.text(NOT_BUILT, 503);
    }
    const { status, head, view } = await contentOf(pages, c);
    return madeAnswer(fillPage(html, head && headHtml(head), view), HTML, raw, headers, status);
  });

  function readSiteFile(name: string): Promise<string | null> {
    return readFile(join(folders.site, name), "utf8").catch(() => null);
  }

  /** A page works without what is known of it beforehand. */
  async function contentOf(pages: Pages, c: Context): Promise<PageContent> {
    try {
      return await pages.content(c);
    } catch (error) {
      log.error({ path: c.req.path, ...errorText(error) }, "a page was sent without its head");
      return { status: 200, head: undefined, view: "" };
    }
  }

  app.notFound((c) => c.text("No encontrado", 404, { ...secure, "Cache-Control": ASK_AGAIN }));
  return app;
}

/** The embed script and its chunks, for pages of everybody. */
function serveLibrary(app: Hono, libraryFiles: FileAnswer, secure: Record<string, string>) {
  // `embed@0.1.0.js` is the loader of one release for good, so that pages can pin it and have it checked.
  app.on(["GET", "HEAD"], "/:file{embed(@[\\w.+-]+)?\\.js}", async (c) => {
    const caching = c.req.path.includes("@") ? IMMUTABLE : FIVE_MINUTES;
    const headers = { ...secure, ...FOR_EVERYBODY, "Cache-Control": caching };
    return (await libraryFiles(c.req.path, c.req.raw, headers)) ?? c.notFound();
  });

  app.on(["GET", "HEAD"], "/embed/*", async (c) => {
    const { path, raw } = c.req;
    // Each release has a folder of its own, named by what is in it.
    const caching = path.endsWith(".js") ? IMMUTABLE : ASK_AGAIN;
    const headers = { ...secure, ...FOR_EVERYBODY, "Cache-Control": caching };
    return (await libraryFiles(path, raw, headers)) ?? c.notFound();
  });
}

/** As the router of the site reads it. */
/** `12.jpg`: the picture of a lot with its price. */
const SHARED_FILE = /^([1-9]\d{0,14})\.jpg$/;
const WINDOW_PATH = /^\/+autorizar\/*$/i;
const PRACTICE_PATH = /^\/+practica\/*$/i;

/** Their address holds the token of a link, which no other site may learn. */
const SECRET_PATH = /^\/+(reset_password|verify_email|avisos\/baja)\//i;

const NOT_BUILT = "martillo: the site has not been built. Run npm run build.";

/** A name with a hash never gets another content. */
function cachingOf(path: string): string {
  const [, hash = ""] = /-([\w-]{8})\.\w+$/.exec(path) ?? [];
  // A word of eight letters is none.
  return /[A-Z\d]/.test(hash) ? IMMUTABLE : ASK_AGAIN;
}
