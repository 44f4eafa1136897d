import "./access.css";
import type { ReactNode } from "react";
import { Page } from "../../shell/Page";

/** A page with one thing to do: a card in the middle. */
export function AccessPage({
  description,
  isWide = false,
  children,
}: {
  description?: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Page className="site-wrap site-access" {...(description && { description })}>
      <div className="site-access__card" data-width={isWide ? "wide" : undefined}>
        {children}
      </div>
    </Page>
  );
}
