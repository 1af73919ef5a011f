/** Who looks after a dispute; while it is open somebody still may. */
export function caretakerWords(
  takenBy: { displayName: string } | null | undefined,
  deadline: string | null | undefined,
): string {
  return takenBy?.displayName ?? (deadline ? "Nobody yet" : "Nobody");
}
