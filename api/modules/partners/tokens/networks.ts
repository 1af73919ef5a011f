import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** IPv4 addresses as IPv6 writes them: a network with them would have all of IPv4 in it. */
const ALL_MAPPED = new BlockList();
ALL_MAPPED.addSubnet("::ffff:0:0", 96, "ipv6");

/**
 * An address or a network as it is kept, in CIDR notation: `192.0.2.7` is `192.0.2.7/32`. Null for what is neither; no
 * network is wider than /8 of IPv4 or /16 of IPv6, which would be no restriction.
 */
export function networkOf(text: string): string | null {
  const network = written(text.trim().replace(MAPPED, ""));
  return network !== null && hasAllMapped(network) ? null : network;
}

function hasAllMapped(network: string): boolean {
  const [base = ""] = network.split("/");
  if (isIPv4(base)) return false;
  return ALL_MAPPED.check(base, "ipv6") || isWithin([network], "::ffff:0:0");
}

function written(text: string): string | null {
  const [address = "", prefix, ...more] = text.split("/");
  if (more.length > 0 || address.includes("%")) return null;
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (bits === 0) return null;
  if (prefix === undefined) return `${address}/${bits}`;
  if (!/^\d{1,3}$/.test(prefix)) return null;
  const length = Number(prefix);
  return length >= bits / (bits === 32 ? 4 : 8) && length <= bits ? `${address}/${length}` : null;
}

/** Whether an address is in one of these networks; none of them is all of them. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const address = ip.replace(MAPPED, "");
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", length] = network.split("/");
    list.addSubnet(base, Number(length), familyOf(base));
  }
  return list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}
