// The pages that are measured: the same dealer's page, each with another maker's widget.
import { martilloHead } from "./martillo-head.mjs";

const HEAD = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>
<style>body{margin:0;font:16px/1.5 system-ui}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:16px;padding:16px}.one{max-width:360px;padding:16px}</style>`;
const FOOT = "<p>Texto del concesionario bajo el componente.</p></main></body></html>";

function layout(n) {
  return n === 1 ? "one" : "grid";
}

/** Tells the harness what to look for: the instances and the text that shows each to be ready. */
function ready(selector, text, button) {
  return `<script>window.bench=${JSON.stringify({ selector, text, button })}</script>`;
}

function martilloPage(tag, text) {
  return {
    html: (ids) =>
      `${HEAD}${martilloHead([tag])}${ready(`martillo-${tag}`, text)}</head><body><main><div class="${layout(ids.length)}">${ids
        .map((id) => `<martillo-${tag} lot="${id}"></martillo-${tag}>`)
        .join("")}</div>${FOOT}`,
  };
}

const searchHead = (text, option, input) =>
  `<script>window.bench=${JSON.stringify({ selector: "#host", text, input, option })}</script>`;

export const PAGES = {
  blank: { html: () => `${HEAD}${ready("p", null)}</head><body><main>${FOOT}` },
  "card-by-hand": {
    html: (ids) =>
      `${HEAD}<style>hand-card{display:block;min-height:300px}</style><link rel="preconnect" href="https://auction.test" crossorigin>${ready("hand-card", ".price")}</head><body><main><div class="${layout(ids.length)}">${ids
        .map((id) => `<hand-card lot="${id}"></hand-card>`)
        .join(
          "",
        )}</div><script type="module" src="https://auction.test/pages/card-by-hand.js"></script>${FOOT}`,
  },
  "card-martillo": martilloPage("lot-card", '[part~="price"]'),
  "card-buy-button": {
    html: (ids) =>
      `${HEAD}${ready(".peer-card", ".shopify-buy__product__price")}</head><body><main><div class="${layout(ids.length)}">${ids
        .map((id) => `<div class="peer-card" data-id="${id}"></div>`)
        .join(
          "",
        )}</div><script src="https://sdks.shopifycdn.test/pages/buy-button.js"></script><script>
        const client = ShopifyBuy.buildClient({ domain: "bench.myshopify.com", storefrontAccessToken: "bench" });
        const ui = ShopifyBuy.UI.init(client);
        for (const node of document.querySelectorAll(".peer-card"))
          ui.createComponent("product", { id: node.dataset.id, node, moneyFormat: "%7B%7Bamount%7D%7D%20%E2%82%AC", options: { product: { buttonDestination: "checkout", contents: { img: false } } } });</script>${FOOT}`,
  },
  "card-hydrogen-react": {
    html: (ids) =>
      `${HEAD}${ready(".peer-card", ".price")}</head><body><main><div id="peer" class="${layout(ids.length)}" data-ids="${JSON.stringify(ids)}"></div><script type="module" src="https://cdn.test/pages/hydrogen-card.js"></script>${FOOT}`,
  },
  "bid-martillo": martilloPage("bid-box", '[part~="price"]'),
  "search-martillo": {
    html: () =>
      `${HEAD}${martilloHead(["search-box"])}${searchHead("input", '[role="option"]', "input")}</head><body><main><div class="one"><martillo-search-box id="host"></martillo-search-box></div>${FOOT}`,
  },
  "search-instantsearch": {
    html: () =>
      `${HEAD}${searchHead("input", "#hits li", "input")}</head><body><main><div class="one" id="host"><div id="box"></div><div id="hits"></div></div><script type="module" src="https://cdn.test/pages/instantsearch.js"></script>${FOOT}`,
  },
  "search-autocomplete": {
    html: () =>
      `${HEAD}<link rel="stylesheet" href="https://cdn.test/pages/autocomplete.css">${searchHead("input", "[role=option]", "input")}</head><body><main><div class="one" id="host"><div id="box"></div></div><script type="module" src="https://cdn.test/pages/autocomplete.js"></script>${FOOT}`,
  },
};
