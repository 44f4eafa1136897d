import { useEffect } from "react";

export interface DocumentHead {
  title: string;
  description?: string | undefined;
  /** Path of the page's one true address. */
  canonical?: string | undefined;
  /** Structured data for search engines. */
  jsonLd?: object | undefined;
}

const SITE_NAME = "Martillo";
const DESCRIPTION = metaDescription()?.content ?? "";

function metaDescription() {
  return document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
}

/** Title, description, canonical address and structured data of the page that is shown. */
export function useDocumentHead({ title, description, canonical, jsonLd }: DocumentHead): void {
  useEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
    metaDescription()?.setAttribute("content", description ?? DESCRIPTION);
    document.head
      .querySelector('link[rel="canonical"]')
      ?.setAttribute("href", new URL(canonical ?? location.pathname, location.origin).href);
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
