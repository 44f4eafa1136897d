import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const TEXTS = /\.(?:js|css|html)$/;

/** A root with the site as a later build would have it: the same pages, and not one file with a hash that this build has. */
export async function makeNextBuild(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "martillo-next-build-"));
  await mkdir(join(root, "demo-site/dist/site/assets"), { recursive: true });
  await symlink(join(ROOT, "dist"), join(root, "dist"));
  await symlink(join(ROOT, "demo-site/assets"), join(root, "demo-site/assets"));
  const site = "demo-site/dist/site";
  const names = new Set(await readdir(join(ROOT, site, "assets")));
  const renamed = (name: string) =>
    names.has(name)
      ? name.replace(/.(\.\w+)$/, (end) => (end[0] === "X" ? "Y" : "X") + end.slice(1))
      : name;
  for (const entry of await readdir(join(ROOT, site), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = entry.parentPath.slice(ROOT.length);
    const content = await readFile(join(ROOT, folder, entry.name));
    await writeFile(
      join(root, folder, renamed(entry.name)),
      TEXTS.test(entry.name) ? content.toString().replaceAll(HASHED, renamed) : content,
    );
  }
  return root;
}
