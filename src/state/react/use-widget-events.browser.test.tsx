import { useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Emit } from "../events";
import { DefaultActionContext, EventTargetContext, useWidgetEvents } from "./use-widget-events";

// What hosts with React components do, and no element does: their `on…` props come and go, and may refuse.

interface Props {
  onLotOpenRequest?: (detail: unknown) => boolean | void;
}

let root: Root;
let emit: Emit;
const act = vi.fn<Emit>(() => true);
const dispatch = vi.fn<Emit>(() => true);
const ASKED = ["martillo-lot-open-request", { lot: 12, url: "/lote/12" }] as const;

function Widget(props: Props) {
  const own = useWidgetEvents(props);
  useLayoutEffect(() => {
    emit = own;
  }, [own]);
  return null;
}

function show(props: Props) {
  flushSync(() =>
    root.render(
      <EventTargetContext value={dispatch}>
        <DefaultActionContext value={act}>
          <Widget {...props} />
        </DefaultActionContext>
      </EventTargetContext>,
    ),
  );
}

beforeEach(() => {
  root = createRoot(document.createElement("div"));
  act.mockClear();
  dispatch.mockClear();
});
afterEach(() => root.unmount());

test("the prop of an event hears it, and so does an element around", () => {
  const hear = vi.fn();
  show({ onLotOpenRequest: hear });
  expect(emit(...ASKED)).toBe(true);
  expect(hear).toHaveBeenCalledExactlyOnceWith(ASKED[1]);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(...ASKED);
  expect(act).toHaveBeenCalledExactlyOnceWith(...ASKED);
});

test("a prop that refuses keeps the widget from acting, and the element hears it all the same", () => {
  show({ onLotOpenRequest: () => false });
  expect(emit(...ASKED)).toBe(false);
  expect(dispatch).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
});

test("an element that refuses keeps the widget from acting", () => {
  dispatch.mockReturnValueOnce(false);
  show({});
  expect(emit(...ASKED)).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test("a prop that is replaced or taken away hears nothing any more, through the same function", () => {
  const former = vi.fn();
  const present = vi.fn();
  show({ onLotOpenRequest: former });
  const first = emit;
  show({ onLotOpenRequest: present });
  expect(emit).toBe(first);
  emit(...ASKED);
  expect(former).not.toHaveBeenCalled();
  expect(present).toHaveBeenCalledOnce();
  show({});
  emit(...ASKED);
  expect(present).toHaveBeenCalledOnce();
});
