import { useMessages } from "martillo";
import { useEffect, useRef, type ReactNode } from "react";
import { routeMessages } from "../routing/route.messages";
import { useSiteRoute } from "../routing/use-site-route";
import { useDocumentHead, type DocumentHead } from "./document-head";
import { moveFocusTo } from "./page-focus";
import { shellMessages } from "./shell.messages";

export interface PageProps extends Partial<Omit<DocumentHead, "title" | "description">> {
  /** Without one it is the route's. */
  title?: string | undefined;
  /** For search engines; without one it is the site's own. */
  description?: string | undefined;
  children: ReactNode;
  /** Value of `data-page` where it differs from the route's. */
  name?: string;
  className?: string;
  /** Until the heading is on the page, focus waits for it. */
  isReady?: boolean;
}

/** The one main landmark of a page: its name, its head and, after a navigation, the focus. */
export function Page({
  children,
  name,
  className,
  isReady = true,
  title,
  description,
  ...head
}: PageProps) {
  const t = useMessages(shellMessages);
  const routeText = useMessages(routeMessages);
  const route = useSiteRoute();
  const main = useRef<HTMLElement>(null);
  useDocumentHead({
    ...head,
    title: title ?? routeText(route.title),
    description: description ?? t("description"),
  });

  useEffect(() => {
    if (isReady && main.current) moveFocusTo(main.current);
  }, [isReady]);

  return (
    <main
      ref={main}
      id="contenido"
      data-page={name ?? route.page}
      tabIndex={-1}
      className={className}
    >
      {children}
    </main>
  );
}
