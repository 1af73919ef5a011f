import { Suspense, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { overlay, useOverlay } from "../../shell/overlay.ts";
import { lazy } from "../../ui/lazy.ts";
import { pressInRow, stepRows } from "./rows.ts";
import { focusSearch, focusSearchOf } from "./searchField.ts";
import { shortcutOf } from "./shortcut.ts";
import type { Shortcut } from "./shortcut.ts";
import { singleKeysAreOn } from "./singleKeys.ts";
import { typeAhead } from "./typeAhead.ts";

const CommandPalette = lazy(
  () => import("./CommandPalette.tsx"),
  (m) => m.CommandPalette,
);
const KeysDialog = lazy(
  () => import("./KeysDialog.tsx"),
  (m) => m.KeysDialog,
);

/** Handles the keyboard shortcuts of every screen, and renders what they open. */
export function Shortcuts() {
  const open = useOverlay();
  const navigate = useNavigate();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || typeAhead.takes(event)) return;
    const shortcut = shortcutOf(event, {
      isTyping: isTyping(event.target),
      singleKeys: singleKeysAreOn(),
    });
    if (shortcut === null || !mayAct(shortcut, event.target)) return;
    event.preventDefault();
    ACTS[shortcut]();
  });

  const ACTS: Readonly<Record<Shortcut, () => void>> = {
    palette: () => {
      if (overlay.read() === "palette") return overlay.close();
      typeAhead.start();
      overlay.open("palette");
    },
    keys: () => overlay.open("keys"),
    search: () => {
      if (focusSearch()) return;
      focusSearchOf("/");
      void navigate("/");
    },
    next: () => stepRows(1),
    previous: () => stepRows(-1),
    open: () => pressInRow("data-open"),
    offer: () => pressInRow("data-offer"),
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listen);
    // Marks that the listener is active; the tests wait for it.
    document.documentElement.dataset["keys"] = "on";
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <Suspense>
      {open === "palette" ? <CommandPalette onClose={overlay.close} /> : null}
      {open === "keys" ? <KeysDialog onClose={overlay.close} /> : null}
    </Suspense>
  );
}

const TEXT = 'input, textarea, select, [contenteditable="true"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TEXT);
}

/**
 * Whether a shortcut may run now. An open dialog or menu has the keyboard for itself. Enter is a shortcut only on a
 * row, because every other element handles it itself.
 */
function mayAct(shortcut: Shortcut, target: EventTarget | null): boolean {
  if (shortcut === "palette" && overlay.read() === "palette") return true;
  if (document.querySelector('[role="dialog"][data-state="open"], [role="menu"]')) return false;
  if (shortcut !== "open") return true;
  return target instanceof HTMLElement && target.matches("[data-row]:not(a, button)");
}
