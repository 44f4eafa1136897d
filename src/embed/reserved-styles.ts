/**
 * Keeps the space of a tag until it is registered, so that nothing jumps when it is; then the element does it itself. For a page's own
 * styles: the loader is async and comes after the first paint, too late for that.
 */
export function reservedStyles(tag: string, height: string): string {
  const waiting = `${tag}:not(:defined)`;
  // As `reserveSheet` of the elements.
  return `${waiting}{display:flow-root;contain:content}${waiting}:before{content:"";float:left;padding-block-start:${height}}`;
}
