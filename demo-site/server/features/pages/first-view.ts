import type { AuctionDetail, Lot } from "martillo/contract";
import { escapeHtml } from "./page-head";

/** Stands where the page will be until its code is here, at the sizes that the page will have. No price: it would be an old one. */
export function firstView(lot: Lot | undefined): string {
  return `${HEADER}${
    lot ? lotView(lot) : '<div class="site-page-skeleton" aria-busy="true"></div>'
  }`;
}

/** The same for the lots of an auction: its name stands there at once. */
export function auctionView({ title }: AuctionDetail): string {
  return `${HEADER}<main class="site-wrap search site-page-skeleton" aria-busy="true"><div class="search__head"><h1>${escapeHtml(title)}</h1></div></main>`;
}

const BRAND = `<a class="site-brand" href="/"><svg class="site-mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect class="site-mark__tile" width="32" height="32" rx="7"/><path class="site-mark__sign" d="M6 7h20v14h-5v-7h-2.5v13h-5V14H11v7H6z"/></svg><span class="site-brand__name">Martillo</span></a>`;

const HEADER = `<div class="site-header"><div class="site-wrap site-header__bar">${BRAND}</div></div>`;

function bar(size: string): string {
  return `<span class="martillo-skeleton site-first__bar" data-size="${size}" aria-hidden="true"></span>`;
}

function lotView({ id, title, location, images: [picture] }: Lot): string {
  const photo = picture
    ? `<img class="site-first__photo" src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt || title)}" fetchpriority="high" />`
    : '<span class="martillo-skeleton site-first__photo" aria-hidden="true"></span>';
  return `<main class="site-wrap site-first" data-first-lot="${id}" aria-busy="true">
  <article class="martillo-root martillo-lot-detail" data-state="loading" data-aside="true">
    <div class="martillo-lot-detail__grid">
      <header class="martillo-lot-detail__header">
        <div class="martillo-lot-detail__line">${bar("badge")}<span class="martillo-lot-detail__place">${escapeHtml(location)}</span></div>
        <h1 class="martillo-lot-detail__title">${escapeHtml(title)}</h1>
      </header>
      <div class="martillo-lot-detail__gallery"><div class="martillo-lot-detail__stage">${photo}</div></div>
      <div class="martillo-lot-detail__side">
        <section class="martillo-root martillo-bid-box" aria-hidden="true">
          <div class="martillo-bid-box__body" data-live="true">
            <div class="martillo-bid-box__head">${bar("word")}${bar("price")}${bar("line")}</div>
            <div class="martillo-bid-box__time">${bar("clock")}${bar("row")}</div>
            <div class="martillo-bid-box__area">${bar("button")}${bar("field")}${bar("field")}${bar("button")}</div>
          </div>
        </section>
      </div>
    </div>
  </article>
</main>`;
}
