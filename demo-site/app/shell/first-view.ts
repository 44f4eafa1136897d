let kept: HTMLElement | undefined;

/** Takes the view of a lot that the server has put into the document, before React empties its container. */
export function keepFirstView(container: HTMLElement): void {
  kept = container.querySelector<HTMLElement>("[data-first-lot]") ?? undefined;
}

/** The server's view of a lot, for as long as nothing more is known of it; once, for the first page of a visit. */
export function firstViewOf(lot: number): HTMLElement | undefined {
  return kept?.dataset["firstLot"] === String(lot) ? kept : undefined;
}
