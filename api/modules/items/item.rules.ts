import { array, number, object, string } from "yup";
import {
  CONDITIONS,
  DESCRIPTION_MAX,
  ITEM_SIZE_MM,
  ITEM_TP,
  LOCATION_MAX,
  PHOTOS_MAX,
  TITLE_MAX,
} from "../../../schema/limits.ts";
import { TAG_LENGTH_MAX, TAGS_MAX } from "../../../schema/tags.ts";
import { checked } from "../../core/graphql/validation.ts";
import { categoriesOf } from "./findItems.ts";

const required = "Please fill in all required fields"; // S1 §8

/** What an item's words may be, whether or not they have to be there. */
export const itemWords = {
  title: string().trim().max(TITLE_MAX, `The title may have at most ${TITLE_MAX} characters`),
  description: string()
    .trim()
    .max(DESCRIPTION_MAX, `The description may have at most ${DESCRIPTION_MAX} characters`),
  category: string().test(
    "known",
    "Please choose a category",
    (label) => !label || categoriesOf(label).length > 0,
  ),
  condition: string().oneOf(CONDITIONS, "Please choose a condition"),
};

/** The validation rules of a listing, new or changed. Source: S1 §5, VA-010..013 */
export const itemRules = object({
  title: itemWords.title.required(required),
  description: itemWords.description.required(required),
  category: itemWords.category.required(required),
  condition: itemWords.condition.required(required),
  trustPoints: price(),
  location: string()
    .trim()
    .nullable()
    .max(LOCATION_MAX, `The location may have at most ${LOCATION_MAX} characters`),
  latitude: number().nullable().min(-90, "Latitude is -90 to 90").max(90, "Latitude is -90 to 90"),
  longitude: number()
    .nullable()
    .min(-180, "Longitude is -180 to 180")
    .max(180, "Longitude is -180 to 180"),
  images: array(string().required()).nullable().max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos`),
  tags: array(
    string()
      .trim()
      .required("A tag must not be empty")
      .max(TAG_LENGTH_MAX, `A tag may have at most ${TAG_LENGTH_MAX} characters`),
  )
    .nullable()
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags`),
  quantity: number()
    .nullable()
    .integer()
    .min(1, "Quantity is 1 to 100")
    .max(100, "Quantity is 1 to 100"),
  widthMm: side("heightMm", "depthMm"),
  heightMm: side("widthMm", "depthMm"),
  depthMm: side("widthMm", "heightMm"),
});

/** A side of an item in millimetres: it has all three, or none. */
function side(...others: readonly string[]) {
  const bounds = `A side is ${ITEM_SIZE_MM.min} to ${ITEM_SIZE_MM.max} mm`;
  return number()
    .nullable()
    .integer(bounds)
    .min(ITEM_SIZE_MM.min, bounds)
    .max(ITEM_SIZE_MM.max, bounds)
    .test(
      "complete",
      "Give width, height and depth, or none of them",
      (value, { parent }) =>
        (value ?? null) !== null ||
        others.every((name) => ((parent as Record<string, unknown>)[name] ?? null) === null),
    );
}

function price() {
  const bounds = `TrustPoints must be a whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`;
  return number()
    .required(required)
    .integer(bounds)
    .min(ITEM_TP.min, bounds)
    .max(ITEM_TP.max, bounds);
}

/** Refuses a price that is not a whole number from 1 to 1000 TP. Source: S1 §5 */
export function checkPrice(trustPoints: number): void {
  checked(object({ trustPoints: price() }), { trustPoints });
}

/** Rounds a coordinate to about 1 km, so that it does not reveal where somebody lives. */
export function coarse(degrees: number | null | undefined): number | null {
  return typeof degrees === "number" ? Math.round(degrees * 100) / 100 : null;
}
