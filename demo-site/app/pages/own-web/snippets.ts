/** What somebody chose to show on a page of their own. */
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
export const ONE_LOT = `<martillo-lot-card lot="12"></martillo-lot-card>
<martillo-bid-box lot="12"></martillo-bid-box>`;

export const ONE_EVENT = `<martillo-lot-list event="7"></martillo-lot-list>`;

export const NEXT_LOT = `<martillo-lot-card lot="next"></martillo-lot-card>`;
