import "./own-web.css";
import { useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { LotList, useMessages, usePhrase, useQuery, useRuntime, useSession } from "martillo";
import { productSearch, PATHS } from "martillo/contract";
import { routeMessages } from "../../routing/route.messages";
import { sells } from "../../shell/navigation";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { CodeBlock } from "./CodeBlock";
import { ownWebMessages } from "./own-web.messages";
import { eventLine, lotLines, nextLotLine, sellerLines } from "./snippets";
import { OWN_LOTS, useOwnNumbers } from "./use-own-numbers";

/** Mistakes of pages as the console names them; each links to its paragraph here. */
const MISTAKES = [
  "tag",
  "attribute",
  "lot",
  "id",
  "limit",
  "query",
  "refused",
  "for",
  "connect",
  "origin",
] as const;

const KINDS = ["both", "auctionsOnly", "salesOnly"] as const;
type Kind = (typeof KINDS)[number];
const AUCTION = { both: undefined, auctionsOnly: 1, salesOnly: 0 } as const;

/** /cuenta/mi-web: what a seller pastes into a page of their own, and what to do where that shows nothing. */
export function OwnWebPage() {
  const t = useMessages(ownWebMessages);
  const routeText = useMessages(routeMessages);
  const { user } = useSession();
  // The console links to a mistake; the page is drawn too late for the browser to find it.
  const meant = useLocation().hash.slice(1);
  const seller = sells(user) ? (user?.as_employees_id ?? user?.id) : undefined;
  const numbers = useOwnNumbers(seller);
  return (
    <Page className="site-account-page own-web">
      <h1>{routeText("ownWeb")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <section className="site-account-section" aria-labelledby="sus-lotes">
        <h2 id="sus-lotes">{t("yours")}</h2>
        <p>
          {seller === undefined
            ? t(user ? "buyerText" : "guestText")
            : `${t("yoursText")} ${t("sellerNumber", { number: String(seller) })}`}
        </p>
        <OwnLots key={seller} seller={seller} />
        <p>
          {t("more")} <Link to={PATHS.gallery}>{t("moreLink")}</Link>.
        </p>
      </section>
      {seller !== undefined && (
        <section className="site-account-section" aria-labelledby="escaparate">
          <h2 id="escaparate">{t("shopWindow")}</h2>
          <p>
            {t("shopWindowText")}{" "}
            <Link to={`${PATHS.shopWindow}?seller=${seller}`}>{t("shopWindowLink")}</Link>.
          </p>
        </section>
      )}
      <section className="site-account-section" aria-labelledby="sistemas">
        <h2 id="sistemas">{t("systems")}</h2>
        <ul className="own-web__systems">
          <li>{t("wordpress")}</li>
          <li>{t("wix")}</li>
          <li>{t("tagManager")}</li>
        </ul>
      </section>
      <section className="site-account-section" aria-labelledby="numeros">
        <h2 id="numeros">{t("numbers")}</h2>
        <p>{t("lotNumber")}</p>
        <p>{t("oneLot")}</p>
        <CodeBlock code={lotLines(numbers.lot)} label={t("oneLot")} />
        <p>{t("nextLot")}</p>
        <CodeBlock code={nextLotLine(seller)} label={t("nextLot")} />
        <p>{t("eventNumber")}</p>
        <p>{t("oneEvent")}</p>
        <CodeBlock code={eventLine(numbers.event)} label={t("oneEvent")} />
      </section>
      <section className="site-account-section" aria-labelledby="si-algo-no-sale">
        <h2 id="si-algo-no-sale">{t("wrong")}</h2>
        <p>{t("wrongText")}</p>
        <dl className="own-web__mistakes">
          {MISTAKES.map((mistake) => (
            <div
              key={mistake}
              id={mistake}
              data-meant={mistake === meant || undefined}
              ref={mistake === meant ? show : undefined}
            >
              <dt>{t(mistake)}</dt>
              <dd>{t(`${mistake}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}

function show(node: HTMLElement | null) {
  node?.scrollIntoView({ block: "center" });
}

/** The lines for one's own lots, narrowed by a choice, and what they show. */
function OwnLots({ seller }: { seller: number | undefined }) {
  const t = useMessages(ownWebMessages);
  const id = useId();
  const handlers = useSiteHandlers();
  const { assetUrl } = useRuntime();
  const say = usePhrase();
  const script = new URL(assetUrl("/embed.js"), location.href).href;
  const [kind, setKind] = useState<Kind>("both");
  const [category, setCategory] = useState("");
  const auction = AUCTION[kind];
  const { data } = useQuery(
    productSearch,
    seller === undefined ? null : { limit: OWN_LOTS, filters: { seller, market_status: "all" } },
  );
  const categories = data?.facets["category"] ?? [];
  return (
    <>
      {seller !== undefined && (
        <div className="own-web__choices">
          <label htmlFor={`${id}-kind`}>
            <span>{t("show")}</span>
            <select
              id={`${id}-kind`}
              value={kind}
              onChange={({ currentTarget }) =>
                setKind(KINDS.find((name) => name === currentTarget.value) ?? "both")
              }
            >
              {KINDS.map((name) => (
                <option key={name} value={name}>
                  {t(name)}
                </option>
              ))}
            </select>
          </label>
          <label htmlFor={`${id}-category`}>
            <span>{t("category")}</span>
            <select
              id={`${id}-category`}
              value={category}
              onChange={({ currentTarget }) => setCategory(currentTarget.value)}
            >
              <option value="">{t("allCategories")}</option>
              {categories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {say(label)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <CodeBlock
        code={sellerLines(script, { seller: seller ?? 0, auction, category })}
        label={t("code")}
      />
      {seller !== undefined && (
        <>
          <h3>{t("preview")}</h3>
          <LotList
            {...handlers}
            seller={seller}
            {...(auction !== undefined && { auction })}
            {...(category !== "" && { category })}
            limit={3}
            hideFilters
            headingLevel={4}
          />
        </>
      )}
    </>
  );
}
