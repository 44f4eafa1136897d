import "./home-categories.css";
import { commonGetDefault, type Defaults, productSearch } from "martillo/contract";
import { Link } from "react-router";
import { formatNumber, useMessages, usePhrase, useQuery } from "martillo";
import { Picture } from "../../lots/Picture";
import { AUCTIONS_SEARCH } from "../search/search-type";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

type Category = Defaults["categories"][number];

/** Places kept while the categories are on their way. */
const USUAL_COUNT = 6;

export function Categories() {
  const t = useMessages(homeMessages);
  const { data } = useQuery(commonGetDefault, {});
  const categories = data?.categories
    .filter((category) => category.active_lots > 0)
    .sort((one, other) => other.active_lots - one.active_lots);
  if (categories?.length === 0) return null;
  return (
    <Section title={t("categories")}>
      <ul className="home-categories" aria-busy={categories === undefined}>
        {categories
          ? categories.map((category) => (
              <li key={category.key}>
                <CategoryTile category={category} />
              </li>
            ))
          : Array.from({ length: USUAL_COUNT }, (_, place) => (
              <li key={place}>
                <div className="home-category" />
              </li>
            ))}
      </ul>
    </Section>
  );
}

function CategoryTile({ category }: { category: Category }) {
  const t = useMessages(homeMessages);
  const say = usePhrase();
  const { data } = useQuery(productSearch, {
    auction: 1,
    limit: 1,
    orderby: "wprice",
    order: "desc",
    filters: { category: [category.key] },
  });
  const to = `${AUCTIONS_SEARCH}?${new URLSearchParams({ category: category.key })}`;
  return (
    <Link className="home-category" to={to}>
      <Picture src={data && (data.records[0]?.images[0]?.src ?? null)} alt="" />
      <span className="home-category__text">
        <span className="home-category__name">{say(category.name)}</span>
        <span className="home-category__count site-figures">
          {data && t("categoryCount", { count: formatNumber(data.totalRecords) })}
        </span>
      </span>
    </Link>
  );
}
