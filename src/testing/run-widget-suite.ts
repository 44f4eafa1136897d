import { afterEach, beforeAll, beforeEach, describe } from "vitest";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import type { DocumentedElement } from "../element/docs";
import { configure, type Runtime } from "../state";
import { monotonicNow } from "../state/clock";
import type { FaultyTransport } from "./faults";
import { flavoursOfSuite, loadFlavour } from "./flavours";
import { type Flavour, type MountedWidget, type MountOptions, mountWidget } from "./mount-widget";
import { pageApi } from "./page-api";
import { createTestRuntime } from "./test-api";

/** Puts the widget into the page in the flavour of this run. Taken away after each test. */
export type Mount<Props extends object> = (
  props: Partial<Props>,
  options?: MountOptions,
) => MountedWidget<Props>;

/** What a suite has at hand; read inside tests only. */
export interface SuiteContext {
  flavour: Flavour;
  /** The real API beside the page; one database for all suites of the file. */
  readonly api: PageApi;
  /** Faults of this test's transport. */
  readonly faults: FaultyTransport;
  /** A fresh runtime for each test: the visitor is a guest, nothing is cached. */
  readonly runtime: Runtime;
  readonly apiBase: string;
  /** The page's clock runs so far ahead from now on, until the server tells its time. */
  letPass(ms: number): void;
  /** Signs the visitor of this test in. */
  signIn(user: { token: string }): void;
}

/**
 * Runs every case in a real browser, on the real API in a process beside it: in the project `browser` the widget as custom element and, for
 * some, as React component, in `embed` the element as the script tag brings it. What runs so is told in `scripts/test/tiers.mjs`.
 * `runWidgetSuite("lot card", lotCardDocs, (mount, context) => { test("shows the price", async () => { … }) })`.
 */
export function runWidgetSuite<Props extends object>(
  name: string,
  descriptor: DocumentedElement<Props>,
  define: (mount: Mount<Props>, context: SuiteContext) => void,
): void {
  describe.each(flavoursOfSuite(descriptor.tag))(`${name} (%s)`, (flavour) => {
    let api: PageApi | undefined;
    let test: ReturnType<typeof createTestRuntime> | undefined;
    const mounted = new Set<MountedWidget<Props>>();

    function present<T>(value: T | undefined): T {
      if (value === undefined)
        throw new Error("martillo: use the suite's context inside tests only.");
      return value;
    }

    beforeAll(async () => {
      [api] = await Promise.all([pageApi(), loadFlavour(flavour, descriptor.tag)]);
    });
    beforeEach(() => {
      // All suites share one page: words that another one left there are not this one's.
      configure({ locale: "es", phrases: {} });
      test = createTestRuntime(present(api));
    });
    afterEach(() => {
      for (const widget of mounted) widget.unmount();
      mounted.clear();
      test?.runtime.close();
    });
    const context: SuiteContext = {
      flavour,
      get api() {
        return present(api);
      },
      get faults() {
        return present(test).faults;
      },
      get runtime() {
        return present(test).runtime;
      },
      get apiBase() {
        return present(test).apiBase;
      },
      letPass(ms) {
        const { clock } = present(test).runtime;
        const at = monotonicNow();
        clock.addSample({ sentAt: at, receivedAt: at, serverMs: clock.now() + ms });
      },
      signIn: ({ token }) => present(test).runtime.session.setHostToken({ token }),
    };

    define((props, options) => {
      const widget = mountWidget(flavour, descriptor, present(test), props, options);
      mounted.add(widget);
      return widget;
    }, context);
  });
}
