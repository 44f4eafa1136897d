import { pageRegistry } from "../page";
import type { MartilloSignIn, SignInOptions } from "./sign-in-window";

/** Loads at once, for pages that want it, so that it is there when a click may still open a window. */
function lazySignIn(options: SignInOptions): MartilloSignIn {
  let ready: MartilloSignIn | undefined;
  const loaded = import("./sign-in-window").then(
    ({ signInWithMartillo }) => (ready = signInWithMartillo(options)),
  );
  return Object.assign(
    async (...request: Parameters<MartilloSignIn>) => (ready ?? (await loaded))(...request),
    {
      signIn: (...scope: Parameters<MartilloSignIn["signIn"]>) =>
        ready ? ready.signIn(...scope) : loaded.then((signIn) => signIn.signIn(...scope)),
      signOut: () => ready?.signOut(),
    },
  );
}

interface KeptSignIns {
  /** By API base and scope. */
  signIns: Map<string, MartilloSignIn>;
}

/** The one sign-in of a page for an API, for those who say `signIn: "popup"` instead of giving a function. */
export function pageSignIn(apiBase: string, scope: SignInOptions["scope"]): MartilloSignIn {
  const signIns = (pageRegistry<KeptSignIns>().signIns ??= new Map());
  const key = `${apiBase} ${scope}`;
  let signIn = signIns.get(key);
  if (!signIn) {
    signIn = lazySignIn({ apiBase, ...(scope && { scope }) });
    signIns.set(key, signIn);
  }
  return signIn;
}
