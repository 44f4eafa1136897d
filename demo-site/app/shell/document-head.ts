import { useEffect } from "react";
import { useTitleNoticeText } from "./title-notice";

export interface DocumentHead {
  title: string;
  description: string;
  /** Path of the page's one true address. */
  canonical?: string | undefined;
  /** Structured data for search engines. */
  jsonLd?: object | undefined;
}

const SITE_NAME = "Martillo";

/** Writes what the document says of itself; the server has written it for the first page. */
function setMeta(selector: string, content: string): void {
  document.head
    .querySelector<HTMLMetaElement>(`meta[${selector}]`)
    ?.setAttribute("content", content);
}

function canonicalLink(): HTMLLinkElement {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "canonical";
  document.head.append(link);
  return link;
}

/** Title, description, canonical address and structured data of the page that is shown. */
export function useDocumentHead({ title, description, canonical, jsonLd }: DocumentHead): void {
  const notice = useTitleNoticeText();
  useEffect(() => {
    document.title = [notice, title, SITE_NAME].filter((word) => word !== "").join(" · ");
  }, [notice, title]);
  useEffect(() => {
    const { href } = new URL(canonical ?? location.pathname, location.origin);
    setMeta('name="description"', description);
    setMeta('property="og:title"', title);
    setMeta('property="og:description"', description);
    setMeta('property="og:url"', href);
    canonicalLink().href = href;
  }, [title, description, canonical]);

  const structured = jsonLd && JSON.stringify(jsonLd);
  useEffect(() => {
    for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) {
      old.remove();
    }
    if (!structured) return;
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = structured;
    document.head.append(script);
    return () => script.remove();
  }, [structured]);
}
