import { type MartilloSettings, mergeSettings, onPageSettings, pageSettings } from "../state/page";
import { readAttributes } from "./common-settings";

export const PROVIDER_TAG = "martillo-provider";

/** Fired by a provider on itself when its settings change, also when it is upgraded. Does not bubble. */
export const PROVIDER_CHANGE = "martillo-provider-change";

/** How a provider that has been upgraded tells its settings, properties included. */
export const SETTINGS_OF_PROVIDER = Symbol.for("martillo@1:provider-settings");

function composedParent(node: Node): Node | null {
  const slot = node instanceof Element ? node.assignedSlot : null;
  if (slot) return slot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** Providers around a node, the nearest first, also beyond shadow roots and also those that are not upgraded yet. */
function providersAround(start: Node): Element[] {
  const providers: Element[] = [];
  for (let node = composedParent(start); node; node = composedParent(node)) {
    if (node instanceof Element && node.localName === PROVIDER_TAG) providers.push(node);
  }
  return providers;
}

function settingsOf(provider: Element): MartilloSettings {
  const upgraded = provider as { [SETTINGS_OF_PROVIDER]?: () => MartilloSettings };
  return upgraded[SETTINGS_OF_PROVIDER]?.() ?? readAttributes(provider);
}

/** Where the settings of an element come from, apart from the element itself. */
export interface OuterSettings {
  /** Providers, the nearest first, then `configure()`, then the script tag. */
  read(): MartilloSettings;
  stop(): void;
}

/** Follows the settings around a connected element and calls back when they may have changed. */
export function followOuterSettings(element: Element, onChange: () => void): OuterSettings {
  const providers = providersAround(element);
  for (const provider of providers) provider.addEventListener(PROVIDER_CHANGE, onChange);
  const stopPage = onPageSettings(onChange);
  return {
    read: () => mergeSettings(...providers.map(settingsOf), pageSettings()),
    stop() {
      for (const provider of providers) provider.removeEventListener(PROVIDER_CHANGE, onChange);
      stopPage();
    },
  };
}
