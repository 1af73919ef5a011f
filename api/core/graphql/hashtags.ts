import { array, string } from "yup";
import { POST_TAG_LENGTH_MAX, POST_TAGS_MAX } from "../../../schema/limits.ts";

/** The tags of a post or a guide: without their #, in small letters, at most five of at most 40 characters. */
export const hashtags = array(
  string()
    .transform((tag: string) => tag.trim().replace(/^#+/, "").toLowerCase())
    .required("A tag must not be empty")
    .max(POST_TAG_LENGTH_MAX, `A tag may have at most ${POST_TAG_LENGTH_MAX} characters`),
)
  .nullable()
  .max(POST_TAGS_MAX, `At most ${POST_TAGS_MAX} tags`);
