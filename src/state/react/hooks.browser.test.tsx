import { type ReactNode, useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyCall, bidLowerMaximum, productLots, type User } from "../../contract";
import { memoryPendingBids } from "../bids/pending-bid";
import { MartilloProvider } from "./provider";
import { pageRegistry } from "../page/registry";
import { createRuntime, pageRuntimes } from "../runtime";
import { configure } from "../page/settings";
import { memoryTokenStorage } from "../session/token-storage";
import { SWRConfig } from "swr";
import { useCall } from "./use-call";
import { useBidding } from "./use-bidding";
import { useQuery } from "./use-query";
import { useSession } from "./use-session";
import { useWatch } from "./use-watch";
import type { Emit } from "../events";
import { EventTargetContext } from "./use-widget-events";
import { until } from "../../testing";

const A = "https://a.test";
const B = "https://b.test";
const USER = { id: 7, first_name: "Ana", status: "active" } as User;

/** Calls by API and action, with the token that each carried. */
let calls: { api: string; action: string; token: string | null }[] = [];
/** Actions whose answers are lost. */
const lost = new Set<string>();
/** Actions that are refused. */
const refused = new Set<string>();
let holder: HTMLElement;
let root: Root;

function addApi(apiBase: string) {
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const action = pathname.replace("/api/", "");
    calls.push({ api: origin, action, token: request.headers.get("authorization") });
    if (lost.has(action)) throw new TypeError("Failed to fetch");
    if (refused.has(action)) {
      return Response.json({ status: "fail", errorCode: "FORBIDDEN" }, { status: 403 });
    }
    const data = action === productLots.name ? { records: [], totalRecords: 0 } : USER;
    return Response.json({ status: "success", responseData: data });
  };
  const runtime = createRuntime({
    apiBase,
    fetch: answer,
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
  });
  pageRuntimes().set(apiBase, runtime);
}

beforeEach(() => {
  calls = [];
  for (const api of [A, B]) addApi(api);
  // The answers here are no more than the session needs.
  vi.spyOn(console, "error").mockImplementation(() => {});
  holder = document.createElement("div");
  document.body.append(holder);
  root = createRoot(holder);
});
afterEach(() => {
  root.unmount();
  holder.remove();
  vi.restoreAllMocks();
  for (const api of [A, B]) {
    pageRuntimes().get(api)?.close();
    pageRuntimes().delete(api);
  }
  Object.assign(pageRegistry(), { settings: {}, scriptSettings: {} });
});

let shows = 0;

async function show(node: ReactNode) {
  const show = ++shows;
  root.render(
    <>
      {node}
      <i data-show={show} />
    </>,
  );
  await until(() => expect(holder.querySelector(`[data-show="${show}"]`)).not.toBeNull());
}

const stateOf = (api: string) => pageRuntimes().get(api)?.session.store.getState();

function Who() {
  return <output>{useSession().status}</output>;
}

describe("a host's sign-in", () => {
  test("is asked for once, however often the host renders a new function", async () => {
    const asked = vi.fn();
    for (let render = 0; render < 4; render++) {
      const getToken = () => (asked(), "t");
      await show(
        <MartilloProvider apiBase={A} getToken={getToken}>
          <Who />
        </MartilloProvider>,
      );
    }
    const validations = () => calls.filter(({ action }) => action === "user/validateUser");
    await until(() => expect(validations()).toHaveLength(1));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(stateOf(A)?.epoch).toBe(0);
  });

  test("by configure() counts for components without a provider", async () => {
    configure({ apiBase: A, getToken: () => "t" });
    await show(<Who />);
    await until(() =>
      expect(calls).toEqual([{ api: A, action: "user/validateUser", token: "Bearer t" }]),
    );
  });

  test("stays with its API", async () => {
    await show(
      <MartilloProvider apiBase={A} token="a">
        <Who />
        <MartilloProvider apiBase={B}>
          <Who />
        </MartilloProvider>
      </MartilloProvider>,
    );
    await until(() => expect(stateOf(B)?.status).toBe("guest"));
    expect(calls.filter(({ api }) => api === B)).toEqual([]);
  });
});

function Buttons({ emit }: { emit: Emit }) {
  const { place } = useBidding(3, emit);
  const { toggle } = useWatch({ id: 3, watched: false }, emit);
  return (
    <>
      <button type="button" onClick={() => place({ amount: "1.00", type: "max" })}>
        Pujar
      </button>
      <button type="button" onClick={toggle}>
        Seguir
      </button>
    </>
  );
}

test("a guest's wish for a sign-in is told by the widget's own emit alone", async () => {
  const [own, outer] = [vi.fn(() => true), vi.fn(() => true)];
  await show(
    <MartilloProvider apiBase={A}>
      <EventTargetContext value={outer}>
        <Buttons emit={own} />
      </EventTargetContext>
    </MartilloProvider>,
  );
  await until(() => expect(stateOf(A)?.status).toBe("guest"));
  for (const button of holder.querySelectorAll("button")) button.click();
  await until(() => expect(own.mock.calls).toHaveLength(2));
  // What bids may come after the press.
  expect(own.mock.calls).toEqual(
    expect.arrayContaining([
      ["martillo-login-request", { reason: "bid", lot: 3 }],
      ["martillo-login-request", { reason: "watch", lot: 3 }],
    ]),
  );
  expect(outer).not.toHaveBeenCalled();
});

describe("a lost answer", () => {
  afterEach(() => {
    lost.clear();
    refused.clear();
  });

  function Run({ action }: { action: AnyCall }) {
    const { run } = useCall(action);
    const [text, setText] = useState("");
    useEffect(() => {
      void run({}).then((result) => setText(result.ok ? "ok" : result.error.message));
    }, [run]);
    return <output>{text}</output>;
  }

  async function shown(action: AnyCall) {
    lost.add(action.name);
    await show(
      <MartilloProvider apiBase={A}>
        <Run key={action.name} action={action} />
      </MartilloProvider>,
    );
    await until(() => expect(holder.textContent).not.toBe(""));
    return holder.textContent;
  }

  test("leaves a change in doubt, and a reading undone", async () => {
    expect(await shown(bidLowerMaximum)).toMatch(/no se sabe si el cambio se ha hecho/);
    expect(await shown(productLots)).toMatch(/No hay conexión/);
  });

  test("of a reading is asked for again by itself, a refusal is not", async () => {
    function Read() {
      const { data, error } = useQuery(productLots, { ids: [1] });
      return <output>{data ? "come" : error?.code}</output>;
    }
    const asked = () => calls.filter(({ action }) => action === productLots.name).length;
    lost.add(productLots.name);
    await show(
      <SWRConfig value={{ provider: () => new Map(), errorRetryInterval: 5 }}>
        <MartilloProvider apiBase={A}>
          <Read />
        </MartilloProvider>
      </SWRConfig>,
    );
    await until(() => expect(holder.textContent).toBe("NETWORK"));
    lost.clear();
    await until(() => expect(holder.textContent).toBe("come"));

    const before = asked();
    refused.add(productLots.name);
    pageRuntimes().get(A)?.invalidate();
    await until(() => expect(asked()).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked()).toBe(before + 1);
  });
});
