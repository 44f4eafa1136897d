import { PATHS } from "martillo/domain";
import "./practice-page.css";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { PracticeAuction } from "../../../../docs/practice/PracticeAuction";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { practiceMessages } from "./practice.messages";

const TRIES = ["maximum", "extension", "doubt", "line", "reserve"] as const;

/** /practica: an auction with rivals that runs inside the page. */
export function PracticePage() {
  const t = useMessages(practiceMessages);
  const routeText = useMessages(routeMessages);
  return (
    <Page className="site-wrap site-practice">
      <header>
        <h1>{routeText("practice")}</h1>
        <p className="site-practice__lead">{t("lead")}</p>
        <p>
          {t("rules")} <Link to={PATHS.guidelines}>{t("readRules")}</Link>
        </p>
      </header>
      <PracticeAuction pictures="/uploads/demo" />
      <section aria-labelledby="probar">
        <h2 id="probar">{t("tries")}</h2>
        <dl className="site-practice__tries">
          {TRIES.map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(`${name}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
