import { PATHS } from "martillo/contract";
import "./practice-page.css";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { DATABASE } from "virtual:martillo-practice-database";
import { PracticeAuction } from "../../../../docs/practice/PracticeAuction";
import { shareDatabase } from "../../../../docs/practice/share-database";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { practiceMessages } from "./practice.messages";

if (DATABASE !== undefined) shareDatabase(DATABASE, { isEarly: startsAtOnce() });

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
      <PracticeAuction pictures="/uploads/demo" startsAtOnce={startsAtOnce()} />
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

/** A visitor who saves data starts the auction with a press: the server and its database are megabytes. */
function startsAtOnce(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}
