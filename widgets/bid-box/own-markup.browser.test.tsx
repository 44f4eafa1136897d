import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "../../src/testing/house-api";
import { type BidAction, type BidBoxOptions, MartilloProvider, type Runtime, useBidBox } from "..";
import { createTestRuntime } from "../../src/testing";

let api: PageApi;
let runtime: Runtime;
let root: Root;

beforeAll(async () => {
  api = await openHouse();
});
afterAll(() => api.close());
beforeEach(() => {
  ({ runtime } = createTestRuntime(api));
  const holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
});
afterEach(() => {
  root.unmount();
  runtime.close();
  document.body.replaceChildren();
});

/** A bid box of a user of the package, written with the exports of the package. */
function OwnBidBox(options: BidBoxOptions) {
  const box = useBidBox(options);
  if (box.status === "loading") return <p>Loading</p>;
  if (box.status === "failed") return <p role="alert">{box.reason}</p>;
  return (
    <>
      <h2>{box.lot.title}</h2>
      <p>{box.priceCents}</p>
      <OwnAction action={box.action} />
    </>
  );
}

function OwnAction({ action }: { action: BidAction }) {
  if (action.kind === "entry") {
    const { text, setText, submit, problem, minimumCents } = action.form;
    return (
      <>
        <input aria-label="Amount" value={text} onChange={(event) => setText(event.target.value)} />
        <p>
          {minimumCents} {problem}
        </p>
        <button onClick={submit}>Next</button>
      </>
    );
  }
  if (action.kind === "confirm") {
    const { cents, confirm } = action.confirmation;
    return <button onClick={confirm}>Bid {cents}</button>;
  }
  if (action.kind === "refused") return <p role="alert">{action.refusal.code}</p>;
  return <p role="status">{action.kind}</p>;
}

function show(options: BidBoxOptions) {
  root.render(
    <MartilloProvider runtime={runtime}>
      <OwnBidBox {...options} />
    </MartilloProvider>,
  );
}

test("markup of one's own bids once, after a confirmation, and hears of it", async () => {
  const lot = await api.seedLot({ title: "Seat León", startCents: 500_000 });
  runtime.session.setHostToken({ token: (await api.seedUser()).token });
  const onBidPlaced = vi.fn<NonNullable<BidBoxOptions["onBidPlaced"]>>();
  show({ lot, onBidPlaced });

  await expect.element(page.getByRole("heading")).toHaveTextContent("Seat León");
  await page.getByRole("textbox", { name: "Amount" }).fill("5000");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Bid 500000" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("accepted");
  expect(onBidPlaced).toHaveBeenCalledOnce();
  expect(onBidPlaced.mock.calls[0]?.[0]).toMatchObject({ lot, amount: "5000.00", leading: true });
  const { responseData } = await api.call("product/singleProduct", { id: lot });
  expect(responseData.record.bid_count).toBe(1);
});

test("a page that refuses the bid keeps it, and a lot that is gone is an answer", async () => {
  const lot = await api.seedLot({ startCents: 500_000 });
  runtime.session.setHostToken({ token: (await api.seedUser()).token });
  const onBidRequest = vi.fn(() => false);
  show({ lot, onBidRequest });
  await page.getByRole("textbox", { name: "Amount" }).fill("5000");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Bid 500000" }).click();
  expect(onBidRequest).toHaveBeenCalledWith({ lot, amount: "5000.00", type: "max" });
  const { responseData } = await api.call("product/singleProduct", { id: lot });
  expect(responseData.record.bid_count).toBe(0);

  show({ lot: 999_999 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("not_found");
});
