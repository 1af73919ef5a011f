import { expect, it } from "vitest";
import { outsideHost } from "./outsideHost.ts";

it.each([
  ["https://video.example/live.m3u8", "video.example"],
  ["https://Video.Example:443/live", "video.example"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  ["https://a_b.cdn-1.example/x?y#z", "a_b.cdn-1.example"],
])("%s may be loaded, from %s", (address, host) => {
  expect(outsideHost(address)).toBe(host);
});

it.each([
  "",
  "video.example",
  "http://video.example/",
  "ftp://video.example/",
  "javascript:alert(1)",
  "https://user:secret@video.example/",
  "https://user@video.example/",
  "https://video.example:8443/",
  "https://video.example:80/",
  "https://192.168.1.1/",
  "https://93.184.216.34/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[2606:2800:220:1::1]/",
  "https://router/",
  "https://localhost/",
  "https://LOCALHOST./",
  "https://api.localhost/",
  "https://printer.local/",
  "https://printer.local./",
  "https://video.example./",
  "https://db.internal/",
  "https://nas.home.arpa/",
  "https://nas.lan/",
  "https://ｌｏｃａｌｈｏｓｔ/",
  "https://①②⑦.0.0.1/",
])("%s may not be loaded", (address) => {
  expect(outsideHost(address)).toBeNull();
});
