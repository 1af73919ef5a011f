/** The tags of an item and how they are made. Shared by the API and the web client; it imports nothing. */

export const TAGS_MAX = 6; // S1 §5: up to 5 words plus the category
export const TAG_LENGTH_MAX = 40; // ours

const WORDS_MAX = TAGS_MAX - 1; // S1 §5: "up to 5 words"
const WORD_LONGER_THAN = 3; // S1 §5: "longer than 3 characters"

/** Common words of four letters and more that say nothing about an item. */
const STOP_WORDS = new Set(
  `about above after again against also although always among another anyone anything around
  back because been before being below best better between both came cannot come comes condition could
  does doing done down during each either else enough even ever every everything from full gave
  getting give given gives goes going good great have having hence here hers herself himself however
  into item items itself just keep kept know large last least less like likely little looking made
  make makes many maybe might more most much must myself near nearly need needs never next nice none
  nothing often once only onto other others ours over part perhaps please quite rather really
  same sell selling several shall should show since small some someone something sometimes still such
  swap take taken than that their theirs them themselves then there these they thing things this those
  though through thus together toward under unless until upon used uses using very want wants well were
  what whatever when where whether which while whole whom whose will with within without work works
  would year years your yours yourself`.split(/\s+/),
);

/**
 * The tags of an item: up to five telling words of its title and description, in their order, and its category
 * as a slug ("Food & Drinks" -> "food-&-drinks"). Source: S1 §5.
 */
export function autoTags(title: string, description: string, category: string): string[] {
  const words = `${title} ${description}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .map((word) => word.replace(/^['’-]+|['’-]+$/g, ""))
    .filter((word) => isTelling(word));
  const slug = categoryTag(category);
  const telling = [...new Set(words)].filter((word) => word !== slug).slice(0, WORDS_MAX);

  return slug === "" ? telling : [...telling, slug];
}

/** The tag of a category: "Food & Drinks" -> "food-&-drinks". */
export function categoryTag(category: string): string {
  return category.trim().toLowerCase().replace(/\s+/g, "-");
}

const isTelling = (word: string) =>
  word.length > WORD_LONGER_THAN && word.length <= TAG_LENGTH_MAX && !STOP_WORDS.has(word);
