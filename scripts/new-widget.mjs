// What a new widget starts from: a lot by its id, its title and its price, live, in both flavours.

/** @returns {Record<string, string>} text by file name */
export function widgetFiles({ name, pascal, camel }) {
  const block = `martillo-${name}`;
  return {
    "index.ts": `// A lot by its title and its price.
export { ${pascal}, type ${pascal}Events, type ${pascal}Props } from "./${pascal}";
export { ${camel}Element } from "./${name}.element";
`,
    [`${pascal}.tsx`]: `import { type EventProps, useWidgetEvents } from "../../src/state";
import { ${pascal}View } from "./${pascal}View";
import { use${pascal} } from "./use-${name}";

/** Names of the events that the widget tells. */
export type ${pascal}Events = "martillo-lot-open-request";

/** Props of \`${pascal}\`: the lot, and a callback for each event. */
export interface ${pascal}Props extends EventProps<${pascal}Events> {
  /** Id of the lot. */
  lot: number;
}

/** A lot by its title and its price. */
export function ${pascal}(props: ${pascal}Props) {
  const emit = useWidgetEvents(props);
  return <${pascal}View model={use${pascal}(props.lot, emit)} />;
}
`,
    [`use-${name}.ts`]: `import { type Emit, useLot, useRuntime } from "../../src/state";

/** Everything that the view shows. */
export type ${pascal}Model =
  | { status: "loading" }
  | { status: "failed"; message: string; retry: () => void }
  | { status: "ready"; title: string; price: string; href: string; open: () => boolean };

/** A lot, live, ready to be written down. */
export function use${pascal}(id: number, emit: Emit): ${pascal}Model {
  const { lot, error, retry } = useLot(id);
  const { lotUrl } = useRuntime();
  if (!lot) return error ? { status: "failed", message: error.message, retry } : { status: "loading" };
  const href = lotUrl(id);
  return {
    status: "ready",
    title: lot.title,
    price: lot.wprice,
    href,
    open: () => emit("martillo-lot-open-request", { lot: id, url: href }),
  };
}
`,
    [`${pascal}View.tsx`]: `import { formatMoney, useMessages } from "../../src/i18n";
import { ErrorState, Skeleton } from "../../src/ui";
import { ${camel}Messages } from "./${name}.messages";
import type { ${pascal}Model } from "./use-${name}";

/** Pure markup from the model. */
export function ${pascal}View({ model }: { model: ${pascal}Model }) {
  const t = useMessages(${camel}Messages);
  return (
    <section className="martillo-root ${block}" part="base" data-state={model.status}>
      {model.status === "loading" && <Skeleton />}
      {model.status === "failed" && (
        <ErrorState title={model.message} onRetry={model.retry} />
      )}
      {model.status === "ready" && (
        <>
          <a
            part="title"
            href={model.href}
            onClick={(event) => {
              if (!model.open()) event.preventDefault();
            }}
          >
            {model.title}
          </a>
          <p className="${block}__price martillo-figures" part="price">
            {t("price", { amount: formatMoney(model.price) })}
          </p>
        </>
      )}
    </section>
  );
}
`,
    [`${name}.messages.ts`]: `import { defineMessages } from "../../src/i18n";

export const ${camel}Messages = defineMessages("${camel}", {
  price: "Precio actual: {amount}",
});
`,
    [`${name}.css`]: `@layer martillo.widgets {
  .${block} {
    container: ${block} / inline-size;
    background: var(--${block}-background, var(--martillo-color-surface));
  }
  .${block}__price {
    font-size: var(--martillo-font-size-xl);
  }
}
`,
    [`${name}.element.ts`]: `import { describeElement } from "../../src/element/descriptor";
import styles from "./${name}.css?inline";
import { ${pascal} } from "./${pascal}";

export const ${camel}Element = describeElement({
  tag: "${block}",
  component: ${pascal},
  styles,
  reservedHeight: "80px",
  attributes: { lot: { prop: "lot", type: "number" } },
});
`,
    [`${name}.docs.ts`]: `import { documentElement } from "../../src/element/docs";
import { ${camel}Element } from "./${name}.element";

export const ${camel}Docs = documentElement(${camel}Element, {
  doc: "A lot by its title and its price.",
  reads: "lots",
  attributes: { lot: { doc: "Id of the lot." } },
  events: ["martillo-lot-open-request"],
  parts: { base: "The widget.", title: "Title of the lot.", price: "Its price." },
  cssProperties: {
    "--${block}-background": "Background. Default: the surface.",
  },
});
`,
    [`${name}.messages.en.ts`]: `import type { MessageKeyOf } from "../../src/i18n";
import type { ${camel}Messages } from "./${name}.messages";

export const ${camel}English = {
  "${camel}.price": "Current price: {amount}",
} satisfies Record<MessageKeyOf<typeof ${camel}Messages>, string>;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { ${pascal} } from "./${pascal}";
import { ${camel}Docs } from "./${name}.docs";

const meta: Meta<typeof ${pascal}> = {
  title: "Widgets/${pascal}",
  component: ${pascal},
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(${camel}Docs) } },
};
export default meta;

export const Playground: StoryObj<typeof ${pascal}> = onApi(async (api) => ({
  lot: await api.seedLot({ title: "Seat Ibiza", startCents: 500_000 }),
}));
`,
    [`${name}.suite.ts`]: `import { expect, test } from "vitest";
import { expectAccessible, type Mount, type SuiteContext } from "../../src/testing";
import type { ${pascal}Props } from "./${pascal}";

/** What the widget does, in whichever flavour. */
export function ${camel}Suite(mount: Mount<${pascal}Props>, context: SuiteContext) {
  test("shows the lot and its price", async () => {
    const lot = await context.api.seedLot({ title: "Seat Ibiza", startCents: 500_000 });
    const widget = mount({ lot });
    await expect.poll(widget.text).toContain("Seat Ibiza");
    expect(widget.text()).toMatch(/5\\.000,00\\s€/);
    await expectAccessible(widget.root);
  });

  test("says that a lot cannot be read, and offers another try", async () => {
    const widget = mount({ lot: 999_999 });
    await expect.poll(widget.text).toContain("Reintentar");
  });
}
`,
    [`${name}.browser.test.ts`]: `import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { ${camel}Docs } from "./${name}.docs";
import { ${camel}Suite } from "./${name}.suite";

runWidgetSuite("${name}", ${camel}Docs, ${camel}Suite);
runElementConformance(${camel}Docs, { lot: "1" });
`,
  };
}
