import { useEffect, useRef, type ReactNode } from "react";
import { useSiteRoute } from "../routing/use-site-route";
import { useDocumentHead, type DocumentHead } from "./document-head";
import { moveFocusTo } from "./page-focus";

export interface PageProps extends Partial<DocumentHead> {
  children: ReactNode;
  /** Value of `data-page` where it differs from the route's. */
  name?: string;
  className?: string;
  /** Until the heading is on the page, focus waits for it. */
  isReady?: boolean;
}

/** The one main landmark of a page: its name, its head and, after a navigation, the focus. */
export function Page({ children, name, className, isReady = true, title, ...head }: PageProps) {
  const route = useSiteRoute();
  const main = useRef<HTMLElement>(null);
  useDocumentHead({ ...head, title: title ?? route.title });

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
