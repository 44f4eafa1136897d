import type { MartilloSettings } from "../state/page";
import { checkAttributes } from "./check-attributes";
import {
  COMMON_ATTRIBUTES,
  COMMON_PROPERTIES,
  type GivenSettings,
  ownSettings,
} from "./common-settings";
import { defineAccessor, upgradeProperties } from "./own-properties";
import { PROVIDER_CHANGE, PROVIDER_TAG, SETTINGS_OF_PROVIDER } from "./provider-settings";
import { sheetOf } from "./sheets";

function createProviderClass() {
  class MartilloProviderElement extends HTMLElement {
    static readonly observedAttributes = Object.values(COMMON_ATTRIBUTES);

    readonly given: GivenSettings = {};

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheetOf(":host { display: contents; }")];
      root.append(document.createElement("slot"));
    }

    [SETTINGS_OF_PROVIDER](): MartilloSettings {
      return ownSettings(this, this.given);
    }

    connectedCallback() {
      checkAttributes(this, MartilloProviderElement.observedAttributes);
      upgradeProperties(this, COMMON_PROPERTIES);
      this.tell();
    }

    attributeChangedCallback() {
      this.tell();
    }

    tell() {
      this.dispatchEvent(new Event(PROVIDER_CHANGE));
    }
  }

  for (const name of COMMON_PROPERTIES) {
    defineAccessor(MartilloProviderElement.prototype, name, {
      get(this: MartilloProviderElement) {
        return this[SETTINGS_OF_PROVIDER]()[name];
      },
      set(this: MartilloProviderElement, value) {
        Object.assign(this.given, { [name]: value });
        this.tell();
      },
    });
  }
  return MartilloProviderElement;
}

/**
 * Registers `martillo-provider`: attributes `api-base`, `token`, `locale`, `theme`, `lot-url` and the property `getToken` for all
 * elements inside, also in shadow roots. It draws nothing. Does nothing outside browsers, or the second time.
 */
export function defineProviderElement(): CustomElementConstructor | undefined {
  if (typeof HTMLElement === "undefined") return undefined;
  const known = customElements.get(PROVIDER_TAG);
  if (known) return known;
  const Provider = createProviderClass();
  customElements.define(PROVIDER_TAG, Provider);
  return Provider;
}
