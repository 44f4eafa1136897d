import { COOKIES_PAGE } from "../../src/paths/pages";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  CONSENT_PURPOSES,
  type ConsentChoice,
  type Emit,
  reloadPage,
  useConsentChoice,
  useRuntime,
} from "../../src/state";
import { useFocusBack } from "./use-focus-back";
import { useRoomBelow } from "./use-room-below";

/** Everything that the view shows. */
export interface CookieBannerModel {
  /** Of the outermost node. */
  banner: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  areSettingsShown: boolean;
  /** The boxes that are ticked in the settings at first. */
  choice: ConsentChoice;
  /** The visitor has chosen before, and may put it away again. */
  canClose: boolean;
  policyUrl: string;
  accept: () => void;
  reject: () => void;
  save: (choice: ConsentChoice) => void;
  showSettings: () => void;
  close: () => void;
}

const NOTHING: ConsentChoice = { preferences: false, statistics: false, marketing: false };
const EVERYTHING: ConsentChoice = { preferences: true, statistics: true, marketing: true };

export interface CookieBannerOptions {
  open: boolean;
  isAtBottom: boolean;
  policyUrl: string | undefined;
  emit: Emit;
}

/** The choice and its keeping. */
export function useCookieBanner({
  open,
  isAtBottom,
  policyUrl,
  emit,
}: CookieBannerOptions): CookieBannerModel {
  const banner = useRef<HTMLDivElement>(null);
  const { urlTo } = useRuntime();
  const [choice, choose] = useConsentChoice();
  // A server cannot know what the visitor has chosen: it shows nothing, and so does the first drawing here.
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [isPutAway, setPutAway] = useState(false);
  const [wantsSettings, setWantsSettings] = useState(open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setPutAway(false);
      setWantsSettings(true);
    }
  }

  const isAsked = choice === undefined || open;
  const isShown = isReady && isAsked && !isPutAway;
  useRoomBelow(banner, isShown && isAtBottom);
  const giveFocusBack = useFocusBack(banner, isShown);

  // A visitor who asked for it has the focus elsewhere, perhaps at the other end of the page.
  const wasAskedFor = isShown && open && choice !== undefined;
  useEffect(() => {
    if (wasAskedFor) banner.current?.querySelector<HTMLElement>("[part~=box]")?.focus();
  }, [wasAskedFor]);

  function leave() {
    giveFocusBack();
    setPutAway(true);
    setWantsSettings(false);
    emit("martillo-consent-closed", {});
  }

  function decide(next: ConsentChoice) {
    const before = choice ?? NOTHING;
    choose(next);
    emit("martillo-consent-changed", next);
    leave();
    // A new permission takes effect with a new page, and a withdrawn one ends with the old page.
    const hasChanged = CONSENT_PURPOSES.some((purpose) => before[purpose] !== next[purpose]);
    if (hasChanged && emit("martillo-consent-reload-request", {})) reloadPage();
  }

  return {
    banner,
    isShown,
    areSettingsShown: wantsSettings,
    choice: choice ?? NOTHING,
    canClose: choice !== undefined,
    policyUrl: policyUrl ?? urlTo(COOKIES_PAGE),
    accept: () => decide(EVERYTHING),
    reject: () => decide(NOTHING),
    save: decide,
    showSettings: () => setWantsSettings(true),
    close: leave,
  };
}
