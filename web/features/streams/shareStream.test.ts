import { expect, it, vi } from "vitest";
import { shareStream } from "./shareStream.ts";

const URL = "https://market.example/streams/4";

// Proves: LV-024
it("shares by the device with the documented title, else copies the link", async () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  const clipboard = { writeText } as unknown as Clipboard;

  expect(await shareStream(URL, { share, clipboard })).toBe("device");
  expect(share).toHaveBeenCalledWith({ title: "Check out this live stream!", url: URL });
  expect(writeText).not.toHaveBeenCalled();

  expect(await shareStream(URL, { clipboard })).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(URL);
});

it("does not copy what the member decided not to share", async () => {
  const share = () => Promise.reject(new DOMException("closed", "AbortError"));
  const writeText = vi.fn(() => Promise.resolve());
  const clipboard = { writeText } as unknown as Clipboard;
  expect(await shareStream(URL, { share, clipboard })).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();

  const refuses = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  expect(await shareStream(URL, { share: refuses, clipboard })).toBe("copied");
  expect(await shareStream(URL, {})).toBe("failed");
});
