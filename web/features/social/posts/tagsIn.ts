/** The tags in a text: words separated by spaces and commas, without duplicates and without their #. */
export function tagsIn(text: string): string[] {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^#+/, "").toLowerCase())
    .filter(Boolean);
  return [...new Set(words)];
}
