import "./text.css";
import { commonGetStaticPage } from "martillo/contract";
import { Link, NavLink } from "react-router";
import { StaticPage, useQuery } from "martillo";
import { useSiteRoute } from "../../routing/use-site-route";
import { CookieSettingsButton } from "../../shell/Cookies";
import { Page } from "../../shell/Page";
import { nextSteps, relatedPages } from "./related-pages";

/** One of the house's own texts, with what a reader may want to do next. */
export function TextPage() {
  const route = useSiteRoute();
  const name = route.path.slice(1);
  const { data } = useQuery(commonGetStaticPage, { id: name });
  const title = data?.title ?? route.title;
  const steps = nextSteps(route.page);
  return (
    <Page
      title={title}
      description={data?.description}
      canonical={data && `/${data.slug}`}
      className="site-wrap site-text"
    >
      <article className="site-text__article">
        <h1>{title}</h1>
        <StaticPage page={name} heading="none" />
        {route.page === "cookies" && (
          <p className="site-text__steps">
            <CookieSettingsButton className="site-button" />
          </p>
        )}
        {steps.length > 0 && (
          <p className="site-text__steps">
            {steps.map(({ to, label }, index) => (
              <Link key={to} className="site-button" data-kind={index > 0 ? "quiet" : ""} to={to}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </article>
      <nav className="site-text__related" aria-label="Textos relacionados">
        <ul>
          {relatedPages(route.page).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
