import { createContext, useCallback, useContext, useLayoutEffect, useRef } from "react";
import { actForPage } from "./default-action";
import { type Emit, eventPropName, recordFact } from "../events";

/** How events leave the widget: an element puts its own dispatch here. */
export const EventTargetContext = createContext<Emit>(() => true);

/** The default action for an event that no listener refused; false when the widget need not go on. */
export const DefaultActionContext = createContext<Emit>(actForPage);

type Handlers = Readonly<Record<string, unknown>>;

/**
 * `const emit = useWidgetEvents(props)`: tells an event to the `on…` prop of the same name and, inside an element, as a
 * `CustomEvent` on it. Returns false when either refused a `…-request`.
 */
export function useWidgetEvents(props: object): Emit {
  const dispatch = useContext(EventTargetContext);
  const act = useContext(DefaultActionContext);
  const handlers = useRef<Handlers>({});
  useLayoutEffect(() => {
    handlers.current = props as Handlers;
  });
  return useCallback<Emit>(
    (name, detail) => {
      recordFact(name, detail);
      const handler = handlers.current[eventPropName(name)];
      const isTaken = typeof handler === "function" && handler(detail) === false;
      // Both hear it, also when the first one refused.
      const isLetThrough = dispatch(name, detail);
      return isLetThrough && !isTaken && act(name, detail);
    },
    [act, dispatch],
  );
}

const NO_PROPS = {};

/** `useWidgetEvents` for parts of a widget that have no `on…` props of their own. */
export function useEmit(): Emit {
  return useWidgetEvents(NO_PROPS);
}
