/** One section of a page, as `build.mjs` writes it into `search.json`. */
interface Section {
  id: number;
  /** Relative to the folder of the documentation. */
  href: string;
  page: string;
  title: string;
  text: string;
}

type Find = (text: string) => readonly Section[];

const MOST_RESULTS = 8;
let loading: Promise<Find> | undefined;

/** The index and what searches it come with the first use. */
async function load(): Promise<Find> {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import("minisearch"),
    fetch(new URL(/* @vite-ignore */ "../search.json", import.meta.url)),
  ]);
  const index = new MiniSearch<Section>({
    fields: ["title", "text", "page"],
    storeFields: ["href", "page", "title"],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 3, page: 2 } },
  });
  index.addAll((await response.json()) as Section[]);
  return (text) =>
    index.search(text).slice(0, MOST_RESULTS) as readonly unknown[] as readonly Section[];
}

export function followSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-search]");
  const input = form?.querySelector("input");
  const results = form?.querySelector<HTMLElement>("[data-results]");
  const status = form?.querySelector<HTMLElement>("[role=status]");
  if (!form || !input || !results || !status) return;
  const root = form.dataset["search"] ?? "";
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });

  async function show() {
    const text = input!.value.trim();
    const found = text === "" ? [] : (await (loading ??= load()))(text);
    // The text may have changed while the index was loading.
    if (text !== input!.value.trim()) return;
    results!.replaceChildren(...found.map((one) => resultOf(one, root)));
    results!.hidden = found.length === 0;
    status!.textContent = text === "" ? "" : `${found.length} results`;
  }

  input.addEventListener("input", () => {
    show().catch(() => {
      loading = undefined;
      status.textContent = "The search could not be loaded.";
    });
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    input.value = "";
    results.hidden = true;
    input.focus();
  });
}

function resultOf({ href, page, title }: Section, root: string): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = root + href;
  const name = document.createElement("strong");
  name.textContent = title;
  link.append(name, ` ${page === title ? "" : page}`);
  item.append(link);
  return item;
}
