import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import { createInPageApi, type InPageApi } from "../../demo-site/server/testing/in-page-api";
import type { ElementDescriptor } from "../element";
import type { Runtime } from "../state";
import { testGoogle } from "./google";
import type { FaultyTransport } from "./faults";
import { flavoursOfRun, loadFlavour } from "./flavours";
import { type Flavour, type MountedWidget, type MountOptions, mountWidget } from "./mount-widget";
import { createTestRuntime } from "./test-api";

/** Puts the widget into the page in the flavour of this run. Taken away after each test. */
export type Mount<Props extends object> = (
  props: Partial<Props>,
  options?: MountOptions,
) => MountedWidget<Props>;

/** What a suite has at hand; read inside tests only. */
export interface SuiteContext {
  flavour: Flavour;
  /** The real API in the page; one database for the whole suite. */
  readonly api: InPageApi;
  /** Faults of this test's transport. */
  readonly faults: FaultyTransport;
  /** A fresh runtime for each test: nobody is signed in, nothing is cached. */
  readonly runtime: Runtime;
  readonly apiBase: string;
  /** Signs the visitor of this test in. */
  signIn(user: { token: string }): void;
}

/**
 * Runs every case in a real browser, on the real API in the page: in the project `browser` the widget as React component and as custom
 * element, in `embed` the element as the script tag brings it.
 * `runWidgetSuite("lot card", lotCardElement, (mount, context) => { test("shows the price", async () => { … }) })`.
 */
export function runWidgetSuite<Props extends object>(
  name: string,
  descriptor: ElementDescriptor<Props>,
  define: (mount: Mount<Props>, context: SuiteContext) => void,
  /** For cases that a page can see only once: a file for each. @default all of the project */
  flavours: readonly Flavour[] = flavoursOfRun(),
): void {
  describe.each(flavours)(`${name} (%s)`, (flavour) => {
    let api: InPageApi | undefined;
    let test: ReturnType<typeof createTestRuntime> | undefined;
    const mounted = new Set<MountedWidget<Props>>();

    function present<T>(value: T | undefined): T {
      if (value === undefined)
        throw new Error("martillo: use the suite's context inside tests only.");
      return value;
    }

    beforeAll(async () => {
      [api] = await Promise.all([
        createInPageApi({ google: testGoogle }),
        loadFlavour(flavour, descriptor.tag),
      ]);
    });
    beforeEach(() => {
      test = createTestRuntime(present(api));
    });
    afterEach(() => {
      for (const widget of mounted) widget.unmount();
      mounted.clear();
      test?.runtime.close();
    });
    afterAll(async () => {
      await api?.close();
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
      signIn: ({ token }) => present(test).runtime.session.setHostToken({ token }),
    };

    define((props, options) => {
      const widget = mountWidget(flavour, descriptor, present(test), props, options);
      mounted.add(widget);
      return widget;
    }, context);
  });
}
