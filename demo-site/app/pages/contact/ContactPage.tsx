import "./contact.css";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { commonGetFooterLinks } from "martillo/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ContactForm, useQuery } from "martillo";
import { Page } from "../../shell/Page";

/** The form, and how else the house can be reached. */
export function ContactPage() {
  const [search] = useSearchParams();
  const subject = search.get("subject");
  return (
    <Page
      canonical="/contactarnos"
      description="Escríbanos o llámenos: correo, teléfono, dirección y horario de atención."
      className="site-wrap site-contact"
    >
      <div className="site-contact__head">
        <h1>¿En qué podemos ayudarle?</h1>
        <p>
          Cuéntenos qué necesita. Si es sobre un lote, indique su número. Quizá la respuesta ya esté
          en las <Link to="/preguntas-frequentes">preguntas frecuentes</Link>.
        </p>
      </div>
      <section className="site-contact__form" aria-label="Formulario de contacto">
        <ContactForm {...(subject && { subject })} />
      </section>
      <Ways />
    </Page>
  );
}

function Ways() {
  const { data } = useQuery(commonGetFooterLinks, {});
  const operator = data?.operator;
  return (
    <aside className="site-contact__ways" aria-label="Otras formas de contacto">
      <Way icon={<Phone size={20} aria-hidden="true" />} title="Teléfono">
        {operator?.phone ? (
          <a href={`tel:${operator.phone.replaceAll(/[^+\d]/g, "")}`}>{operator.phone}</a>
        ) : (
          <Unsaid text="teléfono" isKnown={operator !== undefined} />
        )}
      </Way>
      <Way icon={<Mail size={20} aria-hidden="true" />} title="Correo">
        {operator?.email ? (
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        ) : (
          <Unsaid text="correo de contacto" isKnown={operator !== undefined} />
        )}
      </Way>
      <Way icon={<Clock size={20} aria-hidden="true" />} title="Horario de atención">
        {operator?.hours || <Unsaid text="horario de atención" isKnown={operator !== undefined} />}
      </Way>
      <Way icon={<MapPin size={20} aria-hidden="true" />} title="Dirección">
        {operator?.address || <Unsaid text="domicilio" isKnown={operator !== undefined} />}
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
