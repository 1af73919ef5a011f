import type { Nearest } from "./photoIndex.ts";

/** How many of the nearest vote. */
const VOTERS = 7;
/** A photo is a near copy of another that is no further away: the same, in another size or quality. */
const NEAR_COPY = 0.15;
/** Even of near copies, none is infinitely nearer than the next. */
const DISTANCE_MIN = 0.02;
const ANOTHER_CATEGORY_MAX = 1.5;

/** What is known of the item of a photo. */
export interface PhotographedItem {
  category: string;
}

export interface Recognised<Photo> {
  /** The categories that were voted for, the likeliest first, with their shares. */
  categories: { category: string; share: number }[];
  /** The nearest photos with their shares of the vote, the nearest first. */
  voters: { photo: Photo; share: number }[];
  /** The more, the surer; a probability comes of it by `probabilityOf`. */
  raw: number;
  isNearCopy: boolean;
}

/** What a photo shows, by a vote of the seven nearest; undefined without any. Pure. */
export function recognise<Photo extends PhotographedItem>(
  nearest: readonly Nearest<Photo>[],
): Recognised<Photo> | undefined {
  const [first] = nearest;
  if (!first) return undefined;
  const least = Math.max(DISTANCE_MIN, first.distance);
  const weighed = nearest.slice(0, VOTERS).map(({ photo, distance }) => ({
    photo,
    weight: Math.exp(-6 * (Math.max(DISTANCE_MIN, distance) / least - 1)),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const voters = weighed.map(({ photo, weight }) => ({ photo, share: weight / total }));
  const categories = [...Map.groupBy(voters, ({ photo }) => photo.category)]
    .map(([category, votes]) => ({ category, share: votes.reduce((sum, v) => sum + v.share, 0) }))
    .sort((a, b) => b.share - a.share);
  const winner = categories[0]?.category ?? "";
  const other = nearest.find(({ photo }) => photo.category !== winner);
  const apart = other ? Math.max(DISTANCE_MIN, other.distance) / least : ANOTHER_CATEGORY_MAX;
  return {
    categories,
    voters,
    raw:
      (categories[0]?.share ?? 0) * Math.exp(-1.2 * least) * Math.min(ANOTHER_CATEGORY_MAX, apart),
    isNearCopy: first.distance <= NEAR_COPY,
  };
}
