import type { MartilloSettings, Theme } from "../state/page";

/** Attributes that every element and `martillo-provider` take, by property name. */
export const COMMON_ATTRIBUTES = {
  apiBase: "api-base",
  token: "token",
  locale: "locale",
  theme: "theme",
  lotUrl: "lot-url",
} as const satisfies Partial<Record<keyof MartilloSettings, string>>;

/** Names of the properties, `getToken` included, which script alone can set. */
export const COMMON_PROPERTIES = [
  ...(Object.keys(COMMON_ATTRIBUTES) as (keyof typeof COMMON_ATTRIBUTES)[]),
  "getToken",
] as const satisfies readonly (keyof MartilloSettings)[];

const THEMES: readonly string[] = ["auto", "light", "dark"] satisfies Theme[];

function isTheme(text: string): text is Theme {
  return THEMES.includes(text);
}

/** What the attributes of an element say. An empty attribute says nothing. */
export function readAttributes(element: Element): MartilloSettings {
  const settings: MartilloSettings = {};
  for (const name of ["apiBase", "token", "locale", "lotUrl"] as const) {
    const text = element.getAttribute(COMMON_ATTRIBUTES[name]);
    if (text) settings[name] = text;
  }
  const theme = element.getAttribute(COMMON_ATTRIBUTES.theme);
  if (theme && isTheme(theme)) settings.theme = theme;
  return settings;
}

/** Settings given as properties; one that is undefined or null is left to the attribute. */
export type GivenSettings = {
  [Name in keyof MartilloSettings]?: MartilloSettings[Name] | null | undefined;
};

/** Attributes and properties of an element as one; a property wins. */
export function ownSettings(element: Element, given: GivenSettings): MartilloSettings {
  const settings = readAttributes(element);
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== null) Object.assign(settings, { [name]: value });
  }
  return settings;
}
