import { useEffect } from "react";

export interface DocumentHead {
  title: string;
  description: string;
  /** Path of the page's one true address. */
  canonical?: string | undefined;
  /** Structured data for search engines. */
  jsonLd?: object | undefined;
}

const SITE_NAME = "Martillo";

function metaDescription() {
  return document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
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
  useEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
    metaDescription()?.setAttribute("content", description);
    canonicalLink().href = new URL(canonical ?? location.pathname, location.origin).href;
  }, [title, description, canonical]);

  const structured = jsonLd && JSON.stringify(jsonLd);
  useEffect(() => {
    if (!structured) return;
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = structured;
    document.head.append(script);
    return () => script.remove();
  }, [structured]);
}
