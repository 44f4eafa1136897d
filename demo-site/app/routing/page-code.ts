import type { ComponentType } from "react";

/** The code of a page, fetched when a visitor wants to go there. */
export interface PageCode {
  /** Never throws: undefined when the code could not be fetched. */
  load(): Promise<ComponentType | undefined>;
  read(): ComponentType | undefined;
}

const known = new Map<() => Promise<ComponentType>, PageCode>();

/** The one `PageCode` of a function that imports. */
export function pageCode(load: () => Promise<ComponentType>): PageCode {
  const code = known.get(load) ?? createPageCode(load);
  known.set(load, code);
  return code;
}

function createPageCode(load: () => Promise<ComponentType>): PageCode {
  let content: ComponentType | undefined;
  let loading: Promise<ComponentType | undefined> | undefined;
  return {
    // A failure is kept: browsers keep a failed import, and the bundler a failed style sheet, until the document is another.
    load: () =>
      (loading ??= load().then(
        (loaded) => (content = loaded),
        () => undefined,
      )),
    read: () => content,
  };
}
