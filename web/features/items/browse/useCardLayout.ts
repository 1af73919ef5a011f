import { useState } from "react";
import type { CardLayout } from "../card/CardFrame.tsx";

const KEY = "items_layout";

/** Grid or list, stored on this device. */
export function useCardLayout(): [CardLayout, (layout: CardLayout) => void] {
  const [layout, setLayout] = useState<CardLayout>(() =>
    localStorage.getItem(KEY) === "list" ? "list" : "grid",
  );

  function change(next: CardLayout) {
    localStorage.setItem(KEY, next);
    setLayout(next);
  }

  return [layout, change];
}
