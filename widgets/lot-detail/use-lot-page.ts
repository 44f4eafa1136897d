import { useEffect, useState } from "react";
import type { LotDetail } from "../../src/contract";
import {
  type Emit,
  type EventProps,
  useFavorite,
  useLotDetail,
  useRuntime,
  useSession,
  useWatch,
  useWidgetEvents,
} from "../../src/state";
import type { Picture } from "./GalleryStage";
import { viewChunk } from "./view-chunk";

/** Options of `useLotPage`: the lot, and a callback for each event. */
export interface LotPageOptions extends EventProps<
  "martillo-login-request" | "martillo-watch-changed" | "martillo-favorite-changed"
> {
  /** Id of the lot. */
  lot: number;
  /** Tells the events instead of the callbacks, e.g. where they are an element's. @default calls the callbacks */
  emit?: Emit;
}

/** Everything about one lot but the bidding, ready to be written down. */
export type LotPageModel =
  | { status: "loading" }
  | { status: "failed"; reason: "not_found" | "failed"; retry: () => void }
  | {
      status: "ready";
      lot: LotDetail;
      pictures: readonly Picture[];
      /** Address of the lot's page as the host gives it; may be relative to the page. */
      url: string;
      watch: { isWatched: boolean; toggle: () => void; error: string | undefined };
      favorite: { isFavorite: boolean; toggle: () => void; error: string | undefined };
      signIn: { isOpen: boolean; ask: () => void; close: () => void };
    };

/** A visitor who leaves sooner has not looked at the lot. */
const LOOKED_AT_MS = 2_000;

const NO_LOT = { id: 0, watched: false, favorite: false };

/** What a guest wanted, and who asks them to sign in. */
interface Wish {
  /** Undefined: only to be signed in. */
  mark?: "watch" | "favorite";
  isInPlace: boolean;
}

/**
 * A lot with everything that its page shows, live, for markup of your own: `const page = useLotPage({ lot, onWatchChanged })`. Put a
 * `BidBox`, or `useBidBox`, beside it, and show a sign-in (`LoginDialog`) while `page.signIn.isOpen`.
 */
export function useLotPage({ lot: id, emit: given, ...callbacks }: LotPageOptions): LotPageModel {
  const own = useWidgetEvents(callbacks);
  const emit = given ?? own;
  const runtime = useRuntime();
  const { status } = useSession();
  const { lot, error, retry } = useLotDetail(id);
  const watch = useWatch(lot ?? NO_LOT, emit);
  const favorite = useFavorite(lot ?? NO_LOT, emit);
  const [wish, setWish] = useState<Wish>();
  const toggles = { watch: watch.toggle, favorite: favorite.toggle };
  const wished = wish?.mark && toggles[wish.mark];

  // The guest's wish is carried out after the sign-in.
  const { store } = runtime.session;
  useEffect(() => {
    if (!wish) return;
    return store.subscribe((session) => {
      if (session.status !== "authenticated") return;
      setWish(undefined);
      wished?.();
    });
  }, [wish, wished, store]);

  const isThere = lot !== undefined;
  const { call } = runtime;
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => {
      if (!document.hidden) void viewChunk.load().then((view) => view?.countView(call, id));
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [isThere, id, call]);

  function toggle(mark: keyof typeof toggles) {
    if (status !== "guest") return toggles[mark]();
    const isInPlace = emit("martillo-login-request", { reason: "watch", lot: id });
    setWish({ mark, isInPlace });
  }

  if (!lot) {
    if (!error) return { status: "loading" };
    const reason = error.code === "NOT_FOUND" ? "not_found" : "failed";
    return { status: "failed", reason, retry };
  }
  return {
    status: "ready",
    lot,
    pictures: picturesOf(lot, runtime.assetUrl),
    url: runtime.lotUrl(lot.id),
    watch: {
      isWatched: watch.watched,
      toggle: () => toggle("watch"),
      error: watch.error?.message,
    },
    favorite: {
      isFavorite: favorite.favorite,
      toggle: () => toggle("favorite"),
      error: favorite.error?.message,
    },
    signIn: {
      isOpen: wish?.isInPlace ?? false,
      ask: () =>
        setWish({ isInPlace: emit("martillo-login-request", { reason: "account", lot: id }) }),
      close: () => setWish(undefined),
    },
  };
}

/** A lot's pictures as the gallery shows them. */
export function picturesOf(
  { images, title }: LotDetail,
  assetUrl: (path: string) => string,
): Picture[] {
  return images.map(({ src, thumb, alt, caption }) => ({
    caption,
    src: assetUrl(src),
    thumb: assetUrl(thumb),
    alt: alt || title,
  }));
}
