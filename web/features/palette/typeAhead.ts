let kept: string | null = null;

/** What is typed between asking for the palette and its field being there: nobody waits for it, so nothing is lost. */
export const typeAhead = {
  start(): void {
    kept = "";
  },
  /** Keeps a letter, if somebody is waiting; answers whether it did. */
  takes(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (kept === null || key.length !== 1 || ctrlKey || metaKey || altKey) return false;
    kept += key;
    event.preventDefault();
    return true;
  },
  /** Answers what was typed, and ends the waiting: from here the field has the keyboard. */
  take(): string {
    const typed = kept ?? "";
    kept = null;
    return typed;
  },
};
