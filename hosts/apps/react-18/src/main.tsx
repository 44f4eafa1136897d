// React 18 beside the script: the package's own components need React 19, and its elements bring theirs along in the script.
import { createElement, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { apiBase, getToken, HEARD, startHost } from "../../../shared/controls";

interface WidgetProps {
  tag: string;
  attributes: Record<string, string | number | undefined>;
  properties: Record<string, unknown>;
}

/** React 18 knows neither properties nor events of custom elements. */
function Widget({ tag, attributes, properties }: WidgetProps) {
  const node = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (node.current) Object.assign(node.current, properties);
  });
  useLayoutEffect(() => {
    const element = node.current;
    for (const name of HEARD) element?.addEventListener(name, handle);
    return () => {
      for (const name of HEARD) element?.removeEventListener(name, handle);
    };
  }, []);
  return createElement(tag, { ref: node, ...attributes });
}

const { read, subscribe, handle } = startHost();

function App() {
  const { isShown, lot, density, quickBid, lotUrl } = useSyncExternalStore(subscribe, read);
  if (!isShown) return null;
  const isQuick = quickBid === undefined ? undefined : String(quickBid);
  return (
    <>
      <Widget
        tag="martillo-lot-card"
        attributes={{ lot, density, "quick-bid": isQuick }}
        properties={{ lotUrl, getToken }}
      />
      <Widget tag="martillo-bid-box" attributes={{ lot }} properties={{ getToken }} />
    </>
  );
}

const place = document.querySelector("main");
if (place) createRoot(place).render(<App />);

const script = document.createElement("script");
script.src = `${apiBase}/embed.js`;
document.head.append(script);
