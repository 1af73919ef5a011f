let kept: string | null = null;

/** Keeps what is typed after the palette was requested and before its field is rendered, so that no letter is lost. */
export const typeAhead = {
  start(): void {
    kept = "";
  },
  /** Keeps a letter if the palette is about to open; returns whether it did. */
  takes(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (kept === null || key.length !== 1 || ctrlKey || metaKey || altKey) return false;
    kept += key;
    event.preventDefault();
    return true;
  },
  /** Returns the kept text and stops keeping: from here on the field has focus. */
  take(): string {
    const typed = kept ?? "";
    kept = null;
    return typed;
  },
};
