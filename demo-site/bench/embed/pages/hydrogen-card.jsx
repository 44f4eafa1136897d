// hydrogen-react as its guide shows it: one provider, one query for all products, Money and a cart button for each.
import {
  AddToCartButton,
  CartProvider,
  Money,
  ProductProvider,
  ShopifyProvider,
} from "@shopify/hydrogen-react";
import { createElement as h, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const settings = {
  storeDomain: "https://bench.myshopify.com",
  storefrontToken: "bench",
  storefrontApiVersion: "2026-04",
  countryIsoCode: "ES",
  languageIsoCode: "ES",
};
const QUERY =
  "query Products($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { id title variants(first: 1) { edges { node { id price { amount currencyCode } } } } } } }";

function Card({ product }) {
  const data = {
    ...product,
    variants: { nodes: product.variants.edges.map(({ node }) => node) },
    options: [],
  };
  return h(
    ProductProvider,
    { data },
    h("h3", null, product.title),
    h(Money, { data: data.variants.nodes[0].price, className: "price" }),
    h(AddToCartButton, { variantId: data.variants.nodes[0].id }, "Comprar"),
  );
}

function Page({ ids }) {
  const [products, setProducts] = useState([]);
  useEffect(() => {
    void fetch("https://bench.myshopify.com/api/2026-04/graphql.json", {
      method: "POST",
      headers: { "content-type": "application/json", "X-Shopify-Storefront-Access-Token": "bench" },
      body: JSON.stringify({ query: QUERY, variables: { ids } }),
    })
      .then((response) => response.json())
      .then(({ data }) => setProducts(data.nodes));
  }, [ids]);
  return ids.map((id, n) =>
    h("div", { key: id, className: "peer-card" }, products[n] && h(Card, { product: products[n] })),
  );
}

const root = document.querySelector("#peer");
const ids = JSON.parse(root.dataset.ids).map((id) => `gid://shopify/Product/${id}`);
createRoot(root).render(h(ShopifyProvider, settings, h(CartProvider, null, h(Page, { ids }))));
