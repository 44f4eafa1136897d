import { Link } from "react-router";

export interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** On a phone they scroll: the current one is to be seen. The page itself stays where it is. */
function showWithin(link: HTMLAnchorElement | null) {
  const tabs = link?.parentElement;
  if (!link || !tabs) return;
  tabs.scrollLeft = link.offsetLeft + link.offsetWidth - tabs.offsetLeft - tabs.clientWidth;
}

/** The lists of one page, each with an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="site-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.isCurrent ? "page" : undefined}
          ref={tab.isCurrent ? showWithin : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
