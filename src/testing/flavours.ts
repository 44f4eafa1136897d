import { inject } from "vitest";
import type { EmbedManifest } from "../embed/manifest";
import type { Flavour } from "./mount-widget";

declare module "vitest" {
  interface ProvidedContext {
    flavours: readonly Flavour[];
    /** Names of widgets whose suites run as React component besides: `lot-card`. */
    asReact: readonly string[];
  }
}

/** What the suite of a tag runs as in this project: the project's own flavours, and as React component where the tests' tiers say so. */
export function flavoursOfSuite(tag: string): readonly Flavour[] {
  const isReactToo = inject("asReact").some((name) => tag === `martillo-${name}`);
  return isReactToo ? [...flavoursOfRun(), "react"] : flavoursOfRun();
}

/** What this project of the tests runs. */
export function flavoursOfRun(): readonly Flavour[] {
  return inject("flavours");
}

/** Where the build says which file registers a tag. */
const MANIFEST = "/dist/embed/manifest.json";

/** For `embed`: loads the built code of a tag, which has to come before the sources register theirs. */
export async function loadFlavour(flavour: Flavour, tag: string): Promise<void> {
  if (flavour !== "embed") return;
  const answer = await fetch(MANIFEST);
  if (!answer.ok) throw new Error("martillo: build the embed first, e.g. with `npm run build`.");
  const { tags } = (await answer.json()) as EmbedManifest;
  const file = tags[tag]?.files[0];
  if (!file) throw new Error(`martillo: the build has nothing for ${tag}.`);
  await import(/* @vite-ignore */ `/dist/${file}`);
}
