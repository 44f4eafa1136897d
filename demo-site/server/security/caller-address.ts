const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, which is a single connection's own. */
export function callerKey(address: string): string {
  const plain = address.split("%", 1)[0] ?? address;
  const v4 = MAPPED_V4.exec(plain)?.[1];
  if (v4 !== undefined) return v4;
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("::", 2);
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const gap = plain.includes("::") ? Math.max(0, GROUPS - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/** This machine: a proxy on it that nobody declared, or a tool. Not a visitor's address. */
export function isLoopback(address: string): boolean {
  return address === "::1" || callerKey(address).startsWith("127.");
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
