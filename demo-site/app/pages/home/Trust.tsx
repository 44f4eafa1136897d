import { PATHS } from "martillo/contract";
import "./home-trust.css";
import { ArrowRight } from "lucide-react";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { ChainPanel } from "./ChainPanel";
import { ClockPanel } from "./ClockPanel";
import { homeMessages } from "./home.messages";
import { TotalPanel } from "./TotalPanel";

/** Three promises, each shown at work on the lot that closes next. */
export function Trust({ lotId }: { lotId: number | undefined }) {
  const t = useMessages(homeMessages);
  return (
    <section className="home-trust" aria-labelledby="home-trust">
      <div className="site-wrap">
        <h2 id="home-trust">{t("trust")}</h2>
        <div className="home-trust__panels">
          <ClockPanel />
          <ChainPanel lotId={lotId} />
          <TotalPanel lotId={lotId} />
        </div>
        <Link className="site-link" to={PATHS.guidelines}>
          {t("rules")} <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
