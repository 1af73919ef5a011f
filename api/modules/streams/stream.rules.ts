import { array, date, object, string } from "yup";
import {
  STREAM_AHEAD_DAYS,
  STREAM_DESCRIPTION_MAX,
  STREAM_FEATURED_MAX,
  STREAM_TITLE_MAX,
  STREAM_URL_MAX,
} from "../../../schema/limits.ts";
import { OUTSIDE_URL_WORDS, outsideHost } from "../../../schema/outsideHost.ts";
import { TAG_LENGTH_MAX, TAGS_MAX } from "../../../schema/tags.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { StreamType } from "../../core/graphql/enums.ts";
import { categoriesOf } from "../items/index.ts";

/** The path or URL of an upload. The use case checks whether it is the host's own. */
const UPLOAD = /^\/uploads\/[\w./-]{1,200}$/;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ["http:", "https:"].includes(new URL(text).protocol);
}

const address = (isOne: (text: string) => boolean) =>
  string()
    .trim()
    .nullable()
    .max(STREAM_URL_MAX, `A URL may have at most ${STREAM_URL_MAX} characters`)
    .test("address", "Please enter a valid URL", (text) => !text || isOne(text));

/** The validation rules of a stream, new or changed, at this time. Source: S2 §5, VA-028..030 */
export const streamRules = (now: Date) =>
  object({
    title: string().trim().required("Title is required").max(STREAM_TITLE_MAX, "Title too long"),
    description: string().trim().nullable().max(STREAM_DESCRIPTION_MAX, "Description too long"),
    category: string()
      .nullable()
      .test(
        "known",
        "Please choose a category",
        (label) => !label || categoriesOf(label).length > 0,
      ),
    tags: array(
      string()
        .trim()
        .required("A tag must not be empty")
        .max(TAG_LENGTH_MAX, `A tag may have at most ${TAG_LENGTH_MAX} characters`),
    )
      .nullable()
      .max(TAGS_MAX, `At most ${TAGS_MAX} tags`),
    streamType: string<StreamType>().nullable(),
    thumbnailUrl: address((text) => UPLOAD.test(text) || isWebAddress(text)),
    streamUrl: address((text) => URL.canParse(text)).test(
      "outside",
      OUTSIDE_URL_WORDS,
      (text) => !text || !URL.canParse(text) || outsideHost(text) !== null,
    ),
    scheduledAt: date()
      .nullable()
      .min(now, "Please choose a time in the future")
      .max(hoursAfter(now, 24 * STREAM_AHEAD_DAYS), "Please choose a time within a year"),
    itemIds: array(string().required())
      .nullable()
      .max(STREAM_FEATURED_MAX, `At most ${STREAM_FEATURED_MAX} items`),
  });

/** The validation rules of a change. Fields that the input leaves out are not checked. */
export const changeRules = (now: Date) =>
  streamRules(now).shape({
    title: string().trim().min(1, "Title is required").max(STREAM_TITLE_MAX, "Title too long"),
  });
