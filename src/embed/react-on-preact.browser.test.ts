import * as React from "react";
import * as ReactDom from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as domOnPreact from "./react-dom-on-preact";
import * as reactForClasses from "./react-for-classes";
import * as reactOnPreact from "./react-on-preact";

type Library = typeof React & Pick<typeof ReactDom, "createPortal" | "flushSync">;

const REACT = { ...React, ...ReactDom, createRoot };
/** What the script tag has in React's place; its types are Preact's. */
const STAND_IN = { ...reactOnPreact, ...domOnPreact } as unknown as typeof REACT;

/** Longer than any work of one turn, and not bound to a frame. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A store as zustand's: what it holds, and what it tells that it has changed. */
function makeStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    read: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

// What the widgets and their libraries rely on. Each case holds with React, which is what the sources are written for, and with what stands in
// its place in the files of the script tag.
describe.each([
  ["React", REACT],
  ["the stand-in", STAND_IN],
] as [string, Library & Pick<typeof REACT, "createRoot">][])("with %s", (_name, lib) => {
  const { createElement: h, useEffect, useLayoutEffect, useState, useSyncExternalStore } = lib;
  const ends = new Set<() => void>();
  afterEach(() => {
    for (const end of ends) end();
    ends.clear();
  });

  async function show(node: React.ReactNode) {
    const container = document.createElement("div");
    document.body.append(container);
    const root = lib.createRoot(container);
    const end = () => {
      root.unmount();
      container.remove();
    };
    ends.add(end);
    const draw = async (next: React.ReactNode) => {
      root.render(next);
      await expect.poll(() => container.childNodes.length > 0 || next === null).toBe(true);
      await turn();
    };
    await draw(node);
    const get = (selector: string) => {
      const found = container.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    };
    return { container, root, draw, get };
  }

  describe("fields", () => {
    test.each([
      ["a text", "input", { type: "text" }],
      ["an input without a type", "input", {}],
      ["an address", "input", { type: "email" }],
      ["a textarea", "textarea", {}],
    ])("%s tells of each key", async (_what, tag, props) => {
      const heard: string[] = [];
      const onChange = (event: { currentTarget: HTMLInputElement }) =>
        heard.push(event.currentTarget.value);
      const { get } = await show(h(tag, { ...props, onChange }));
      await userEvent.click(get(tag));
      await userEvent.keyboard("ab");
      expect(heard).toEqual(["a", "ab"]);
    });

    test.each(["checkbox", "radio"])("a %s tells once that it is chosen", async (type) => {
      const heard: boolean[] = [];
      const onChange = (event: { currentTarget: HTMLInputElement }) =>
        heard.push(event.currentTarget.checked);
      const { get } = await show(h("input", { type, onChange }));
      await userEvent.click(get("input"));
      expect(heard).toEqual([true]);
    });

    test("a select tells once what is chosen", async () => {
      const heard: string[] = [];
      const onChange = (event: { currentTarget: HTMLSelectElement }) =>
        heard.push(event.currentTarget.value);
      const choices = ["uno", "dos"].map((text) => h("option", { key: text }, text));
      const { get } = await show(h("select", { onChange }, choices));
      await userEvent.selectOptions(get("select"), "dos");
      expect(heard).toEqual(["dos"]);
    });

    test("what is drawn again keeps what was typed, and what a form began with", async () => {
      const form = (label: string) =>
        h("form", { "aria-label": label }, h("input", { defaultValue: "antes" }));
      const { container, draw, get } = await show(form("a"));
      await userEvent.fill(get("input"), "después");
      await draw(form("b"));
      expect(get("input")).toHaveValue("después");
      container.querySelector("form")?.reset();
      expect(get("input")).toHaveValue("antes");
    });

    test("a word is not checked where the sources say so", async () => {
      const { get } = await show(h("input", { spellCheck: false }));
      expect(get("input").spellcheck).toBe(false);
    });

    test("a state that is false is said, a property that is false is not there", async () => {
      const { get } = await show(h("button", { "aria-expanded": false, disabled: false }));
      expect(get("button").getAttribute("aria-expanded")).toBe("false");
      expect(get("button").hasAttribute("disabled")).toBe(false);
    });
  });

  describe("events", () => {
    test("a container hears the focus come into what is in it, and leave it", async () => {
      const heard: string[] = [];
      const { get } = await show(
        h(
          "div",
          { onFocus: () => heard.push("in"), onBlur: () => heard.push("out") },
          h("button", { id: "first" }),
        ),
      );
      get("#first").focus();
      get("#first").blur();
      expect(heard).toEqual(["in", "out"]);
    });

    test("an event says what the browser said", async () => {
      const heard: unknown[] = [];
      const onClick = (event: { nativeEvent: unknown }) => heard.push(event.nativeEvent);
      const { get } = await show(h("button", { onClick }));
      const click = new MouseEvent("click", { bubbles: true });
      get("button").dispatchEvent(click);
      expect(heard).toHaveLength(1);
      expect(heard[0]).toBe(click);
    });

    test("what a press opens hears a key that follows at once", async () => {
      const heard: string[] = [];
      function Popover() {
        useEffect(() => {
          const hear = ({ key }: KeyboardEvent) => heard.push(key);
          document.addEventListener("keydown", hear);
          return () => document.removeEventListener("keydown", hear);
        }, []);
        return h("p", null, "abierto");
      }
      function Opener() {
        const [isOpen, setOpen] = useState(false);
        return h("div", null, h("button", { onClick: () => setOpen(true) }), isOpen && h(Popover));
      }
      const { get } = await show(h(Opener));
      const ask = window.requestAnimationFrame;
      onTestFinished(() => void (window.requestAnimationFrame = ask));
      // No frame comes meanwhile.
      window.requestAnimationFrame = () => 0;
      get("button").click();
      await turn();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      expect(heard).toEqual(["Escape"]);
    });
  });

  describe("stores", () => {
    test("each change is shown, until the component goes", async () => {
      const store = makeStore("uno");
      const Shown = () => h("p", null, useSyncExternalStore(store.subscribe, store.read));
      const { draw, get } = await show(h(Shown));
      expect(get("p").textContent).toBe("uno");
      store.set("dos");
      await expect.poll(() => get("p").textContent).toBe("dos");
      await draw(null);
      expect(store.listeners.size).toBe(0);
    });

    test("a value that changes back while it is drawn is shown as it is", async () => {
      const store = makeStore("uno");
      /** Takes a change back after it was read, and before the component counts as drawn. */
      function TakeBack({ value }: { value: string }) {
        useLayoutEffect(() => {
          if (value === "dos") store.set("uno");
        }, [value]);
        return value;
      }
      const Shown = () =>
        h("p", null, h(TakeBack, { value: useSyncExternalStore(store.subscribe, store.read) }));
      const { get } = await show(h(Shown));
      store.set("dos");
      await turn();
      expect(store.read()).toBe("uno");
      expect(get("p").textContent).toBe("uno");
    });

    test("a change before anything follows is shown", async () => {
      const store = makeStore("uno");
      function Change() {
        useLayoutEffect(() => store.set("dos"), []);
        return null;
      }
      const Shown = () =>
        h("p", null, useSyncExternalStore(store.subscribe, store.read), h(Change));
      const { get } = await show(h(Shown));
      expect(get("p").textContent).toBe("dos");
    });

    test("what is not read does not draw anything", async () => {
      const store = makeStore({ read: 1, other: 1 });
      const drawn: number[] = [];
      function Shown() {
        drawn.push(store.read().other);
        return h(
          "p",
          null,
          useSyncExternalStore(store.subscribe, () => store.read().read),
        );
      }
      await show(h(Shown));
      store.set({ read: 1, other: 2 });
      await turn();
      expect(drawn).not.toContain(2);
    });

    test("another store is followed from then on, the first no more", async () => {
      const stores = [makeStore("a1"), makeStore("b1")] as const;
      const Shown = ({ at }: { at: 0 | 1 }) =>
        h("p", null, useSyncExternalStore(stores[at].subscribe, stores[at].read));
      const { draw, get } = await show(h(Shown, { at: 0 }));
      await draw(h(Shown, { at: 1 }));
      expect(get("p").textContent).toBe("b1");
      expect(stores[0].listeners.size).toBe(0);
      stores[1].set("b2");
      await expect.poll(() => get("p").textContent).toBe("b2");
    });

    test("a reading that throws comes to the boundary, and another try shows it", async () => {
      const store = makeStore<string | null>("uno");
      const read = () => {
        const value = store.read();
        if (value === null) throw new Error("nada que leer");
        return value;
      };
      const Shown = () => h("p", null, useSyncExternalStore(store.subscribe, read));
      const told: string[] = [];
      class Boundary extends lib.Component<{ children?: React.ReactNode }, { failed: boolean }> {
        override state = { failed: false };
        static getDerivedStateFromError() {
          return { failed: true };
        }
        override componentDidCatch(error: Error) {
          told.push(error.message);
        }
        override render() {
          if (!this.state.failed) return this.props.children;
          return h("button", { onClick: () => this.setState({ failed: false }) });
        }
      }
      const { get } = await show(h(Boundary, null, h(Shown)));
      store.set(null);
      await expect.poll(() => told).toEqual(["nada que leer"]);
      store.set("dos");
      get("button").click();
      await expect.poll(() => get("p").textContent).toBe("dos");
    });
  });

  describe("places", () => {
    test("a portal that goes leaves its neighbours as they are", async () => {
      const places = ["a", "b"].map((id) => {
        const place = document.createElement("div");
        place.id = id;
        document.body.append(place);
        onTestFinished(() => place.remove());
        return place;
      });
      const portals = (...ids: string[]) =>
        h(
          "div",
          null,
          places
            .filter(({ id }) => ids.includes(id))
            .map((place) => lib.createPortal(h("input"), place, place.id)),
        );
      const { draw } = await show(portals("a", "b"));
      const kept = places[1]!.querySelector("input")!;
      kept.value = "escrito";
      await draw(portals("b"));
      expect(places[0]!.childElementCount).toBe(0);
      expect(places[1]!.querySelector("input")).toBe(kept);
      expect(kept.value).toBe("escrito");
    });

    test("what stands in a portal knows what is around it in the sources", async () => {
      const Words = lib.createContext("ninguna");
      const place = document.createElement("div");
      const Word = () => h("p", null, lib.useContext(Words));
      await show(
        h("div", null, h(Words, { value: "una" }, lib.createPortal(h(Word), place, "key"))),
      );
      expect(place.textContent).toBe("una");
    });

    test("what is drawn at once is there when the call returns", async () => {
      let count = (_to: number) => {};
      function Count() {
        const [value, setValue] = useState(0);
        useEffect(() => void (count = setValue), []);
        return h("p", null, value);
      }
      const { get } = await show(h(Count));
      lib.flushSync(() => count(1));
      expect(get("p").textContent).toBe("1");
      expect(() =>
        lib.flushSync(() => {
          throw new Error("no");
        }),
      ).toThrow("no");
      // A later change is not drawn at once from then on.
      count(2);
      expect(get("p").textContent).toBe("1");
      await expect.poll(() => get("p").textContent).toBe("2");
    });

    test("a reference is one property of a component among others", async () => {
      const ref = lib.createRef?.() ?? { current: null };
      const Field = (props: { ref?: React.Ref<HTMLInputElement> }) =>
        h("input", { ref: props.ref });
      const { draw, get } = await show(h(Field, { ref: ref as React.RefObject<HTMLInputElement> }));
      expect(ref.current).toBe(get("input"));
      await draw(null);
      expect(ref.current).toBeNull();
    });

    test("what goes ends its effects, and leaves nothing", async () => {
      const ended: string[] = [];
      function Effects() {
        useEffect(() => () => void ended.push("effect"), []);
        useLayoutEffect(() => () => void ended.push("layout"), []);
        return h("p");
      }
      const { container, root } = await show(h(Effects));
      root.unmount();
      await turn();
      expect(ended.toSorted()).toEqual(["effect", "layout"]);
      expect(container.childElementCount).toBe(0);
    });

    test("names of fields and labels are of one field each, and stay", async () => {
      const Field = () => h("input", { id: lib.useId() });
      const node = () => h("div", null, h(Field), h(Field));
      const { container, draw } = await show(node());
      const ids = () => [...container.querySelectorAll("input")].map(({ id }) => id);
      const before = ids();
      expect(new Set(before).size).toBe(2);
      await draw(node());
      expect(ids()).toEqual(before);
    });
  });
});

// Libraries of classes give sizes in pixels as numbers, which Preact alone would leave without a unit.
test.each([
  ["React", REACT],
  ["the stand-in for libraries of classes", { ...STAND_IN, ...reactForClasses }],
] as [string, typeof REACT][])("a number is a length with %s", async (_name, lib) => {
  const container = document.createElement("div");
  document.body.append(container);
  const root = lib.createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const sized = (width: number) => lib.createElement("p", { style: { width, height: 20 } });
  for (const width of [320, 180]) {
    root.render(sized(width));
    await expect.poll(() => container.querySelector("p")?.offsetWidth).toBe(width);
  }
});
