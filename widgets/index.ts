/** The package for React: every widget, and what they share. Nothing here has a side effect; `elements.ts` registers the tags. */
export * from "../src/index";
export * from "./_made";
