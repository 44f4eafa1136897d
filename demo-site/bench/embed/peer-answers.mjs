// What the peers' services answer, in their own wire formats, with the same vehicles as our API has.
const TITLE = "Seat León 1.5 TSI";
const FIELDS = { brand: "Seat", model: "León", year: 2021, kilometers: 48_000 };

function shopifyProduct(id, number) {
  const price = { amount: "1000.0", currencyCode: "EUR" };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  return {
    __typename: "Product",
    id,
    availableForSale: true,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    descriptionHtml: "<p>Revisado y con garantía.</p>",
    description: "Revisado y con garantía.",
    handle: `lote-${number}`,
    productType: "Turismo",
    title: `${TITLE} ${number}`,
    vendor: "Casa Prueba",
    publishedAt: "2026-01-01T00:00:00Z",
    onlineStoreUrl: "https://dealer.test/lote",
    options: [{ id: "gid://shopify/ProductOption/1", name: "Title", values: ["Default Title"] }],
    images: { pageInfo, edges: [] },
    variants: {
      pageInfo,
      edges: [
        {
          cursor: "1",
          node: {
            id: `gid://shopify/ProductVariant/${number}`,
            title: "Default Title",
            price,
            priceV2: price,
            weight: 0,
            available: true,
            sku: null,
            compareAtPrice: null,
            compareAtPriceV2: null,
            image: null,
            selectedOptions: [{ name: "Title", value: "Default Title" }],
            unitPrice: null,
            unitPriceMeasurement: {
              measuredType: null,
              quantityUnit: null,
              quantityValue: 0,
              referenceUnit: null,
              referenceValue: 0,
            },
          },
        },
      ],
    },
  };
}

/** Every id that a query names gives a product. */
function shopify(body) {
  const { query = "", variables } = JSON.parse(body || "{}");
  const named = JSON.stringify(variables ?? {}) + query;
  const ids = [...new Set(named.match(/gid:\/\/shopify\/Product\/\d+/g) ?? [])];
  const products = ids.map((id) => shopifyProduct(id, Number(id.split("/").at(-1))));
  const shop = {
    __typename: "Shop",
    name: "Casa Prueba",
    description: "",
    moneyFormat: "{{amount}} €",
    currencyCode: "EUR",
    paymentSettings: {
      enabledPresentmentCurrencies: ["EUR"],
      countryCode: "ES",
      currencyCode: "EUR",
    },
    primaryDomain: {
      host: "bench.myshopify.com",
      sslEnabled: true,
      url: "https://bench.myshopify.com",
    },
    shipsToCountries: ["ES"],
  };
  // The client refuses an answer that holds more than it asked for.
  const all = { shop, node: products[0] ?? null, nodes: products };
  const asked = Object.entries(all).filter(([field]) =>
    new RegExp(`\\b${field}\\s*[({]`).test(query),
  );
  return { data: Object.fromEntries(asked) };
}

function algolia(body) {
  const { requests = [] } = JSON.parse(body || "{}");
  return {
    results: requests.map((request) => {
      const query =
        request.query ??
        request.params?.query ??
        new URLSearchParams(request.params).get("query") ??
        "";
      const hits = Array.from({ length: 8 }, (_none, n) => ({
        objectID: String(n + 1),
        title: `${TITLE} ${n + 1} ${query}`,
        ...FIELDS,
        _highlightResult: {
          title: { value: `${TITLE} ${n + 1}`, matchLevel: "none", matchedWords: [] },
        },
      }));
      return {
        hits,
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: 8,
        processingTimeMS: 1,
        exhaustiveNbHits: true,
        query,
        params: "",
        index: request.indexName,
      };
    }),
  };
}

/** The answer of the service behind this address, or undefined. */
export function answerPeer(url, body) {
  if (url.hostname.endsWith(".myshopify.com")) return shopify(body);
  if (url.hostname.includes("algolia")) return algolia(body);
  return undefined;
}
