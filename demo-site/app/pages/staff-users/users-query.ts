import type { InputOf, UserStatus, userAllbuyers } from "martillo/contract";
import { FIRST_QUERY, type TableQuery, writeAddress } from "martillo/ui/data-table";

export type UsersInput = InputOf<typeof userAllbuyers>;
type Filters = NonNullable<UsersInput["filters"]>;

export const STATUSES: readonly UserStatus[] = ["active", "email_unverified", "deactivate"];

/** Orders of the call by the name of their column. */
const ORDERS: Readonly<Record<string, NonNullable<UsersInput["orderby"]>>> = {
  name: "last_name",
  email: "email",
  status: "status",
  created: "created_at",
};

/** The accounts that the table asks for, as the call names them: buyers and sellers, where no kind is chosen. */
export function inputOf({ page, pageSize, sort, search, filters }: TableQuery): UsersInput {
  return {
    page,
    limit: pageSize,
    ...(sort && { orderby: ORDERS[sort.id] ?? "id", order: sort.desc ? "desc" : "asc" }),
    ...(search !== "" && { search }),
    filters: filtersOf(filters),
  };
}

function filtersOf(filters: TableQuery["filters"]): Filters {
  const kinds = filters["kind"] as readonly string[] | undefined;
  const status = filters["status"] as UserStatus[] | undefined;
  const flag = (id: string): 0 | 1 | undefined =>
    filters[id] === undefined ? undefined : filters[id] === true ? 1 : 0;
  const [verified, approved, asked] = [flag("verified"), flag("approved"), flag("limit")];
  return {
    admin: kinds === undefined ? [0, 1] : kinds.map((kind) => (kind === "seller" ? 1 : 0)),
    ...(status && { status }),
    ...(verified !== undefined && { verified }),
    ...(approved !== undefined && { approved_to_bid: approved }),
    ...(asked !== undefined && { bid_limit_requested: asked }),
  };
}

/** The queues that the summary of the area counts, as filters of the table. */
export const QUEUES = {
  /** Accounts whose request for a limit waits. */
  limit: { limit: true },
  /** Accounts that could bid and are not admitted yet. */
  approval: { status: ["active"], kind: ["buyer"], approved: false },
} satisfies Record<string, TableQuery["filters"]>;

export type UsersQueue = keyof typeof QUEUES;

/** The search part of the address under which the table shows a queue. */
export function queueSearch(queue: UsersQueue): string {
  const filters: TableQuery["filters"] = QUEUES[queue];
  const names = Object.keys(filters).map((id) => ({ id, label: "", kind: "flag" as const }));
  return writeAddress({ ...FIRST_QUERY, filters }, { sortable: [], filters: names });
}
