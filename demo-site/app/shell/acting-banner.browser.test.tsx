import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { MartilloProvider } from "martillo";
import { linkAccounts } from "../../server/features/companies/account-link-repository";
import { createTestApi, type TestApi } from "../../../src/testing/test-api";
import { until } from "../../../src/testing/until";
import { ActingBanner } from "./ActingBanner";

let house: TestApi;
let root: Root;
let holder: HTMLElement;

beforeAll(async () => {
  house = await createTestApi();
});
afterEach(() => {
  root.unmount();
  holder.remove();
});
afterAll(() => house.close());

function show() {
  holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
  root.render(
    <MartilloProvider runtime={house.runtime}>
      <ActingBanner />
      <main id="contenido" tabIndex={-1} />
    </MartilloProvider>,
  );
  return () => holder.textContent ?? "";
}

test("names the account that is acted for, leads back, and says nothing of one's own", async () => {
  const me = await house.api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
  const firm = await house.api.seedUser({ companyname: "Ribera, S.L." });
  await linkAccounts(house.api.db, { userId: me.id, accountId: firm.id, role: "owner" });
  const { token } = (await house.api.call("user/switchuser", { id: firm.id }, me)).responseData;
  house.runtime.session.setHostToken({ token });
  const text = show();
  await until(() => expect(text()).toContain("actuando en nombre de Ribera, S.L."));
  await page.getByRole("button", { name: "Volver a mi cuenta" }).click();
  await until(() => expect(text()).not.toContain("Ribera"));
  const { session } = house.runtime;
  await until(() => expect(session.store.getState().user?.id).toBe(me.id));
  await until(() => expect(document.activeElement?.id).toBe("contenido"));
  expect(text()).not.toContain("actuando");
});
