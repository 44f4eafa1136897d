/** Stands for a page whose code or session is on its way; quiet, and of a full page's height. */
export function PageSkeleton() {
  return <div className="site-page-skeleton" aria-busy="true" />;
}
