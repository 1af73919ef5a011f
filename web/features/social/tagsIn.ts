/** The tags of a typed text: words between blanks and commas, each once, without their #. */
export function tagsIn(text: string): string[] {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^#+/, "").toLowerCase())
    .filter(Boolean);
  return [...new Set(words)];
}
