import { TAGS_MAX } from "../../../schema/limits.ts";

const STOP_WORDS = new Set(
  "about above after again also been before being below between both cannot comes could does doing down during each ever every from have having here hers herself himself into itself just more most much must never only other ours over same shall should since some such than that their theirs them then there these they this those through under until upon very want wants well were what when where which while whom will with within without would your yours yourself".split(
    " ",
  ),
);

/**
 * Tags of a listing: up to five words longer than three characters from title and description, without stop words,
 * then the category in lower case with hyphens. Source: S1 §5
 */
export function autoTags(title: string, description: string, category: string): string[] {
  const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word) => word.length > 3 && word.length <= 40 && !STOP_WORDS.has(word),
  );
  const ofCategory = category.toLowerCase().replaceAll(/\s+/g, "-");
  return [...new Set([...new Set(telling)].slice(0, TAGS_MAX - 1).concat(ofCategory))];
}
