import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";

export interface SectionProps {
  title: string;
  text?: string;
  more?: { to: string; label: string };
  className?: string;
  children: ReactNode;
}

/** One named band of the home page. */
export function Section({ title, text, more, className = "", children }: SectionProps) {
  const id = useId();
  return (
    <section className={`home-section ${className}`} aria-labelledby={id}>
      <div className="site-wrap">
        <div className="home-section__head">
          <div>
            <h2 id={id}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {more && (
            <Link className="site-link" to={more.to}>
              {more.label} <ArrowRight size={18} aria-hidden="true" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
