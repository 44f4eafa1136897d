import { PATHS } from "martillo/contract";
import "./footer.css";
import { LanguageSwitch, Newsletter, useMessages } from "martillo";
import { Link } from "react-router";
import { Brand } from "./Brand";
import { CookieSettingsButton } from "./Cookies";
import { FOOTER_COLUMNS } from "./navigation";
import { linkMessages } from "./navigation.messages";
import { shellMessages } from "./shell.messages";
import { ThemeSwitch } from "./ThemeSwitch";
import { TimeZoneSwitch } from "./TimeZoneSwitch";

export function Footer() {
  const t = useMessages(shellMessages);
  const linkText = useMessages(linkMessages);
  return (
    <footer className="site-footer">
      <div className="site-wrap">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <Brand />
            <p>{t("tagline")}</p>
          </div>
          <nav className="site-footer__columns" aria-label={t("footer")}>
            {FOOTER_COLUMNS.map((column) => (
              <div key={column.title}>
                <h2>{linkText(column.title)}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{linkText(link.label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <section className="site-footer__newsletter" aria-labelledby="boletin">
          <div>
            <h2 id="boletin">{t("newsletterTitle")}</h2>
            <p>{t("newsletterText")}</p>
          </div>
          <Newsletter privacyUrl={PATHS.privacy} />
        </section>
        <div className="site-footer__bottom">
          <p>
            {t("prices")} <TimeZoneSwitch />{" "}
            <CookieSettingsButton className="site-footer__cookies" />
          </p>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
