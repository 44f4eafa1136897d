/**
 * An address with values in place of `{id}` and the like. Values are encoded; a placeholder without a value stays.
 */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
}
