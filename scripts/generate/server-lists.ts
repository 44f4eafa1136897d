// `demo-site/server/_made`: what the folders of the server say, as code: the calls and jobs of all features, all migrations, what is
// read from the environment, and letters in other languages.
import { readdirSync, readFileSync } from "node:fs";
import { at } from "../../build/entries.js";

const SERVER = "demo-site/server";
const HEAD = "// Written by `npm run generate` from the folders; not by hand.\n";
const MIGRATION = /^(.*)\/migrations\/(\d{4})-[\w-]+\.ts$/;

function filesOf(folder: string): string[] {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Path of a file of the server as `_made` imports it. */
function fromMade(path: string): string {
  return path.replace(`${SERVER}/`, "../").replace(/(\/index)?\.ts$/, "");
}

function featuresFile(files: readonly string[]): string {
  const indexes = files
    .filter((path) => /^demo-site\/server\/features\/[\w-]+\/index\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(at(path), "utf8") }));
  const having = (what: string) =>
    indexes
      .filter(({ text }) => new RegExp(`export (const ${what}\\b|\\{ ${what} \\})`).test(text))
      .map(({ path }) => ({
        from: fromMade(path),
        local: camel(`${path.split("/").at(-2)}-${what}`),
      }));
  const [calls, jobs, payables] = [having("calls"), having("jobs"), having("payables")];
  const ofAccounts = having("accountListeners");
  const ofSettings = having("settingListeners");
  const ofSales = having("saleListeners");
  const sources = having("fileSources");
  const imports = (what: string, list: typeof calls) =>
    list.map(({ from, local }) => `import { ${what} as ${local} } from "${from}";`).join("\n");
  const spread = (list: typeof calls) => list.map(({ local }) => `...${local}`).join(", ");
  return `${HEAD}import type { calls } from "martillo/contract/schemas";
import type { HandlersFor } from "../platform/call/mount";
${imports("calls", calls)}
${imports("jobs", jobs)}
${imports("payables", payables)}
${imports("accountListeners", ofAccounts)}
${imports("settingListeners", ofSettings)}
${imports("saleListeners", ofSales)}
${imports("fileSources", sources)}

/** What answers each call of the contract. */
export const handlers = { ${spread(calls)} } satisfies HandlersFor<typeof calls>;

/** What the features do apart from calls. */
export const jobs = [${spread(jobs)}];

/** What people can pay for. */
export const payables = { ${spread(payables)} };

/** What features do when an account changes hands. */
export const accountListeners = [${spread(ofAccounts)}];

/** What features do before a setting gets another value. */
export const settingListeners = [${spread(ofSettings)}];

/** What features do at the steps of a sale. */
export const saleListeners = [${spread(ofSales)}];

/** Where private files come from, by kind. */
export const fileSources = { ${spread(sources)} };
`;
}

function migrationsFile(files: readonly string[]): string {
  const migrations = files
    .filter((path) => MIGRATION.test(path))
    .map((path) => {
      const [, name] = /export const (\w+): Migration\b/.exec(readFileSync(at(path), "utf8")) ?? [];
      if (name === undefined) throw new Error(`martillo: ${path} exports no Migration.`);
      return { id: MIGRATION.exec(path)?.[2] ?? "", name, path };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const twice = migrations.find(({ id }, index) => migrations[index + 1]?.id === id);
  if (twice) throw new Error(`martillo: two migrations have the number ${twice.id}.`);
  const named = migrations.map(({ id, name, path }) => ({ local: `${name}${id}`, name, path }));
  return `${HEAD}import type { Migration } from "../platform/db/migration";
${named.map(({ local, name, path }) => `import { ${name} as ${local} } from "${fromMade(path)}";`).join("\n")}

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [${named.map(({ local }) => local).join(", ")}];
`;
}

function environmentFile(files: readonly string[]): string {
  const groups = ["platform", "ports", "features"].map((group) => ({
    group,
    rooms: files.flatMap((path) => {
      const [, name] =
        new RegExp(`^${SERVER}/${group}/([\\w-]+)/environment\\.ts$`).exec(path) ?? [];
      return name === undefined
        ? []
        : { path, name: camel(name), local: camel(`${group}-${name}`) };
    }),
  }));
  const imports = groups.flatMap(({ rooms }) =>
    rooms.map(({ path, local }) => `import { environment as ${local} } from "${fromMade(path)}";`),
  );
  const members = groups.map(
    ({ group, rooms }) =>
      `${group}: { ${rooms.map(({ name, local }) => `${name}: ${local}`).join(", ")} }`,
  );
  return `${HEAD}${imports.join("\n")}

/** What each folder reads from the environment. */
export const rooms = { ${members.join(", ")} };
`;
}

/** `strikes.mail.en.ts`: letters of `strikes.mail.ts` in English. */
const TRANSLATED = /^(.*\.(?:mail|sms|words))\.([a-z]{2})\.ts$/;

/** Letters and text messages in other languages, each file beside the Spanish one. */
function lettersFile(files: readonly string[]): string {
  const translated = files.flatMap((path) => {
    const [, spanish, ending] = TRANSLATED.exec(path) ?? [];
    if (spanish === undefined || ending === undefined) return [];
    if (!files.includes(`${spanish}.ts`))
      throw new Error(`martillo: ${path} has no Spanish file beside it.`);
    const name = camel(`${spanish.split("/").at(-1)}`.replaceAll(".", "-"));
    return { path, spanish, ending, name };
  });
  const twice = translated.find(({ name, spanish }) =>
    translated.some((other) => other.name === name && other.spanish !== spanish),
  );
  if (twice) throw new Error(`martillo: two files of letters are called ${twice.name}.`);
  const spanishFiles = new Map(translated.map(({ name, spanish }) => [name, spanish]));
  const endings = [...new Set(translated.map(({ ending }) => ending))].toSorted();
  const members = endings.map((ending) => {
    const pairs = translated
      .filter((one) => one.ending === ending)
      .map(({ name }) => `[${name}, ${camel(`${name}-${ending}`)}]`);
    return `${ending}: [${pairs.join(", ")}]`;
  });
  return `${HEAD}import { translationsOf } from "../platform/mail/translations";
${[...spanishFiles].map(([name, path]) => `import * as ${name} from "${fromMade(`${path}.ts`)}";`).join("\n")}
${translated.map(({ name, ending, path }) => `import * as ${camel(`${name}-${ending}`)} from "${fromMade(path)}";`).join("\n")}

/** What letters and text messages say in other languages than Spanish. */
export const translations = translationsOf({ ${members.join(", ")} });
`;
}

/** The files of that folder, by path. */
export function serverLists(): Record<string, string> {
  const files = filesOf(SERVER).toSorted();
  return {
    [`${SERVER}/_made/environment.ts`]: environmentFile(files),
    [`${SERVER}/_made/features.ts`]: featuresFile(files),
    [`${SERVER}/_made/letters.ts`]: lettersFile(files),
    [`${SERVER}/_made/migrations.ts`]: migrationsFile(files),
  };
}
