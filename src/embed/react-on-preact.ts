/*
 * React's API as far as the widgets and their libraries use it, on preact: the script-tag build takes this module for `react` and
 * `react-dom`. preact/compat does it for every React program there is, at some 2.5 KB more for each visitor.
 * An export that is missing here fails that build by its name; an attribute of SVG that React writes in camel case has to be a rule
 * of a style sheet instead.
 */
import {
  type ComponentChildren,
  Component,
  createContext,
  createElement,
  createPortal as createKeylessPortal,
  Fragment,
  options,
  render,
} from "preact";
import {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";

type Props = Record<string, unknown>;

/** Inputs that are chosen, not typed into: their `change` is the DOM's own. */
const CHOSEN = /fil|che|rad/;

/** React's `onChange` hears each key, and its `onFocus` and `onBlur` hear of what is inside, too. */
function propName(name: string, element: string, { type }: Props): string {
  if (name === "onFocus") return "onFocusIn";
  if (name === "onBlur") return "onFocusOut";
  // Under its name in React it would be an attribute, which cannot say no.
  if (name === "spellCheck") return "spellcheck";
  const isTyped = element === "textarea" || (element === "input" && !CHOSEN.test(String(type)));
  return name === "onChange" && isTyped ? "onInput" : name;
}

const { vnode: nextVnode } = options;

options.vnode = (vnode) => {
  const { type } = vnode;
  if (typeof type === "string") {
    const props: Props = vnode.props;
    vnode.props = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [propName(name, type, props), value]),
    ) as typeof vnode.props;
  }
  nextVnode?.(vnode);
};

// Effects at the end of the turn, as React does after a press or a key: Preact would wait for the next frame, so a key that follows at
// once could meet a popover that does not listen yet, and data that is here already would be drawn a frame later.
options.requestAnimationFrame = queueMicrotask;

options.event = (event) => Object.assign(event, { nativeEvent: event });

interface Store<Value> {
  value: Value;
  read: () => Value;
}

function hasChanged<Value>({ value, read }: Store<Value>): boolean {
  try {
    return !Object.is(value, read());
  } catch {
    return true; // rendering throws it again, where a boundary catches it
  }
}

export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read();
  const [{ store }, rerender] = useState({ store: { value, read } });

  useLayoutEffect(() => {
    Object.assign(store, { value, read });
    if (hasChanged(store)) rerender({ store });
  }, [subscribe, value, read, store]);

  useEffect(() => {
    const look = () => {
      if (hasChanged(store)) rerender({ store });
    };
    look();
    return subscribe(look);
  }, [subscribe, store]);

  return value;
}

/** The key tells a portal from its neighbours when one of them goes. */
export function createPortal(children: ComponentChildren, container: Element, key?: string) {
  return Object.assign(createKeylessPortal(children, container), { key });
}

export function createRoot(container: Element) {
  return {
    render: (children: ComponentChildren) => render(children, container),
    unmount: () => render(null, container),
  };
}

export {
  Component,
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
};

/** As the one object that libraries take. An object, not a namespace, which would bring the bundler's own code for namespaces along. */
// oxlint-disable-next-line import/no-default-export -- as the package whose place it takes
export default {
  Component,
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
};
