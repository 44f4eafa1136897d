// Faults that only the React component or the element of the script tag has.

const suites = (...names) => names.map((name) => `widgets/${name}/${name}.browser.test.ts`);
const EMBED = { embed: ["widgets/elements.browser.test.ts", ...suites("alerts", "lot-card")] };
const EVENTS = ["src/state/react/use-widget-events.browser.test.tsx"];

/** @type {readonly import("../mutants.mjs").Edit[]} */
export const flavours = [
  {
    name: "handler-unheard",
    file: "src/state/react/use-widget-events.ts",
    find: "const isTaken = typeof handler",
    put: "const isTaken = false && typeof handler",
    fault: "the on… props of a component hear nothing",
    finders: { browser: [...EVENTS, ...suites("lot-card")] },
  },
  {
    name: "handler-refuses",
    file: "src/state/react/use-widget-events.ts",
    find: "return isLetThrough && !isTaken && act(name, detail);",
    put: "return isLetThrough && act(name, detail);",
    fault: "an on… prop cannot refuse",
    finders: { browser: [...EVENTS, ...suites("lot-card")] },
  },
  {
    name: "handler-replaced",
    file: "src/state/react/use-widget-events.ts",
    find: "handlers.current = props as Handlers;",
    put: "handlers.current = { ...(props as Handlers), ...handlers.current };",
    fault: "a handler that is replaced goes on hearing",
    finders: { browser: EVENTS },
  },
  {
    name: "focus-outside",
    file: "src/ui/dom.ts",
    find: "return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;",
    put: "return root instanceof ShadowRoot ? root.activeElement : null;",
    fault: "the focus is not found outside of shadow roots",
    finders: { browser: ["src/ui/dom.browser.test.ts"] },
  },
  {
    name: "layer-of-component",
    file: "widgets/alerts/use-modal-layer.ts",
    find: "if (!(root instanceof ShadowRoot)) return { layer, container: layer };",
    put: "if (!(root instanceof ShadowRoot)) return null as never;",
    fault: "alerts of a component have no layer over dialogs",
    finders: { browser: suites("alerts") },
  },
  {
    name: "focus-in",
    file: "src/embed/react-on-preact.ts",
    find: 'if (name === "onFocus") return "onFocusIn";',
    put: "",
    fault: "a container does not hear the focus of what is in it",
    finders: { embed: suites("search-box", "bid-box", "login") },
    why: "The suites of the script tag that run in the gate do not wait for a focus that comes into a container.",
  },
  {
    name: "focus-out",
    file: "src/embed/react-on-preact.ts",
    find: 'if (name === "onBlur") return "onFocusOut";',
    put: "",
    fault: "a container does not hear the focus leave",
    finders: EMBED,
  },
  {
    name: "change-is-input",
    file: "src/embed/react-on-preact.ts",
    find: 'return name === "onChange" && isTyped ? "onInput" : name;',
    put: "return name;",
    fault: "fields are read when they are left, not at each key",
    finders: EMBED,
  },
  {
    name: "store-while-rendering",
    file: "src/embed/react-on-preact.ts",
    find: "if (hasChanged(store)) rerender({ store });\n  }, [subscribe, value, read, store]);",
    put: "}, [subscribe, value, read, store]);",
    fault: "a store that changes while a component renders is not shown",
    finders: EMBED,
  },
  {
    name: "store-followed",
    file: "src/embed/react-on-preact.ts",
    find: "look();\n    return subscribe(look);",
    put: "look();",
    fault: "nothing follows the stores",
    finders: EMBED,
  },
  {
    name: "portal-keys",
    file: "src/embed/react-on-preact.ts",
    find: "return Object.assign(createKeylessPortal(children, container), { key });",
    put: "return createKeylessPortal(children, container);",
    fault: "portals lose their keys",
    finders: EMBED,
  },
  {
    name: "import-again",
    file: "src/late/import-again.ts",
    find: "if (!file) return load();",
    put: "return load();",
    fault: "code that was lost is not asked for by another address",
    finders: {
      browser: ["src/late/chunk.browser.test.tsx"],
      embed: ["widgets/search-box/late-suggestions.browser.test.ts"],
    },
  },
];
