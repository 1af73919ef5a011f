import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcut.ts";

const press = (key: string, held: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...held,
});
const page = { isTyping: false, singleKeys: true };

describe("what a key asks for", () => {
  it("opens the palette with Ctrl and with ⌘, also while typing and with single keys off", () => {
    const field = { isTyping: true, singleKeys: false };
    expect(shortcutOf(press("k", { ctrlKey: true }), field)).toBe("palette");
    expect(shortcutOf(press("K", { metaKey: true }), field)).toBe("palette");
    expect(shortcutOf(press("k", { ctrlKey: true, shiftKey: true }), page)).toBeNull();
    expect(shortcutOf(press("c", { ctrlKey: true }), page)).toBeNull();
  });
  it("knows the single keys", () => {
    const asked = ["/", "?", "j", "k", "o", "x"].map((key) => shortcutOf(press(key), page));
    expect(asked).toEqual(["search", "keys", "next", "previous", "offer", null]);
  });
  it("leaves letters to who types, composes, or has switched them off", () => {
    expect(shortcutOf(press("j"), { ...page, isTyping: true })).toBeNull();
    expect(shortcutOf(press("j", { isComposing: true }), page)).toBeNull();
    expect(shortcutOf(press("j"), { ...page, singleKeys: false })).toBeNull();
    expect(shortcutOf(press("j", { altKey: true }), page)).toBeNull();
  });
  it("still opens a row with Enter when single keys are off", () => {
    expect(shortcutOf(press("Enter"), { ...page, singleKeys: false })).toBe("open");
  });
});
