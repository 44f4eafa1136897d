/** The code of the first page of a visit did not come: there is none to stay on. */
export class PageNotLoaded extends Error {
  constructor() {
    super("martillo site: the code of this page could not be loaded");
  }
}
