import { StaticPageView } from "./StaticPageView";
import { useStaticPage } from "./use-static-page";
import type { StaticPageHeading } from "./static-page-heading";

/** Props of `StaticPage`: which page, and what stands above it. */
export interface StaticPageProps {
  /** Number, name or address of the page: `14`, `aviso-legal`, `/aviso-legal`. */
  page?: string;
  /** Its title above the text. @default "second" */
  heading?: StaticPageHeading;
  /** Its links open in a tab of their own, for a text over a form that is filled in. @default false */
  newTab?: boolean;
}

/** One of the house's own texts: legal notice, questions, help. */
export function StaticPage({ page = "", heading = "second", newTab = false }: StaticPageProps) {
  return <StaticPageView model={useStaticPage(page)} heading={heading} newTab={newTab} />;
}
