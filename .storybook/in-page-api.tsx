import { useLayoutEffect } from "react";
import type { Decorator } from "@storybook/react-vite";
import { createInPageApi, type InPageApi } from "../demo-site/server/testing/in-page-api";
import { openOnlyDb } from "../demo-site/server/memory/memory-db";
import { createFixedClock, createRuntime, MartilloProvider, type Runtime } from "../src/state";
import { memoryPendingBids } from "../src/state/bids";
import { memoryTokenStorage } from "../src/state/session";
import { picturesOf } from "./pictures";

/** The real API, in the page, as a story prepares it. */
export interface StoryApi extends InPageApi {
  picturesOf: typeof picturesOf;
  /** The story is seen by this user; by a guest without it. */
  signIn(user: { token: string }): void;
  /** This user bids a maximum, decimal euro. */
  bid(lot: number, user: { token: string }, amount: string): Promise<void>;
  /** The story's clock stands still at this moment, epoch milliseconds. @default when the story began */
  clockAt(epochMs: number): void;
  /** The story's clock runs, for a story that plays something. */
  letClockRun(): void;
  /** A running lot ends now; resolves when it has the status that it is settled with. */
  ends(lot: number, status: string): Promise<void>;
  /** Runs in the story when it is on the screen, e.g. `api.cutNetwork`. */
  afterRender(run: () => void): void;
}

export interface OnApiOptions {
  /** A database of its own, for stories about what is in it as a whole. @default false */
  fresh?: boolean;
}

interface Prepared {
  runtime: Runtime;
  token: string | undefined;
  args: Record<string, unknown>;
  afterRender: () => void;
}

const KEY = "martillo";
let shared: Promise<InPageApi> | undefined;
let stories = 0;

/**
 * Puts a story on the real API: `seed` makes what it needs and returns the args that follow from it.
 * `export const Open: Story = { ...onApi(async (api) => ({ lot: await api.seedLot() })) }`
 */
export function onApi(
  seed: (api: StoryApi) => Promise<Record<string, unknown>>,
  { fresh = false }: OnApiOptions = {},
): { loaders: (() => Promise<Record<string, unknown>>)[] } {
  return { loaders: [async () => ({ [KEY]: await prepare(seed, fresh) })] };
}

/** For the preview: gives stories with `onApi` their runtime and the args that their seed returned. */
export const withInPageApi: Decorator = (Story, { args, loaded }) => {
  const prepared = (loaded as Partial<Record<typeof KEY, Prepared>>)[KEY];
  if (!prepared) return <Story />;
  return (
    <MartilloProvider
      runtime={prepared.runtime}
      {...(prepared.token !== undefined && { token: prepared.token })}
      lotUrl="#lote-{id}"
    >
      <AfterRender run={prepared.afterRender} />
      <Story args={{ ...args, ...prepared.args }} />
    </MartilloProvider>
  );
};

function AfterRender({ run }: { run: () => void }) {
  useLayoutEffect(() => run(), [run]);
  return null;
}

/** The API that the stories of a page share. The first call opens its database, which takes longest of all that a story does. */
export function openSharedApi(): Promise<InPageApi> {
  shared ??= openShared();
  return shared;
}

async function openShared(): Promise<InPageApi> {
  return createInPageApi({ db: await openOnlyDb() });
}

async function prepare(
  seed: (api: StoryApi) => Promise<Record<string, unknown>>,
  fresh: boolean,
): Promise<Prepared> {
  const api = await (fresh ? createInPageApi() : openSharedApi());
  let token: string | undefined;
  let clock: ReturnType<typeof createFixedClock> | undefined = createFixedClock(await timeOf(api));
  let afterRender = () => {};
  const story: StoryApi = {
    ...api,
    picturesOf,
    signIn: (user) => void (token = user.token),
    async bid(lot, user, amount) {
      const key = `story-${++stories}-${crypto.randomUUID()}`;
      const bid = { project_id: lot, proposed_amount: amount, idempotency_key: key };
      const { code } = await api.call("bid/confirm", { ...bid, bid_type: "max" }, user);
      if (code) throw new Error(`the story's bid was refused: ${code}`);
    },
    clockAt: (epochMs) => clock?.set(epochMs),
    letClockRun: () => void (clock = undefined),
    async ends(lot, status) {
      await api.moveEnd(lot, 0);
      for (let tries = 0; tries < 600; tries++) {
        const { responseData } = await api.call("product/singleProduct", { id: lot });
        if (responseData.record.market_status === status) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`lot ${lot} never became ${status}`);
    },
    afterRender: (run) => void (afterRender = run),
  };
  const args = await seed(story);
  const runtime = createRuntime({
    apiBase: `https://story-${++stories}.test`,
    // A story may put a fault of its own in its place.
    fetch: story.fetch,
    WebSocket: api.WebSocket,
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
    ...(clock && { clock }),
  });
  return { runtime, token, args, afterRender };
}

/** The database's own clock rules, as it does outside of stories. */
async function timeOf(api: InPageApi): Promise<number> {
  const [row] = await api.db.query<{ now: number }>(
    "select round(extract(epoch from clock_timestamp()) * 1000)::float8 as now",
  );
  return row?.now ?? 0;
}
