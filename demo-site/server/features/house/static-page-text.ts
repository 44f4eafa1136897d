/** A text that comes with the site. */
export interface StaticPageText {
  title: string;
  /** One sentence for search engines. */
  description: string;
  /** With `{{…}}` where the operator's data go. */
  html: string;
}
