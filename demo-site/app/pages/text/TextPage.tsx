import "./text.css";
import { commonGetStaticPage, textSetOf } from "martillo/contract";
import { Link, NavLink } from "react-router";
import { StaticPage, useLocale, useMessages, useQuery } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { useSiteRoute } from "../../routing/use-site-route";
import { CookieSettingsButton } from "../../shell/Cookies";
import { linkMessages } from "../../shell/navigation.messages";
import { Page } from "../../shell/Page";
import { nextSteps, relatedPages } from "./related-pages";
import { textMessages } from "./text.messages";

/** One of the house's own texts, with what a reader may want to do next. */
export function TextPage() {
  const t = useMessages(textMessages);
  const linkText = useMessages(linkMessages);
  const routeText = useMessages(routeMessages);
  const { locale } = useLocale();
  const route = useSiteRoute();
  const name = route.path.slice(1);
  const language = textSetOf(locale);
  // What `StaticPage` below asks, so that it is asked once.
  const { data } = useQuery(commonGetStaticPage, {
    id: name,
    ...(language && { language }),
  });
  // A text that the house has in Spanish alone has its title in Spanish, too.
  const written = locale.startsWith(data?.language ?? "es") ? data?.title : undefined;
  const title = written ?? routeText(route.title);
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
                {linkText(label)}
              </Link>
            ))}
          </p>
        )}
      </article>
      <nav className="site-text__related" aria-label={t("related")}>
        <ul>
          {relatedPages(route.page).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{linkText(label)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
