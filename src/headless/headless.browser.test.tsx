import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "../testing/house-api";
import { MartilloProvider, type Runtime, useCountdown, useLot } from "../state";
import { createTestRuntime } from "../testing";
import { useLogin, useLotList, useSearchBox } from "./index";

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

function show(children: ReactNode) {
  root.render(<MartilloProvider runtime={runtime}>{children}</MartilloProvider>);
}

function text(name: string) {
  return expect.element(page.getByTestId(name));
}

function OwnList() {
  const [search, setSearch] = useState("Ibiza");
  const { ids, total, pageCount, isStale } = useLotList({ search, limit: 2 });
  return (
    <>
      <p data-testid="total">
        {total} on {pageCount}
      </p>
      <ul data-testid="lots" aria-busy={isStale}>
        {ids.map((id) => (
          <OwnCard key={id} id={id} />
        ))}
      </ul>
      <button onClick={() => setSearch("Toledo")}>Toledo</button>
    </>
  );
}

function OwnCard({ id }: { id: number }) {
  const { lot } = useLot(id);
  return lot ? <OwnLine title={lot.title} end={lot.date_closed} /> : null;
}

function OwnLine({ title, end }: { title: string; end: number }) {
  const { text: left } = useCountdown(end);
  return (
    <li>
      {title}: {left}
    </li>
  );
}

test("a list of one's own reads its lots once, and each line counts down", async () => {
  for (const title of ["Seat Ibiza 1", "Seat Ibiza 2", "Seat Ibiza 3", "Seat Toledo"]) {
    await api.seedLot({ title, closesInMs: 3_600_000 });
  }
  const asked = vi.spyOn(api, "fetch");
  show(<OwnList />);
  await text("total").toHaveTextContent("3 on 2");
  await text("lots").toHaveTextContent(/Seat Ibiza \d: .*Seat Ibiza \d: /);
  const urls = asked.mock.calls.map(([input]) =>
    input instanceof Request ? input.url : `${input}`,
  );
  expect(urls.some((url) => url.includes("product/search"))).toBe(true);
  expect(urls.filter((url) => url.includes("product/lots"))).toEqual([]);
  await page.getByRole("button", { name: "Toledo" }).click();
  await text("total").toHaveTextContent("1 on 1");
  await text("lots").toHaveTextContent("Seat Toledo");
  asked.mockRestore();
});

function OwnSearch() {
  const { text: typed, setText, lots, isLoading } = useSearchBox();
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => setText(event.target.value)} />
      <p data-testid="found">{lots.map(({ title }) => title).join(", ")}</p>
      <p data-testid="busy">{String(isLoading)}</p>
    </>
  );
}

test("a search box of one's own suggests what fits the text, and nothing else", async () => {
  await api.seedLot({ title: "Citroën Berlingo" });
  await api.seedLot({ title: "Dacia Jogger" });
  show(<OwnSearch />);
  const box = page.getByRole("textbox", { name: "Search" });
  await box.fill("Berl");
  await text("found").toHaveTextContent("Citroën Berlingo");
  await box.fill("Jog");
  await text("found").toHaveTextContent("Dacia Jogger");
  await box.fill("J");
  await text("found").toHaveTextContent(/^$/);
  await text("busy").toHaveTextContent("false");
});

function OwnLogin({ email, onLoginFailed }: { email: string; onLoginFailed: () => void }) {
  const { status, user, error, login, logout } = useLogin({ onLoginFailed });
  return (
    <>
      <p data-testid="status">{user ? user.email : status}</p>
      <p data-testid="why">{error?.code}</p>
      <button onClick={() => login({ email, password: "no" })}>Wrong</button>
      <button onClick={() => login({ email, password: "Secreto1!" })}>Right</button>
      <button onClick={logout}>Out</button>
    </>
  );
}

test("a form of one's own signs in and out", async () => {
  const user = await api.seedUser({ password: "Secreto1!" });
  const onLoginFailed = vi.fn();
  show(<OwnLogin email={user.email} onLoginFailed={onLoginFailed} />);
  await text("status").toHaveTextContent("guest");
  await page.getByRole("button", { name: "Wrong" }).click();
  await text("why").toHaveTextContent("BAD_CREDENTIALS");
  expect(onLoginFailed).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Right" }).click();
  await text("status").toHaveTextContent(user.email);
  await text("why").toHaveTextContent(/^$/);
  await page.getByRole("button", { name: "Out" }).click();
  await text("status").toHaveTextContent("guest");
});
