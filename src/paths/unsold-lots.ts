/** Query that narrows the list of unsold auctions to those that the menu counts: nothing about them is still to be decided. */
export const UNSOLD_LOTS = "f.state=unsold,closed";
