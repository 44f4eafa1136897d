import { plainLine, shortLine } from "../../platform/text/short-line";

/** What search engines and messengers read of a page before any of its code runs. All texts are plain: they are escaped here, once. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one true address, absolute. Undefined where the server does not know where the site is. */
  url?: string | undefined;
  image?: { src: string; alt: string; width?: number; height?: number } | undefined;
  /** Decimal euro. Makes the page that of a product. */
  price?: string | undefined;
  /** Structured data, safe inside of a script element. */
  jsonLd?: string | undefined;
  /** @default true */
  isIndexed?: boolean;
}

export const SITE_NAME = "Martillo";

/** Search engines show less; a messenger shows what it gets. */
const LONGEST_DESCRIPTION = 300;

/** The elements of the head that depend on the page. */
export function headHtml(head: PageHead): string {
  const { title, url, image, price, jsonLd } = head;
  const description = shortLine(head.description, LONGEST_DESCRIPTION);
  return [
    `<title>${escapeHtml(plainLine(title))}</title>`,
    named("description", description),
    head.isIndexed === false && named("robots", "noindex"),
    url !== undefined && `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property("og:site_name", SITE_NAME),
    property("og:title", title),
    property("og:description", description),
    property("og:type", price === undefined ? "website" : "product"),
    property("og:locale", "es_ES"),
    url !== undefined && property("og:url", url),
    image && property("og:image", image.src),
    image?.width !== undefined && property("og:image:width", String(image.width)),
    image?.height !== undefined && property("og:image:height", String(image.height)),
    image && property("og:image:alt", image.alt),
    price !== undefined && property("product:price:amount", price),
    price !== undefined && property("product:price:currency", "EUR"),
    named("twitter:card", image ? "summary_large_image" : "summary"),
    jsonLd !== undefined && `<script type="application/ld+json">${jsonLd}</script>`,
  ]
    .filter((line) => typeof line === "string")
    .join("\n    ");
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(plainLine(content))}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(plainLine(content))}" />`;
}

/** A text as the content of an element, or inside the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
