import { type InferType, number, object, string } from "yup";
import {
  CATEGORIES,
  CONDITIONS,
  DESCRIPTION_MAX,
  LOCATION_MAX,
  TITLE_MAX,
} from "../../../../schema/limits.ts";
import { itemPrice } from "./itemPrice.ts";
import { itemSide } from "./itemSide.ts";

/**
 * The form values that a new and a changed item have in common. Coordinates in degrees, rounded to about a kilometre.
 */
export interface PlacedValues {
  title: string;
  description: string;
  category: string;
  condition: string;
  trustPoints: number | "";
  location: string;
  latitude: number | null;
  longitude: number | null;
  /** Whole millimetres. */
  widthMm: number | "";
  heightMm: number | "";
  depthMm: number | "";
  /** A circle's id, EVERYONE or ONLY_ME. */
  circleId: string;
}

/** The audiences of an item besides a circle. */
export const EVERYONE = "";
export const ONLY_ME = "owner";

/** The form values of a new item. */
export interface PostItemValues extends PlacedValues {
  /** Generated tags that the member removed. */
  unwantedTags: string[];
}

export const EMPTY_ITEM: PostItemValues = {
  title: "",
  description: "",
  category: "",
  condition: "Good",
  trustPoints: "",
  location: "",
  latitude: null,
  longitude: null,
  widthMm: "",
  heightMm: "",
  depthMm: "",
  circleId: EVERYONE,
  unwantedTags: [],
};

/** The required fields. Source: S1 §5 "Post Item requires title, description, category, trustPoints". */
export const REQUIRED = ["title", "description", "category", "trustPoints"] as const;

/** The validation of the form; the same rules as the server's. */
export const postItemSchema = object({
  title: string()
    .trim()
    .required("Title is required")
    .max(TITLE_MAX, `At most ${TITLE_MAX} characters`),
  description: string()
    .trim()
    .required("Description is required")
    .max(DESCRIPTION_MAX, `At most ${DESCRIPTION_MAX} characters`),
  category: string().oneOf(CATEGORIES, "Choose a category").required("Category is required"),
  condition: string().oneOf(CONDITIONS, "Choose a condition").required("Condition is required"),
  trustPoints: itemPrice,
  location: string().trim().max(LOCATION_MAX, `At most ${LOCATION_MAX} characters`),
  latitude: number().nullable().defined(),
  longitude: number().nullable().defined(),
  widthMm: itemSide("heightMm", "depthMm"),
  heightMm: itemSide("widthMm", "depthMm"),
  depthMm: itemSide("widthMm", "heightMm"),
  circleId: string().default(EVERYONE),
});

export type ItemToPost = InferType<typeof postItemSchema>;
