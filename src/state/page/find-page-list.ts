import { type PageList, pageRegistry } from "./registry";

/** Whether a node is, or is in, what has this id: an element around its shadow root, or a box of a page in React. */
function isIn(node: Element, id: string): boolean {
  const root = node.getRootNode();
  const outer = root instanceof ShadowRoot ? root.host : node;
  return outer.closest(`#${CSS.escape(id)}`) !== null;
}

/** The list with this id; without one the only list of the page. */
export function findPageList(id: string | undefined): PageList | undefined {
  const lists = [...(pageRegistry().lists ?? [])];
  if (id) return lists.find(({ node }) => isIn(node, id));
  return lists.length === 1 ? lists[0] : undefined;
}
