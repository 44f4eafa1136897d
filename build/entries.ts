// The widgets of the package, as the builds see them: read from the folders, so that no list is kept by hand.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("..", import.meta.url);

/** A path of the repository as an absolute one. */
export function at(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

/** Folder names of the widgets that are custom elements. */
export const widgetNames: readonly string[] = readdirSync(at("widgets"), {
  recursive: true,
  encoding: "utf8",
})
  .flatMap((path) => /^([a-z-]+)[\\/]\1\.element\.ts$/.exec(path)?.[1] ?? [])
  .toSorted();

/** Name of the export that describes the element of a widget. */
export function descriptorName(widget: string): string {
  return `${widget.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())}Element`;
}

/** Source module that describes the element of a widget. */
export function elementModule(widget: string): string {
  return at(`widgets/${widget}/${widget}.element.ts`);
}
