import { sql } from "../../../core/sql/sql.ts";

/** A sale counts when it is settled so many days after the listing. */
export const SOLD_WITHIN_DAYS = 30;

/** How often items are looked at is counted over so many days. */
export const LOOKED_AT_DAYS = 7;

/** So many photos are many. */
export const MANY_PHOTOS = 3;

/** The properties of a listing whose part in its sale is measured, in words. */
export const EFFECTS = {
  photos: {
    having: `${MANY_PHOTOS} photos or more`,
    lacking: `fewer than ${MANY_PHOTOS} photos`,
  },
  description: {
    having: "a description of 100 characters or more",
    lacking: "a description of fewer than 100 characters",
  },
  place: { having: "a place", lacking: "no place" },
} as const;

export type EffectName = keyof typeof EFFECTS;

export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

/** SQL: the name of each, and whether `items i` has it. */
export const effectsOfItem = sql`(values
  ('photos', cardinality(i.images) >= ${MANY_PHOTOS}::int),
  ('description', char_length(i.description) >= 100),
  ('place', i.location is not null))`;
