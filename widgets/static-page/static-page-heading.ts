/** What stands above the text: its title as the page's first heading, as a second one, or nothing. */
export type StaticPageHeading = "first" | "second" | "none";
