import { badField } from "../../core/failures.ts";

/** Trims an optional text; null when nothing is left. Refuses one that is too long. */
export function shortText(
  field: string,
  text: string | null | undefined,
  max: number,
): string | null {
  const words = text?.trim() ?? "";
  if ([...words].length > max) throw badField(field, `This may have at most ${max} characters`);
  return words || null;
}
