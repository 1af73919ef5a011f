import { expect, it } from "vitest";
import { isWithin, networkOf } from "./networks.ts";

it.each([
  ["192.0.2.7", "192.0.2.7/32"],
  [" 192.0.2.0/24 ", "192.0.2.0/24"],
  ["10.0.0.0/8", "10.0.0.0/8"],
  ["2001:db8::", "2001:db8::/128"],
  ["2001:db8::/32", "2001:db8::/32"],
  ["2001::/16", "2001::/16"],
  ["::ffff:192.0.2.7", "192.0.2.7/32"],
  ["::/16", null],
  ["::/64", null],
  ["::ffff:0:0/96", null],
  ["::ffff:c000:207", null],
  ["0.0.0.0/0", null],
  ["10.0.0.0/7", null],
  ["2001::/15", null],
  ["192.0.2.0/33", null],
  ["192.0.2.0/-1", null],
  ["192.0.2.0/", null],
  ["192.0.2.0/8/8", null],
  ["192.0.2", null],
  ["fe80::1%eth0", null],
  ["example.org", null],
  ["", null],
])("%j is the network %j", (text, network) => {
  expect(networkOf(text)).toBe(network);
});

it.each([
  [[], "203.0.113.9", true],
  [["192.0.2.0/24"], "192.0.2.255", true],
  [["192.0.2.0/24"], "192.0.3.0", false],
  [["192.0.2.0/24", "198.51.100.7/32"], "198.51.100.7", true],
  [["192.0.2.0/24"], "::ffff:192.0.2.1", true],
  [["2001:db8::/32"], "2001:db8:ffff::1", true],
  [["2001:db8::/32"], "2001:db9::1", false],
  [["2001:db8::/32"], "192.0.2.1", false],
  [["192.0.2.0/24"], "unknown", false],
])("of %j, %s: %s", (networks, address, expected) => {
  expect(isWithin(networks, address)).toBe(expected);
});
