const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PLAIN_V4 = /^\d+\.\d+\.\d+\.\d+$/;
const LONGEST_ADDRESS = 45;
const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const V6 = /^(?=.*:.*:)[\da-f:]+(?::\d+\.\d+\.\d+\.\d+)?$/i;
const GROUPS = 8;
const BITS_PER_GROUP = 16;

/** The address that a text is, or null. */
export function addressIn(text: string | undefined): string | null {
  const address = text?.trim() ?? "";
  return address.length <= LONGEST_ADDRESS && (V4.test(address) || V6.test(address))
    ? address
    : null;
}

/** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, which is a single connection's own. */
export function callerKey(address: string): string {
  return v4Of(address) ?? v6Network(address, 4) ?? address;
}

/** The network that a caller may have more addresses of: /24 of IPv4, /48 of IPv6. */
export function widerNetwork(address: string): string {
  const v4 = v4Of(address);
  if (v4 !== undefined) return `${v4.slice(0, v4.lastIndexOf("."))}.0/24`;
  return v6Network(address, 3) ?? address;
}

/** This machine: a proxy on it that the operator did not declare, or a tool. Not a visitor's address. */
export function isLoopback(address: string): boolean {
  return address === "::1" || callerKey(address).startsWith("127.");
}

function v4Of(address: string): string | undefined {
  const plain = withoutZone(address);
  return MAPPED_V4.exec(plain)?.[1] ?? (PLAIN_V4.test(plain) ? plain : undefined);
}

/** The first groups of an IPv6 address; undefined for what is none. */
function v6Network(address: string, groupCount: number): string | undefined {
  const plain = withoutZone(address);
  if (!plain.includes(":")) return undefined;
  const [head = "", tail = ""] = plain.toLowerCase().split("::", 2);
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const gap = plain.includes("::") ? Math.max(0, GROUPS - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  const network = groups.slice(0, groupCount).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/${groupCount * BITS_PER_GROUP}`;
}

function withoutZone(address: string): string {
  return address.split("%", 1)[0] ?? address;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
