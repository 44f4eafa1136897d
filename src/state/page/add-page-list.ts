import { type PageList, pageRegistry } from "./registry";

/** Makes a list known to the search boxes of the page; returns what takes it away again. */
export function addPageList(list: PageList): () => void {
  const lists = (pageRegistry().lists ??= new Set());
  lists.add(list);
  return () => void lists.delete(list);
}
