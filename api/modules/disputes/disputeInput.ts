import { DISPUTE_DESCRIPTION, DISPUTE_EVIDENCE } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";

const lengthOf = (text: string) => [...text].length;

/** Checks and trims the reason for a dispute. Refuses an empty, a too short and a too long text. Source: S2 §5 */
export function descriptionOf(text: string): string {
  const words = text.trim();
  if (words === "") throw badField("description", "Please fill in all required fields");
  if (lengthOf(words) < DISPUTE_DESCRIPTION.min)
    throw badField("description", "Please provide more details about the dispute");
  return atMost("description", words, DISPUTE_DESCRIPTION.max);
}

/** Checks and trims a statement. Refuses an empty and a too long text. */
export function statementOf(field: string, text: string, max: number): string {
  const words = text.trim();
  if (words === "") throw badField(field, "Write something first");
  return atMost(field, words, max);
}

/** Checks and trims an optional text; null when nothing is left. Refuses a too long text. */
export function optionalWords(
  field: string,
  text: string | null | undefined,
  max: number,
): string | null {
  const words = text?.trim() ?? "";
  return words === "" ? null : atMost(field, words, max);
}

function atMost(field: string, words: string, max: number): string {
  if (lengthOf(words) > max) throw badField(field, `This may have at most ${max} characters`);
  return words;
}

/**
 * Checks the links to evidence. The server stores them and never fetches them. Refuses everything that is not a web
 * address. Source: S2 §5
 */
export function evidenceOf(links: readonly string[] | null | undefined): string[] {
  const given = [
    ...new Set((links ?? []).map((link) => link.trim()).filter((link) => link !== "")),
  ];
  if (given.length > DISPUTE_EVIDENCE.max)
    throw badField("evidence", `At most ${DISPUTE_EVIDENCE.max} links`);
  for (const link of given) {
    if (!/^https?:\/\/\S+$/i.test(link))
      throw badField("evidence", "Evidence must be links that start with http");
    if (lengthOf(link) > DISPUTE_EVIDENCE.length)
      throw badField("evidence", `A link may have at most ${DISPUTE_EVIDENCE.length} characters`);
  }
  return given;
}
