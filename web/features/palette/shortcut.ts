/** The action of a key press. */
export type Shortcut = "palette" | "keys" | "search" | "next" | "previous" | "open" | "offer";

type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "repeat"
>;

const SINGLE: Readonly<Record<string, Shortcut>> = {
  "/": "search",
  "?": "keys",
  j: "next",
  k: "previous",
  o: "offer",
};

/** The shortcut of a key press, if it is one. `isTyping`: a text field has focus, where letters are text. */
export function shortcutOf(
  press: Press,
  where: { isTyping: boolean; singleKeys: boolean },
): Shortcut | null {
  if (press.isComposing || press.altKey) return null;
  if (press.ctrlKey || press.metaKey)
    return press.key.toLowerCase() === "k" && !press.shiftKey && !press.repeat ? "palette" : null;
  if (where.isTyping) return null;
  if (press.key === "Enter") return "open";
  return where.singleKeys ? (SINGLE[press.key] ?? null) : null;
}

/** Every shortcut with the description that the list shows. */
export const SHORTCUT_WORDS: readonly { keys: readonly string[]; does: string; single: boolean }[] =
  [
    { keys: ["Ctrl", "K"], does: "Open the command palette (⌘ K on a Mac)", single: false },
    { keys: ["/"], does: "Search items", single: true },
    { keys: ["j"], does: "Next row of a list", single: true },
    { keys: ["k"], does: "Previous row of a list", single: true },
    { keys: ["Enter"], does: "Open the row", single: false },
    { keys: ["o"], does: "Offer a swap for the item", single: true },
    { keys: ["?"], does: "Show these keys", single: true },
    { keys: ["F8"], does: "Go to the last message from Market Day", single: false },
    { keys: ["Esc"], does: "Close what lies over the screen", single: false },
  ];
