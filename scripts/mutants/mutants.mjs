// What the suites that run in one flavour more must find: faults that only that flavour has. Each is one edit of a source file.

/** @typedef {{ project: "react" | "embed", file: string, find: string, put: string, fault: string }} Mutant */

/** @type {readonly Mutant[]} */
export const mutants = [
  {
    project: "react",
    file: "src/state/react/use-widget-events.ts",
    find: "const isTaken = typeof handler",
    put: "const isTaken = false && typeof handler",
    fault: "the on… props of a component hear nothing",
  },
  {
    project: "react",
    file: "src/state/react/use-widget-events.ts",
    find: "return isLetThrough && !isTaken && act(name, detail);",
    put: "return isLetThrough && act(name, detail);",
    fault: "an on… prop cannot refuse",
  },
  {
    project: "react",
    file: "src/state/react/use-widget-events.ts",
    find: "handlers.current = props as Handlers;",
    put: "handlers.current = { ...(props as Handlers), ...handlers.current };",
    fault: "a handler that is replaced goes on hearing",
  },
  {
    project: "react",
    file: "src/ui/dom.ts",
    find: "return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;",
    put: "return root instanceof ShadowRoot ? root.activeElement : null;",
    fault: "the focus is not found outside of shadow roots",
  },
  {
    project: "react",
    file: "widgets/alerts/use-modal-layer.ts",
    find: "if (!(root instanceof ShadowRoot)) return { layer, container: layer };",
    put: "if (!(root instanceof ShadowRoot)) return null as never;",
    fault: "alerts of a component have no layer over dialogs",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: 'if (name === "onFocus") return "onFocusIn";',
    put: "",
    fault: "a container does not hear the focus of what is in it",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: 'if (name === "onBlur") return "onFocusOut";',
    put: "",
    fault: "a container does not hear the focus leave",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: 'return name === "onChange" && isTyped ? "onInput" : name;',
    put: "return name;",
    fault: "fields are read when they are left, not at each key",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: "if (hasChanged(store)) rerender({ store });\n  }, [subscribe, value, read, store]);",
    put: "}, [subscribe, value, read, store]);",
    fault: "a store that changes while a component renders is not shown",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: "look();\n    return subscribe(look);",
    put: "look();",
    fault: "nothing follows the stores",
  },
  {
    project: "embed",
    file: "src/embed/react-on-preact.ts",
    find: "return Object.assign(createKeylessPortal(children, container), { key });",
    put: "return createKeylessPortal(children, container);",
    fault: "portals lose their keys",
  },
  {
    project: "embed",
    file: "src/late/import-again.ts",
    find: "if (!file) return load();",
    put: "return load();",
    fault: "code that was lost is not asked for by another address",
  },
];
