import { createElement } from "react";
import coreR2wc from "@r2wc/core";
import r2wc from "@r2wc/react-to-web-component";
import { isSame, type MartilloSettings, mergeSettings } from "../state/page";
import type { Emit } from "../state/events";
import { checkAttributes } from "./check-attributes";
import {
  COMMON_ATTRIBUTES,
  COMMON_PROPERTIES,
  type GivenSettings,
  ownSettings,
} from "./common-settings";
import type { AnyElementDescriptor } from "./descriptor";
import { type ElementHost, ElementRoot, type ElementRootProps } from "./ElementRoot";
import { isChecked } from "./is-checked";
import { defineAccessor, upgradeProperties } from "./own-properties";
import { parseAttribute } from "./parse-attribute";
import { followOuterSettings, type OuterSettings } from "./provider-settings";
import { sharedRootRenderer } from "./shared-root";
import { loadingSheet, reserveSheet, widgetSheets } from "./sheets";

/** Where r2wc keeps the props of an element, and how it is asked to render them. */
const PROPS = Symbol.for("r2wc.props");
const RENDER = Symbol.for("r2wc.render");

/** The class that r2wc makes, as far as it is built upon. */
interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

interface RootProps {
  host: ElementHost;
  [prop: string]: unknown;
}

/** Component that r2wc renders: takes its own entries out of the props and gives the rest to the widget. */
function rootOf({ component }: AnyElementDescriptor) {
  return function MartilloElementRoot({
    host,
    container: _container,
    ...componentProps
  }: RootProps) {
    return createElement(ElementRoot, {
      host,
      component: component as ElementRootProps["component"],
      componentProps,
    });
  };
}

function baseClass(descriptor: AnyElementDescriptor): new () => R2wcElement {
  const Root = rootOf(descriptor);
  const options = { shadow: "open", props: [], events: [] } as const;
  // Without props and events r2wc makes the shadow root and mounts; everything else is filled in below.
  const Base =
    descriptor.root === "shared"
      ? coreR2wc(Root as never, options as never, sharedRootRenderer as never)
      : r2wc(Root as never, options as never);
  return Base as unknown as new () => R2wcElement;
}

/** The class of a widget's element; call it in browsers alone. */
export function createElementClass(descriptor: AnyElementDescriptor): CustomElementConstructor {
  const { tag, styles, attributes, properties = {}, reservedHeight } = descriptor;
  const reserve = reservedHeight ? [reserveSheet(reservedHeight)] : [];
  const sheets = [
    ...widgetSheets(styles),
    ...(reservedHeight ? [loadingSheet(reservedHeight)] : []),
  ];
  const types = new Map(Object.values(attributes).map(({ prop, type }) => [prop, type]));
  const propNames = new Set<string>([...types.keys(), ...Object.keys(properties)]);

  class MartilloElement extends baseClass(descriptor) {
    static readonly observedAttributes = [
      ...Object.keys(attributes),
      ...Object.values(COMMON_ATTRIBUTES),
    ];

    readonly given: GivenSettings = {};
    #outer: OuterSettings | undefined;
    #isMounted = false;

    constructor() {
      super();
      this.shadowRoot!.adoptedStyleSheets = [...reserve, ...sheets];
      const host: ElementHost = {
        tag,
        settings: {},
        emit: this.#emit,
        onShown: () => {
          const root = this.shadowRoot!;
          // Parts may have brought rules of their own by now.
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
            (sheet) => !reserve.includes(sheet),
          );
          if (isChecked()) {
            import("./contrast-check").then(
              ({ reportLowContrast }) => reportLowContrast(root),
              () => {}, // A help for the developer of the page; the widget does without.
            );
          }
        },
      };
      this[PROPS]["host"] = host;
    }

    readonly #emit: Emit = (name, detail) =>
      this.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: name.endsWith("-request"),
        }),
      );

    override connectedCallback() {
      const meant = checkAttributes(this, MartilloElement.observedAttributes, attributes);
      for (const prop of meant) this[PROPS][prop] ??= null;
      upgradeProperties(this, [...propNames, ...COMMON_PROPERTIES]);
      this.#outer?.stop();
      this.#outer = followOuterSettings(this, () => this.settle(false));
      this.settle();
      if (this.#isMounted) return;
      this.#isMounted = true;
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move in the document disconnects and connects in one turn: the state of the widget survives it. Waiting also lets a
      // React host finish the commit that removed this element.
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#outer?.stop();
        this.#outer = undefined;
        super.disconnectedCallback();
      });
    }

    /** With it `moveBefore` neither disconnects nor connects; only the providers around may be others. */
    connectedMoveCallback() {
      this.connectedCallback();
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const attribute = attributes[name];
      if (attribute) this[PROPS][attribute.prop] = parseAttribute(attribute.type, text, name);
      this.settle();
    }

    /**
     * Takes the settings in force and renders, if the element is in a document. Without news of its own only other settings are
     * worth it: a widget that tells the page something while it is being drawn must not be drawn again meanwhile.
     */
    settle(hasNews = true) {
      if (!this.#outer) return;
      const host = this[PROPS]["host"] as ElementHost;
      const own: MartilloSettings = ownSettings(this, this.given);
      const settings = mergeSettings(own, this.#outer.read());
      const isOther = !isSame(host.settings, settings);
      if (isOther) this[PROPS]["host"] = { ...host, settings };
      if (this.#isMounted && (hasNews || isOther)) this[RENDER]();
    }
  }

  for (const name of propNames) {
    defineAccessor(MartilloElement.prototype, name, {
      get(this: MartilloElement) {
        return this[PROPS][name];
      },
      set(this: MartilloElement, value) {
        // Frameworks that find a property write the text of a template there: `lot="12"` must stay a number.
        const type = typeof value === "string" && types.get(name);
        this[PROPS][name] = type ? parseAttribute(type, value, name) : (value ?? undefined);
        this.settle();
      },
    });
  }
  for (const name of COMMON_PROPERTIES) {
    if (propNames.has(name)) continue;
    defineAccessor(MartilloElement.prototype, name, {
      get(this: MartilloElement) {
        return ownSettings(this, this.given)[name];
      },
      set(this: MartilloElement, value) {
        Object.assign(this.given, { [name]: value });
        this.settle();
      },
    });
  }
  return MartilloElement;
}
