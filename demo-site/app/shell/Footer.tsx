import "./footer.css";
import { LanguageSwitch } from "martillo";
import { Link } from "react-router";
import { Newsletter } from "martillo";
import { Brand } from "./Brand";
import { CookieSettingsButton } from "./Cookies";
import { FOOTER_COLUMNS } from "./navigation";
import { ThemeSwitch } from "./ThemeSwitch";
import { TimeZoneSwitch } from "./TimeZoneSwitch";

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-wrap">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <Brand />
            <p>Subastas en línea y venta directa de vehículos, con las reglas a la vista.</p>
          </div>
          <nav className="site-footer__columns" aria-label="Pie de página">
            {FOOTER_COLUMNS.map((column) => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <section className="site-footer__newsletter" aria-labelledby="boletin">
          <div>
            <h2 id="boletin">Las próximas subastas, en su correo</h2>
            <p>Un aviso cuando hay eventos nuevos. Sin más.</p>
          </div>
          <Newsletter privacyUrl="/politica-privacidad" />
        </section>
        <div className="site-footer__bottom">
          <p>
            Precios en euros. <TimeZoneSwitch />{" "}
            <CookieSettingsButton className="site-footer__cookies" />
          </p>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
