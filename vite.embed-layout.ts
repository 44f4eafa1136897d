// Which modules of the embed travel together, found out by a first build in which the bundler splits by itself.
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

type Place = "core" | "forms" | "lists" | "account";
type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** A provider shows nothing. */
const NO_WIDGET = "provider";
/** The widgets that come by the hundred, or alone at the head of a page. */
const EVERYWHERE = new Set(["lot-card", "search-box"]);
/** Where people look and bid. What the others share must cost these nothing. */
const BIDDING = new Set(["bid-box", "login", "lot-card", "lot-detail", "lot-list", "search-box"]);
/** Less than this is not worth a request of its own. */
const LEAST_BYTES = 1_500;

/** The module that every list is read by. */
const isQuery = (id: string) => /[\\/]state[\\/]use-query\.ts$/.test(id);

/** By file, the widgets that need it to show themselves. */
function readNeeds(chunks: Chunks): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>();
  function visit(file: string, widget: string) {
    const widgets = needs.get(file) ?? new Set();
    if (widgets.has(widget)) return;
    needs.set(file, widgets.add(widget));
    for (const imported of chunks[file]?.imports ?? []) visit(imported, widget);
  }
  for (const { isEntry, name, fileName } of Object.values(chunks)) {
    if (isEntry && name !== NO_WIDGET) visit(fileName, name);
  }
  return needs;
}

/** By id of a module, the chunk that it belongs to. The rest stays where the bundler puts it: with the widgets that need it. */
function planChunks(chunks: Chunks): ReadonlyMap<string, Place> {
  const needs = readNeeds(chunks);
  const query = Object.values(chunks).find(({ moduleIds }) => moduleIds.some(isQuery));
  const readers = needs.get(query?.fileName ?? "") ?? new Set();

  function placeOf(file: string): Place | undefined {
    const widgets = [...(needs.get(file) ?? [])];
    if (widgets.length === 0) return undefined;
    const { code = "", imports = [], isEntry = true } = chunks[file] ?? {};
    if (isEntry) return undefined;
    const bidding = widgets.filter((widget) => BIDDING.has(widget));
    if (bidding.length === 0) {
      // What two alone share stays between them, unless it is not worth a request.
      const isCommon = widgets.length > 2 || (widgets.length > 1 && code.length < LEAST_BYTES);
      return isCommon ? "account" : undefined;
    }
    // The lightest widget pays for nothing that it does not use.
    if (bidding.includes("lot-card") && bidding.length > 2) return "core";
    // What is small goes along with everybody, unless it would take others along.
    const isSmall = code.length < LEAST_BYTES && imports.every((part) => placeOf(part) === "core");
    if (widgets.some((widget) => EVERYWHERE.has(widget))) return isSmall ? "core" : undefined;
    // Pages and queries, of the list and of whoever else has lists; what others need too must not bring these along.
    if (bidding.length === 1 && widgets.length > 1 && widgets.includes("lot-list"))
      return widgets.every((widget) => readers.has(widget)) ? "lists" : "forms";
    // Fields, amounts and their texts: a sign-in has them, and whatever asks for something.
    return widgets.includes("login") || widgets.length > 1 ? "forms" : undefined;
  }

  return new Map(
    Object.values(chunks).flatMap(({ fileName, moduleIds }) => {
      const place = placeOf(fileName);
      return place ? moduleIds.map((id) => [id, place] as const) : [];
    }),
  );
}

/** Names the chunk of a module; null leaves it to the bundler. */
export async function planLayout(config: InlineConfig): Promise<(id: string) => string | null> {
  let plan: ReadonlyMap<string, string> = new Map();
  const reader: Plugin = {
    name: "martillo-layout",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      plan = planChunks(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])));
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: "silent",
    plugins: [...(config.plugins ?? []), reader],
    build: { ...config.build, write: false },
  });
  return (id) => plan.get(id) ?? null;
}
