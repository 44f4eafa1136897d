import "./staff-shell.css";
import { useMessages, useSession } from "martillo";
import { Link, Outlet, useLocation, useMatches } from "react-router";
import { useMedia } from "../account/use-media";
import { routeMessages } from "../routing/route.messages";
import type { SiteRoute } from "../routing/site-route";
import { crumbsOf, entryOf, STAFF_LINKS } from "./staff-menu";
import { staffMessages } from "./staff.messages";

/** From here the menu stands beside the page, as `staff-shell.css` also says. */
const BESIDE = "(min-width: 900px)";

/** The frame of every page of the staff's area: menu and the way back. Other visitors see neither: for them there is no page. */
export function StaffShell() {
  const { user } = useSession();
  const route = useMatches().at(-1)?.handle as SiteRoute | undefined;
  if (user?.staff !== 1 || !route) return <Outlet />;
  return (
    <div className="site-wrap site-staff">
      <Menu route={route} />
      <div className="site-staff__page">
        <Crumbs route={route} />
        <Outlet />
      </div>
    </div>
  );
}

function Menu({ route }: { route: SiteRoute }) {
  const t = useMessages(staffMessages);
  const routeText = useMessages(routeMessages);
  const isBeside = useMedia(BESIDE);
  const { pathname } = useLocation();
  const entry = entryOf(route);
  const links = (
    <nav aria-label={t("menu")}>
      <ul>
        {STAFF_LINKS.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link === entry ? "page" : undefined}>
              {routeText(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <aside className="site-staff__menu" aria-label={t("area")}>
      {isBeside ? (
        links
      ) : (
        // Another page begins with it closed.
        <details key={pathname}>
          <summary>{t("menuAt", { page: routeText(entry?.label ?? route.title) })}</summary>
          {links}
        </details>
      )}
    </aside>
  );
}

function Crumbs({ route }: { route: SiteRoute }) {
  const t = useMessages(staffMessages);
  const routeText = useMessages(routeMessages);
  const crumbs = crumbsOf(route);
  if (crumbs.length < 2) return null;
  return (
    <nav className="site-staff__crumbs" aria-label={t("crumbs")}>
      <ol>
        {crumbs.map(({ to, label }, at) => (
          <li key={to}>
            {at < crumbs.length - 1 ? (
              <Link to={to}>{routeText(label)}</Link>
            ) : (
              <span aria-current="page">{routeText(label)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
