// Faults that only the React component or the element of the script tag has.

const suites = (...names) => names.map((name) => `widgets/${name}/${name}.browser.test.ts`);
/** Each case with React and with what stands in its place. */
const STAND_IN = ["src/embed/react-on-preact.browser.test.ts"];
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
    finders: { browser: STAND_IN },
  },
  {
    name: "focus-out",
    file: "src/embed/react-on-preact.ts",
    find: 'if (name === "onBlur") return "onFocusOut";',
    put: "",
    fault: "a container does not hear the focus leave",
    finders: { browser: STAND_IN, ...EMBED },
  },
  {
    name: "change-is-input",
    file: "src/embed/react-on-preact.ts",
    find: 'return name === "onChange" && isTyped ? "onInput" : name;',
    put: "return name;",
    fault: "fields are read when they are left, not at each key",
    finders: { browser: STAND_IN },
  },
  {
    name: "store-while-rendering",
    file: "src/embed/react-on-preact.ts",
    find: "if (hasChanged(store)) rerender({ store });\n  }, [subscribe, value, read, store]);",
    put: "}, [subscribe, value, read, store]);",
    fault: "a store that changes while a component renders is not shown",
    finders: { browser: STAND_IN },
  },
  {
    name: "store-followed",
    file: "src/embed/react-on-preact.ts",
    find: "look();\n    return subscribe(look);",
    put: "look();",
    fault: "nothing follows the stores",
    finders: { browser: STAND_IN, ...EMBED },
  },
  {
    name: "portal-keys",
    file: "src/embed/react-on-preact.ts",
    find: "return Object.assign(createKeylessPortal(children, container), { key });",
    put: "return createKeylessPortal(children, container);",
    fault: "portals lose their keys",
    finders: { browser: STAND_IN },
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
  {
    name: "effects-wait-for-a-frame",
    file: "src/embed/react-on-preact.ts",
    find: "options.requestAnimationFrame = queueMicrotask;",
    put: "",
    fault: "what a press opens does not hear the key that follows",
    finders: { browser: STAND_IN },
  },
  {
    name: "draws-at-once-for-good",
    file: "src/embed/flush-sync.ts",
    find: "else delete options.debounceRendering;",
    put: "",
    fault: "after one list has scrolled, each change draws by itself",
    finders: { browser: STAND_IN },
  },
];
