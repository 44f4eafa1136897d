import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../scripts/compress-files.mjs";
import { createSite } from "./site";

let root: string;
let site: Hono;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "martillo-site-"));
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write("site/index.html", "<!doctype html><title>Casa</title>");
  write("site/robots.txt", "User-agent: *");
  write("site/assets/index-BxYz1234.js", `console.log(${JSON.stringify("x".repeat(5_000))})`);
  write("dist/embed.js", "loader");
  write("dist/embed@0.1.0.js", "pinned loader");
  write("dist/embed/3gECBM7y/bid-box.js", "box");
  write("dist/secret.json", "{}");
  write("pictures/coche.webp", "webp");
  write("uploads/templates/a.jpg", "jpg");
  write(`uploads/avatars/${"x".repeat(43)}.jpg`, "jpg");
  write("uploads/page.html", "<script>alert(1)</script>");
  write("uploads/.hidden.txt", "no");
  write("outside.txt", "no");
  await compressFiles(join(root, "site"));
  site = siteOf({ https: true, googleClientId: null, captchaProvider: null });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function siteOf(config: Parameters<typeof createSite>[1]) {
  const folders = {
    site: join(root, "site"),
    library: join(root, "dist"),
    demoPictures: join(root, "pictures"),
    uploads: join(root, "uploads"),
  };
  return createSite(folders, config);
}

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

describe("pages", () => {
  it("load nothing of others, but Google's button where people may sign in with it", async () => {
    const alone = await get("/");
    expect(alone.headers.get("content-security-policy")).not.toContain("google");
    expect(alone.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    const site = siteOf({
      https: true,
      googleClientId: "house.apps.googleusercontent.com",
      captchaProvider: null,
    });
    const { headers } = await site.request("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
    expect(policy).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://accounts.google.com/gsi/",
    );
    expect(policy).toContain("object-src 'none'");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  it("let in the script of the captcha that is configured, and of no other", async () => {
    const config = { https: true, googleClientId: null, captchaProvider: "turnstile" as const };
    const { headers } = await siteOf(config).request("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://challenges.cloudflare.com",
    );
    expect(policy).not.toMatch(/google|hcaptcha/);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  it("whose address holds a secret tell nobody where they are", async () => {
    for (const path of ["/reset_password/abc", "/verify_email/abc"]) {
      expect((await get(path)).headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await get("/")).headers.get("referrer-policy")).not.toBe("no-referrer");
  });

  it("are the same file at every address, never kept unasked", async () => {
    for (const path of ["/", "/subasta/12", "/buscar/ventas", "/index.html"]) {
      const response = await get(path);
      expect(await response.text()).toContain("<title>Casa</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it("load nothing from elsewhere and show in no foreign frame", async () => {
    const { headers } = await get("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    // Films of lots are played in a frame of their host, once a visitor starts one.
    const films = "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; ";
    expect(policy).toContain(films);
    expect(policy.replace(films, "")).not.toMatch(/https?:|\*|unsafe/);
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("say so when a file is missing", async () => {
    expect((await get("/assets/nothing-12345678.js")).status).toBe(404);
    expect((await site.request("/", { method: "POST" })).status).toBe(404);
  });
});

describe("files", () => {
  it("with a hash in their name are kept for good", async () => {
    const kept = await get("/assets/index-BxYz1234.js");
    expect(kept.headers.get("cache-control")).toContain("immutable");
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("no-cache");
  });

  it("are not sent again to who has them", async () => {
    const first = await get("/robots.txt");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/robots.txt", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("of text travel compressed", async () => {
    const plain = (await (await get("/assets/index-BxYz1234.js")).arrayBuffer()).byteLength;
    for (const encoding of ["gzip", "br"]) {
      const response = await get("/assets/index-BxYz1234.js", { "accept-encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toContain("Accept-Encoding");
      expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(plain / 10);
    }
  });

  it("are sent in parts to who asks for a part", async () => {
    const path = "/assets/index-BxYz1234.js";
    const whole = await get(path);
    const text = await whole.text();
    const part = await get(path, { range: "bytes=2-10" });
    expect([part.status, await part.text()]).toEqual([206, text.slice(2, 11)]);
    expect(part.headers.get("content-range")).toBe(`bytes 2-10/${text.length}`);
    expect(part.headers.get("etag")).toBe(whole.headers.get("etag"));
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const picture = await get("/uploads/templates/a.jpg", { range: "bytes=1-" });
    expect([picture.status, await picture.text()]).toEqual([206, "pg"]);
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    expect((await get(path, { range: "bytes=999999-" })).status).toBe(416);
  });

  it("are never put together of two that differ", async () => {
    const path = "/assets/index-BxYz1234.js";
    const known = (await get(path)).headers.get("last-modified") ?? "";
    const same = await get(path, { range: "bytes=0-3", "if-range": known });
    expect([same.status, await same.text()]).toEqual([206, "cons"]);
    const former = "Sun, 01 Feb 2026 10:00:00 GMT";
    expect((await get(path, { range: "bytes=0-3", "if-range": former })).status).toBe(200);
  });

  it("tell their size to who asks for nothing else", async () => {
    const head = await site.request("/assets/index-BxYz1234.js", { method: "HEAD" });
    expect([head.headers.get("content-length"), await head.text()]).toEqual(["5015", ""]);
  });

  it("for other pages may be loaded from everywhere", async () => {
    const loader = await get("/embed.js");
    expect(await loader.text()).toBe("loader");
    expect(loader.headers.get("cache-control")).toBe("public, max-age=300");
    const pinned = await get("/embed@0.1.0.js");
    expect(await pinned.text()).toBe("pinned loader");
    expect(pinned.headers.get("cache-control")).toContain("immutable");
    const chunk = await get("/embed/3gECBM7y/bid-box.js");
    expect(chunk.headers.get("cache-control")).toContain("immutable");
    for (const { headers } of [loader, pinned, chunk, await get("/uploads/demo/coche.webp")]) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  });

  it("that were uploaded never act as a page", async () => {
    expect((await get("/uploads/templates/a.jpg")).headers.get("content-type")).toBe("image/jpeg");
    const kept = await get(`/uploads/avatars/${"x".repeat(43)}.jpg`);
    expect(kept.headers.get("cache-control")).toContain("immutable");
    expect(kept.headers.get("x-content-type-options")).toBe("nosniff");
    expect(kept.headers.get("content-security-policy")).toContain("sandbox");
    const { headers } = await get("/uploads/page.html");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  it.each([
    "/uploads/../outside.txt",
    "/uploads/%2e%2e/outside.txt",
    "/uploads/..%2foutside.txt",
    "/uploads/%2e%2e%2foutside.txt",
    "/uploads/..%5coutside.txt",
    "/uploads/demo/../../outside.txt",
    "/uploads/.hidden.txt",
    "/uploads/%00.txt",
    "/uploads/%E0%A4%A.txt",
    "/uploads/templates",
    "/embed/../secret.json",
    "/embed/..%2fsecret.json",
    "/embed@9.9.9.js",
    "/embed@..%2fsecret.json",
    "/outside.txt",
  ])("are never those of %s", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "No encontrado"]);
  });
});
