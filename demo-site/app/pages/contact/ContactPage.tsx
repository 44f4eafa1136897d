import "./contact.css";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { commonGetFooterLinks, PATHS } from "martillo/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ContactForm, useMessages, useQuery } from "martillo";
import { Page } from "../../shell/Page";
import { contactMessages } from "./contact.messages";

/** The form, and how else the house can be reached. */
export function ContactPage() {
  const t = useMessages(contactMessages);
  const [search] = useSearchParams();
  const subject = search.get("subject");
  return (
    <Page
      canonical={PATHS.contact}
      description={t("description")}
      className="site-wrap site-contact"
    >
      <div className="site-contact__head">
        <h1>{t("title")}</h1>
        <p>
          {t("lead")} <Link to={PATHS.faq}>{t("faq")}</Link>.
        </p>
      </div>
      <section className="site-contact__form" aria-label={t("form")}>
        <ContactForm {...(subject && { subject })} />
      </section>
      <Ways />
    </Page>
  );
}

function Ways() {
  const t = useMessages(contactMessages);
  const { data } = useQuery(commonGetFooterLinks, {});
  const operator = data?.operator;
  return (
    <aside className="site-contact__ways" aria-label={t("ways")}>
      <Way icon={<Phone size={20} aria-hidden="true" />} title={t("phone")}>
        {operator?.phone ? (
          <a href={`tel:${operator.phone.replaceAll(/[^+\d]/g, "")}`}>{operator.phone}</a>
        ) : (
          <Unsaid text={t("noPhone")} isKnown={operator !== undefined} />
        )}
      </Way>
      <Way icon={<Mail size={20} aria-hidden="true" />} title={t("email")}>
        {operator?.email ? (
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        ) : (
          <Unsaid text={t("noEmail")} isKnown={operator !== undefined} />
        )}
      </Way>
      <Way icon={<Clock size={20} aria-hidden="true" />} title={t("hours")}>
        {operator?.hours || <Unsaid text={t("noHours")} isKnown={operator !== undefined} />}
      </Way>
      <Way icon={<MapPin size={20} aria-hidden="true" />} title={t("address")}>
        {operator?.address || <Unsaid text={t("noAddress")} isKnown={operator !== undefined} />}
      </Way>
    </aside>
  );
}

/** What the operator has not configured is shown as such, and not left out. */
function Unsaid({ text, isKnown }: { text: string; isKnown: boolean }) {
  return isKnown ? <mark>[{text}]</mark> : <span aria-busy="true">…</span>;
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="site-contact__way">
      {icon}
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
