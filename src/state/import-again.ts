/** Another try of an import that failed; the embed has its own. What a host's bundler makes of `load` is known to that bundler alone. */
export function importAgain<Module>(
  load: () => Promise<Module>,
  _attempt: number,
): Promise<Module> {
  return load();
}
