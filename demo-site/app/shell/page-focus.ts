let isWaiting = false;

/** Called when an address with another path is shown; the next page takes the focus. */
export function awaitPageFocus(): void {
  isWaiting = true;
}

/** Puts the focus on the page's heading, so that a screen reader begins there. Once per navigation. */
export function moveFocusTo(main: HTMLElement): void {
  if (!isWaiting) return;
  isWaiting = false;
  const target = main.querySelector<HTMLElement>("h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
