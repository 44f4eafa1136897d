import { describeHosts } from "./checks";

describeHosts(
  ["Vue", "Svelte", "Lit", "React 19"].map((title) => ({
    title: `${title} with elements`,
    path: `/apps/${title.toLowerCase().replace(" ", "-")}/dist/index.html`,
  })),
);
