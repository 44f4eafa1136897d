import { BidBox, InitialLots, MartilloProvider } from "martillo";
import { createClient } from "martillo/client";
import { type LotDetail, productSingleProduct } from "martillo/contract";
import { renderToString } from "react-dom/server";

const HOUSE = "https://subastas.example";

/** Reads the lot as a guest would; undefined where there is none, or the house does not answer. */
export async function readLot(id: number, fetcher = fetch): Promise<LotDetail | undefined> {
  const client = createClient({ apiBase: HOUSE, fetch: fetcher });
  const answer = await client.call(productSingleProduct, { id });
  return answer.ok ? answer.data.record : undefined;
}

/** The same tree on the server and in the browser, with the same record: what the server wrote is what hydration finds. */
export function LotPage({ id, record }: { id: number; record: LotDetail | undefined }) {
  return (
    <MartilloProvider apiBase={HOUSE}>
      <InitialLots lots={record ? [record] : []}>
        <BidBox lot={id} />
      </InitialLots>
    </MartilloProvider>
  );
}

/** HTML that shows price and title before any script has run, and the record for `hydrateRoot` beside it. */
export async function renderPage(id: number, fetcher = fetch) {
  const record = await readLot(id, fetcher);
  return { html: renderToString(<LotPage id={id} record={record} />), record };
}
