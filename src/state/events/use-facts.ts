import { useEffect, useLayoutEffect, useRef } from "react";
import type { MartilloEventName } from "./events";
import { type FactHandler, on } from "./fact-bus";

/** `on()` for a component: hears what happens in the widgets while it is mounted, once the visitor agrees. */
export function useFacts<Name extends MartilloEventName | "*">(
  name: Name,
  handler: FactHandler<Name extends MartilloEventName ? Name : MartilloEventName>,
): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useEffect(() => on<Name>(name, (fact) => latest.current(fact)), [name]);
}
