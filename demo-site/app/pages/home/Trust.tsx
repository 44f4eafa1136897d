import "./home-trust.css";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ChainPanel } from "./ChainPanel";
import { ClockPanel } from "./ClockPanel";
import { TotalPanel } from "./TotalPanel";

/** Three promises, each shown at work on the lot that closes next. */
export function Trust({ lotId }: { lotId: number | undefined }) {
  return (
    <section className="home-trust" aria-labelledby="home-trust">
      <div className="site-wrap">
        <h2 id="home-trust">Confiar está bien. Comprobarlo, mejor.</h2>
        <div className="home-trust__panels">
          <ClockPanel />
          <ChainPanel lotId={lotId} />
          <TotalPanel lotId={lotId} />
        </div>
        <Link className="site-link" to="/guidelines">
          Las reglas de la puja <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
