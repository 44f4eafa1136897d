import { tokenOf } from "../../demo-site/e2e/api";
import { startServer } from "../../demo-site/e2e/server";
import { prepareConsumers } from "./consumers";
import { servePages } from "./pages";
import { startSsr } from "./ssr";

/** What all hosts play on: one API with its database, and one server of their pages. */
export interface Stage {
  api: string;
  pages: string;
  /** Origin of the host that renders on a server. */
  ssr: string;
  seller: string;
  /** Tokens of visitors who may bid. */
  buyers: readonly string[];
}

export interface StageHandle {
  stage: Stage;
  stop(): Promise<void>;
}

export async function makeStage(): Promise<StageHandle> {
  await prepareConsumers();
  const server = await startServer({ isEmbedded: true });
  const pages = await servePages(server.origin);
  const ssr = await startSsr();
  const token = (account: Parameters<typeof tokenOf>[1]) => tokenOf(server.origin, account);
  const buyers = server.accounts.filter(({ role }) => role === "buyer");
  return {
    stage: {
      api: server.origin,
      pages: pages.origin,
      ssr: ssr.origin,
      seller: await token(server.account("seller")),
      buyers: await Promise.all(buyers.map(token)),
    },
    async stop() {
      ssr.close();
      await pages.close();
      await server.stop();
    },
  };
}
