/** What `index.html` has around the part of its head that depends on the page. */
const HEAD_BEGINS = "<!-- head of the page -->";
const HEAD_ENDS = "<!-- end of the head of the page -->";
const ROOT = '<div id="app">';

/** The site's one document with the head and the first view of a page. A document without the places for them stays as it is. */
export function fillPage(html: string, head: string | undefined, view: string): string {
  const withView = insertAfter(html, ROOT, view);
  if (head === undefined) return withView;
  const begin = withView.indexOf(HEAD_BEGINS);
  const end = withView.indexOf(HEAD_ENDS);
  if (begin < 0 || end < begin) return withView;
  return `${withView.slice(0, begin)}${head}${withView.slice(end + HEAD_ENDS.length)}`;
}

/** Never by `replace`: a title may hold what that one takes for a pattern. */
function insertAfter(html: string, place: string, text: string): string {
  const at = html.indexOf(place);
  return at < 0 ? html : html.slice(0, at + place.length) + text + html.slice(at + place.length);
}
