/** A page of a host in a real browser, whichever it is. */
export interface HostPage {
  /** Runs a function in the page; it sees nothing but its argument. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Moves the mouse there and presses it. */
  press(x: number, y: number): Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type(text: string): Promise<void>;
  /** Errors of scripts and everything that the console calls an error or a warning. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

export interface HostBrowser {
  open(url: string): Promise<HostPage>;
  close(): Promise<void>;
}

export type BrowserName = "chromium" | "firefox";

export const VIEWPORT = { width: 1280, height: 1000 };

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Waits until the function gives something truthy in the page, and returns that. */
export async function waitFor<Argument, Result>(
  page: HostPage,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
  what: string,
): Promise<NonNullable<Awaited<Result>>> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const result = await page.evaluate(run, argument);
    if (result) return result as NonNullable<Awaited<Result>>;
    if (Date.now() > until) {
      const troubles = page.troubles.join("\n");
      throw new Error(`martillo hosts: waited in vain for ${what}\n${troubles}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits for an element, also in shadow roots, and presses its middle. */
export async function press(page: HostPage, selector: string, text?: string): Promise<void> {
  const middle = await waitFor(
    page,
    ({ selector, text }) => {
      const element = hostProbe.find(selector, text);
      if (!element) return undefined;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : undefined;
    },
    { selector, text },
    `${selector} ${text ?? ""} to press`,
  );
  await page.press(middle.x, middle.y);
}

/** Text of an element, waited for. */
export function textOf(page: HostPage, selector: string, text?: string): Promise<string> {
  return waitFor(
    page,
    ({ selector, text }) => hostProbe.find(selector, text)?.textContent.trim(),
    { selector, text },
    `a text in ${selector}`,
  );
}
