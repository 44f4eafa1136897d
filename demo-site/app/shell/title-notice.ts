import { useEffect, useSyncExternalStore } from "react";

/** What the visitor should see in the tab although they look elsewhere; the newest one counts. */
let notices: readonly { text: string }[] = [];
const listeners = new Set<() => void>();

function tell(next: typeof notices) {
  notices = next;
  for (const listener of listeners) listener();
}

/** Puts a word in front of the page's title. Returns the function that takes it away. */
export function showTitleNotice(text: string): () => void {
  const notice = { text };
  tell([...notices, notice]);
  return () => tell(notices.filter((other) => other !== notice));
}

/** `showTitleNotice` while a text is given. */
export function useTitleNotice(text: string | undefined): void {
  useEffect(() => (text === undefined ? undefined : showTitleNotice(text)), [text]);
}

/** The word in front of the title; the empty string where there is none. */
export function useTitleNoticeText(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => notices.at(-1)?.text ?? "",
    () => "",
  );
}
