import { createHash } from "node:crypto";
import { type DefaultTheme, defineConfig, postcssIsolateStyles } from "vitepress";
import { readPages } from "../pages.mjs";

/** Where the site will lie: `/` of its own host, or a folder such as `/docs/`. */
const base = process.env["MARTILLO_DOCS_BASE"] ?? "/";

function sidebar(): DefaultTheme.SidebarItem[] {
  const pages = readPages();
  const sections = [...new Set(pages.map((page) => page.section))];
  return sections.map((section) => ({
    text: section,
    items: pages
      .filter((page) => page.section === section)
      .map(({ title, path }) => ({ text: title, link: `/${path}` })),
  }));
}

const CHARSET = '<meta charset="utf-8">';

/** VitePress writes two small scripts into each page: they are allowed by their hashes, and no other inline code is. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    // Colours of code are attributes of style.
    "style-src 'self' 'unsafe-inline'",
    // The practice auction compiles a database.
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(hashes)].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join("; ");
}

export default defineConfig({
  base,
  srcDir: "content",
  outDir: "../../dist-docs",
  title: "Martillo",
  description:
    "A vehicle auction house on any web page: widgets that are React components and custom elements at once.",
  head: [["link", { rel: "icon", href: `${base}mark.svg`, type: "image/svg+xml" }]],
  metaChunk: true,
  vite: {
    configFile: false,
    build: { chunkSizeWarningLimit: 1_000 },
    // Parts that are no text, in `.vp-raw`, keep their own looks.
    css: {
      postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/vp-doc\.css/, /base\.css/] })] },
    },
  },
  transformHtml(html) {
    if (!html.includes(CHARSET))
      throw new Error("martillo docs: a page has no place for its policy");
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
    return html.replace(CHARSET, () => `${CHARSET}\n${policy}`);
  },
  themeConfig: {
    logo: { src: "/mark.svg", alt: "" },
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/guides/embed-in-five-minutes" },
      { text: "Practice auction", link: "/practica" },
      { text: "Storybook", link: "/storybook/index.html", target: "_self" },
    ],
    sidebar: sidebar(),
  },
});
