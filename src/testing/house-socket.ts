import {
  createCuttableSockets,
  type CuttableSockets,
} from "../../demo-site/server/in-page/cuttable-sockets";

/** The browser's WebSockets to one address. */
export function createHouseSockets(address: string): CuttableSockets {
  return createCuttableSockets(({ opened, said, ended }) => {
    const socket = new WebSocket(address);
    socket.addEventListener("open", opened);
    socket.addEventListener("message", ({ data }) => said(data));
    socket.addEventListener("close", ({ code, reason }) => ended(code, reason));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  });
}
