import type { Hub } from "../features/live";
import { createCuttableSockets, type CuttableSockets } from "./cuttable-sockets";

/** WebSockets without a wire: they speak to a hub in the same page. */
export function createInPageSockets(hub: Hub): CuttableSockets {
  return createCuttableSockets(({ opened, said, ended }) => {
    opened();
    const connection = hub.connect({
      bufferedAmount: 0,
      send: (text) => queueMicrotask(() => said(text)),
      close: ended,
    });
    return { send: (text) => connection.receive(text), close: () => connection.closed() };
  });
}
