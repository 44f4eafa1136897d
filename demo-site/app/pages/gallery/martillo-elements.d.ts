declare module "virtual:martillo-elements" {
  /** All elements of the package, written by the build. */
  export const ELEMENTS: readonly {
    tag: string;
    /** One sentence of its descriptor, in English. */
    doc: string;
    attributes: readonly { name: string; values?: readonly (string | number)[] }[];
  }[];
}
