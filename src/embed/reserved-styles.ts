/**
 * Keeps the space of a tag that is not registered yet, so that nothing jumps when it is: in the loader, and in a page's own styles. As
 * `reserveSheet` of the elements does.
 */
export function reservedStyles(tag: string, height: string): string {
  tag += ":not(:defined)";
  return `${tag}{display:flow-root;contain:content}${tag}:before{content:"";float:left;padding-block-start:${height}}`;
}
