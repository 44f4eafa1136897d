import { liteClient } from "algoliasearch/lite";
import instantsearch from "instantsearch.js";
import { hits, searchBox } from "instantsearch.js/es/widgets";

const search = instantsearch({
  indexName: "lots",
  searchClient: liteClient("BENCHAPP", "bench"),
});
search.addWidgets([
  searchBox({ container: "#box" }),
  hits({ container: "#hits", templates: { item: (hit, { html }) => html`<p>${hit.title}</p>` } }),
]);
search.start();
