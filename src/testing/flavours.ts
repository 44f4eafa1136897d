import { inject } from "vitest";
import type { EmbedManifest } from "../embed/manifest";
import type { Flavour } from "./mount-widget";

declare module "vitest" {
  interface ProvidedContext {
    flavours: readonly Flavour[];
  }
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
