import { choicesOf, type Filters } from "./lot-query";

/** The seller, auction and categories whose lots a list shows. The visitor's choices in the list do not change it. */
export interface ListScope {
  seller?: number | undefined;
  event?: number | undefined;
  /** One or several, with commas between. */
  category?: string | undefined;
}

/** The names of an attribute: `Motos, Furgonetas`. */
export function categoriesOf({ category = "" }: ListScope): readonly string[] {
  return category.split(/ *, */).filter(Boolean);
}

/** Nothing, or the number of an account or event as the API takes it. */
export function isId(value: number | undefined): boolean {
  return countUpTo(Number.MAX_SAFE_INTEGER, value);
}

/** Nothing, or a whole number from 1. An attribute may hold any number, and none. */
export function countUpTo(most: number, value: number | undefined): boolean {
  return value === undefined || (Number.isInteger(value) && value >= 1 && value <= most);
}

/**
 * The visitor's filters, limited to the scope of the list. The loader of a page writes the same (`src/embed/first-list.ts`): names in this
 * order.
 */
export function withinScope(filters: Filters | undefined, scope: ListScope): Filters | undefined {
  const categories = categoriesOf(scope);
  const picked = choicesOf(filters, "category").filter((one) => categories.includes(one));
  const within: Filters = {
    ...filters,
    ...(categories.length > 0 && { category: picked.length > 0 ? picked : [...categories] }),
    ...(scope.event !== undefined && { event: scope.event }),
    ...(scope.seller !== undefined && { seller: scope.seller }),
  };
  return Object.keys(within).length > 0 ? within : filters;
}
