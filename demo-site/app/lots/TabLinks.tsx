import { Link } from "react-router";

export interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** The lists of one page, each with an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="site-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
