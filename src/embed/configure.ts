import type { PageSettings } from "../state/page";
import { pageRegistry } from "../state/page/registry";

/**
 * `configure` of the package for pages that have the script alone. Whether the API is another one is seen by how it is written; in
 * doubt the sign-in that was told with it is forgotten.
 */
export function configure(settings: PageSettings): void {
  const registry = pageRegistry();
  const { token: _token, getToken: _getToken, ...rest } = registry.settings;
  const isOther = rest.apiBase && settings.apiBase && rest.apiBase !== settings.apiBase;
  registry.settings = { ...(isOther ? rest : registry.settings), ...settings };
  for (const listener of registry.settingsListeners) listener();
}
