import { DESCRIPTION_MAX } from "../../../../schema/limits.ts";
import { ANY_CHECKLIST, CHECKLISTS } from "./checklists.ts";

/** What sentences are about, in the order in which a buyer reads; what matches none says what the thing is. */
const ORDER: readonly RegExp[] = [
  /\b(condition|scratch|worn|wear|works?|working|broken|damage|fault|defect|crack|stain|faded|chip|dent|mint|unused|never used|like new)/i,
  /\d\s?(cm|mm|m|kg|g|l|ml|inch|inches|ft|litres?|liters?)\b|\b(size|wide|tall|long|deep|height|width|length|diameter|weighs?|capacity)\b/i,
  /\b(includ|comes? with|together with|box|manual|charger|cable|accessor|spare|receipt|warranty)/i,
  /\b(pick(ed)?[ -]?up|collect\w*|deliver\w*|post(ed|age)?|ship(ped|ping)?|send|meet|smoke\w*|pets?)\b/i,
];
const QUESTIONS_MAX = 4;
/** A shorter sentence in capitals may be a name. */
const SHOUTED_FROM = 12;

export interface Enhanced {
  text: string;
  /** The sentences, mended and each once, as they were written. */
  sentences: string[];
  /** What the text does not say yet, and a buyer would ask. */
  questions: string[];
}

/**
 * Rewords a description without a word of its own: its sentences are mended, those that are there twice are left out,
 * and they are put in order. Pure. Source: C38, panels 2
 */
export function enhance(title: string, description: string, category: string): Enhanced {
  const sentences = unique(sentencesOf(description).map(mended));
  const groups = Array.from({ length: ORDER.length + 1 }, (_, group) =>
    sentences.filter((sentence) => groupOf(sentence) === group).join(" "),
  );
  const said = `${title}\n${description}`;
  const questions = (CHECKLISTS[category] ?? ANY_CHECKLIST)
    .filter((check) => !check.said.test(said))
    .map(({ question }) => question)
    .slice(0, QUESTIONS_MAX);
  return { text: fitting(groups, description), questions, sentences };
}

/** The paragraphs as one text, or what was written where that would be too long. */
export function fitting(paragraphs: readonly string[], description: string): string {
  const text = paragraphs.filter((paragraph) => paragraph !== "").join("\n");
  return [...text].length > DESCRIPTION_MAX ? description.trim() : text;
}

/** 0 says what it is; then condition, size, what is included, how it is handed over. */
function groupOf(sentence: string): number {
  return ORDER.findIndex((about) => about.test(sentence)) + 1;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/^[\s•*–-]+(?=\s)/, "").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function mended(sentence: string): string {
  const plain = sentence
    .replace(/\s+/g, " ")
    .replace(/([!?.,])\1+/g, "$1")
    .replace(/\s+([,.!?;:])(?=\s|$)/g, "$1")
    .replace(/(?<=\p{L}),(?=[\p{L}\p{N}])/gu, ", ");
  const quiet = isShouted(plain) ? plain.toLowerCase() : plain;
  const begun = quiet.replace(/^\p{Ll}/u, capital);
  return /[\p{L}\p{N}"')\]”’]$/u.test(begun) ? `${begun}.` : begun;
}

/** A letter as a capital, unless that would be more than the same letter: "ß" stays. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.toLowerCase() === letter ? upper : letter;
}

function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= SHOUTED_FROM &&
    sentence === sentence.toUpperCase() &&
    sentence !== sentence.toLowerCase()
  );
}

/** Each sentence once, whatever its case and punctuation. */
function unique(sentences: readonly string[]): string[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const words =
      sentence
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(" ") ?? "";
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
