import { autocomplete, getAlgoliaResults } from "@algolia/autocomplete-js";
import { liteClient } from "algoliasearch/lite";

const searchClient = liteClient("BENCHAPP", "bench");
autocomplete({
  container: "#box",
  placeholder: "Buscar",
  getSources: ({ query }) => [
    {
      sourceId: "lots",
      getItems: () =>
        getAlgoliaResults({ searchClient, queries: [{ indexName: "lots", params: { query } }] }),
      templates: { item: ({ item, html }) => html`<p>${item.title}</p>` },
    },
  ],
});
