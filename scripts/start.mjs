// `npm start`: installs, builds, then serves site, API, socket and embed.js on one port.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, ROOT } from "./install.mjs";

ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, [join(ROOT, "demo-site/dist/server/main.js")], {
  cwd: ROOT,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
