import type { CDPSession, Page } from "playwright";
import { expect } from "vitest";

const MOST_STOPS = 150;

/** What has the focus, as assistive technology is told. */
export interface Stop {
  role: string;
  name: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const DEEPEST = `(() => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
})()`;

/** Where the focus is, shadow roots included, with the role and the name that the browser computes. */
export async function focusOf(page: Page): Promise<Stop> {
  const session = await sessionOf(page);
  const { result } = await session.send("Runtime.evaluate", { expression: DEEPEST });
  if (result.objectId === undefined) return { role: "", name: "" };
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return { role: nodes[0]?.role?.value ?? "", name: nodes[0]?.name?.value ?? "" };
}

type Role = Parameters<Page["getByRole"]>[0];

/** Tabs until something of that role and name has the focus. */
export async function reach(
  page: Page,
  role: Role,
  name: RegExp,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  // A person who tabs on before it is there passes it by.
  await page.getByRole(role, { name }).first().waitFor();
  const passed: string[] = [];
  for (let step = 0; step < MOST_STOPS; step += 1) {
    const stop = await focusOf(page);
    if (stop.role === role && name.test(stop.name)) return;
    passed.push(`${stop.role} ${stop.name.slice(0, 30)}`);
    await page.keyboard.press(key);
  }
  const way = passed.slice(0, 40).join(" | ");
  throw new Error(`${role} ${name} cannot be reached by keyboard; passed ${way}`);
}

/** Waits until the page itself has put the focus there. */
export async function focusComesTo(page: Page, role: string, name: RegExp): Promise<void> {
  await expect
    .poll(() => focusOf(page), { timeout: 60_000 })
    .toEqual({ role, name: expect.stringMatching(name) });
}

/** Writes into a field and replaces its text, as tabbing selects it. */
export async function fill(
  page: Page,
  name: RegExp,
  text: string,
  role: "textbox" | "combobox" = "textbox",
): Promise<void> {
  await reach(page, role, name);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

export async function press(page: Page, role: "button" | "link", name: RegExp): Promise<void> {
  await reach(page, role, name);
  await page.keyboard.press("Enter");
}

/** One of a group of radio buttons: Tab leads into the group, arrows lead through it. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await reach(page, "radio", /./);
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (name.test((await focusOf(page)).name)) {
      await page.keyboard.press("Space");
      return;
    }
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${name} is not in the group`);
}
