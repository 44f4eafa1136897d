// The tokens of the theme as one table: its style sheet names each of them four times, which every page would pay for.
import type { Plugin } from "vite";

const LAYER = "@layer martillo.tokens{";
const DEFAULT = /--martillo-([\w-]+):var\(--_\1,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** What bundlers of hosts need in a page's own sheet; nothing rewrites what is inside this build. */
const HOST_TOGGLES = /:root\{--lightningcss-light:initial;--lightningcss-dark: ?;?\}/;

/** The rules of the tokens, as the style sheet has them, from `name:value;…`. Runs in the page: it must not name anything outside. */
function rebuild(tokens: string): string {
  const each = (text: string) => tokens.replace(/([^:;]+):([^;]+)/g, text);
  return `@layer martillo.tokens{:root,:host>*{${each("--martillo-$1:var(--_$1,$2)")}}:host{${each("--_$1:var(--martillo-$1)")}}}`;
}

/** The table of a style sheet's tokens, and what comes after them. */
function readTokens(css: string): { table: string; rest: string } | undefined {
  const end = css.indexOf("}}", css.indexOf(LAYER));
  if (!css.startsWith(LAYER) || end < 0) return undefined;
  const table = [...css.slice(0, end).matchAll(DEFAULT)]
    .map(([, name, value]) => `${name}:${value}`)
    .join(";");
  return { table, rest: css.slice(end + 2) };
}

/** Writes the theme as a table of its tokens where that gives the very same rules. */
export function slimTheme(): Plugin {
  return {
    name: "martillo-slim-theme",
    enforce: "post",
    transform(code, id) {
      if (!/[\\/]theme[\\/]styles\.css\?inline$/.test(id)) return null;
      const css = (JSON.parse(code.replace(/^export default /, "")) as string).replace(
        HOST_TOGGLES,
        "",
      );
      // `:root` is none of a shadow root's, and nothing rewrites light-dark() here.
      const own = css.replace(/:root\{--lightningcss-[^}]*\}/, "");
      const tokens = readTokens(own);
      // Rules that are written in another way stay as they are; the size gate tells what that costs.
      if (!tokens || rebuild(tokens.table) + tokens.rest !== own) return null;
      const { table, rest } = tokens;
      return {
        code: `export default (${rebuild.toString()})(${JSON.stringify(table)}) + ${JSON.stringify(rest)}`,
        map: null,
      };
    },
  };
}
