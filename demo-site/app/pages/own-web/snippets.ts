/** The visitor's choices for a page of their own. */
export interface Showing {
  seller: number;
  auction: 0 | 1 | undefined;
  category: string;
}

function quoted(text: string): string {
  return `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

/** The lines for a seller's own page; `script` is the address of the house's `embed.js`. */
export function sellerLines(script: string, { seller, auction, category }: Showing): string {
  const attributes = [
    `seller="${seller}"`,
    ...(auction === undefined ? [] : [`auction="${auction}"`]),
    ...(category === "" ? [] : [`category=${quoted(category)}`]),
  ];
  return `<script async src="${script}"></script>\n<martillo-lot-list ${attributes.join(" ")}></martillo-lot-list>`;
}

/** A card with the box that bids on its lot. */
export function lotLines(lot: number): string {
  return `<martillo-lot-card lot="${lot}"></martillo-lot-card>
<martillo-bid-box lot="${lot}"></martillo-bid-box>`;
}

/** The lots of one auction. */
export function eventLine(event: number): string {
  return `<martillo-lot-list event="${event}"></martillo-lot-list>`;
}

/** The lot that ends first: of the house, or of one seller. */
export function nextLotLine(seller: number | undefined): string {
  return `<martillo-lot-card lot="next"${seller === undefined ? "" : ` seller="${seller}"`}></martillo-lot-card>`;
}
