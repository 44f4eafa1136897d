import { housePath } from "../paths";
import { MAINTENANCE_PAGE } from "../paths/pages";

/** What the house has set for a time of maintenance; the lists are parted by commas. */
export interface MaintenanceRules {
  active: 0 | 1;
  /** Addresses of pages; `*` stands for one part of them, and at the end for everything below. */
  exclude_route: string;
  /** Addresses of visitors. */
  exclude_ip: string;
}

/** Where a visitor is, and whether the server found the visitor's address in the list. */
export interface MaintenanceVisit {
  path: string;
  addressMatches: boolean;
}

/** The page that tells of it; the spelling is the wire's. */
export const MAINTENANCE_PATH: string = housePath(MAINTENANCE_PAGE);

/**
 * Whether a visitor is sent to the page of the maintenance: it is active, and the route or the visitor's address is in its list. The
 * lists name the visitors who are shut out, in spite of their names; empty ones shut out no visitor. The page itself is always open.
 */
export function isSentToMaintenance(
  rules: Pick<MaintenanceRules, "active" | "exclude_route">,
  { path, addressMatches }: MaintenanceVisit,
): boolean {
  if (rules.active !== 1 || samePath(MAINTENANCE_PATH, path)) return false;
  return addressMatches || entriesOf(rules.exclude_route).some((entry) => samePath(entry, path));
}

/** Whether an address is in a list of addresses, however either is written. */
export function isListedAddress(list: string, address: string): boolean {
  const wanted = plainAddress(address);
  return wanted !== "" && entriesOf(list).some((entry) => plainAddress(entry) === wanted);
}

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function samePath(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const parts = partsOf(path);
  const isOpenEnded = wanted.at(-1) === "*";
  if (isOpenEnded ? parts.length < wanted.length - 1 : parts.length !== wanted.length) return false;
  return wanted.every(
    (part, index) => part === "*" || part.startsWith(":") || part === parts[index],
  );
}

function partsOf(path: string): string[] {
  const [bare = ""] = path.toLowerCase().split(/[?#]/, 1);
  return bare.split("/").filter((part) => part !== "");
}

const IPV6_GROUPS = 8;

/** One spelling for each address: IPv4 also inside IPv6, no zone, no leading zeros, no `::`. */
function plainAddress(address: string): string {
  const [bare = ""] = address.trim().toLowerCase().split("%", 1);
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(bare)?.[1];
  if (v4 !== undefined || !bare.includes(":")) return v4 ?? bare;
  const [head = "", tail = ""] = bare.split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const gap = bare.includes("::") ? Math.max(0, IPV6_GROUPS - before.length - after.length) : 0;
  return [...before, ...Array<string>(gap).fill("0"), ...after]
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
