import { tokenOf } from "../../demo-site/e2e/api";
import { startServer } from "../../demo-site/e2e/server";
import { prepareConsumers } from "./consumers";
import { servePages } from "./pages";
import { startSsr } from "./ssr";

/** What all hosts play on: one API with its database, and one server of their pages. */
export interface Stage {
  api: string;
  pages: string;
  seller: string;
  /** Tokens of visitors who may bid. */
  buyers: readonly string[];
}

/** Strangers' projects, installed and built. */
export interface Consumers {
  /** Origin of the host that renders on a server. */
  ssr: string;
}

/** Something that runs, and its end. */
export interface Running<T> {
  readonly value: T;
  stop(): Promise<void>;
}

/** Needs what is built, and no network. */
export async function makeStage(): Promise<Running<Stage>> {
  const server = await startServer({ isEmbedded: true });
  const pages = await servePages(server.origin);
  const token = (account: Parameters<typeof tokenOf>[1]) => tokenOf(server.origin, account);
  const buyers = server.accounts.filter(({ role }) => role === "buyer");
  return {
    value: {
      api: server.origin,
      pages: pages.origin,
      seller: await token(server.account("seller")),
      buyers: await Promise.all(buyers.map(token)),
    },
    async stop() {
      await pages.close();
      await server.stop();
    },
  };
}

/** Installs the frameworks with npm, and builds what uses them. */
export async function makeConsumers(): Promise<Running<Consumers>> {
  await prepareConsumers();
  const ssr = await startSsr();
  return {
    value: { ssr: ssr.origin },
    async stop() {
      ssr.close();
    },
  };
}
