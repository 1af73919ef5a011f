import { mixed, number, object, string } from "yup";
import { GUIDES, POST_TAG_LENGTH_MAX, POST_TAGS_MAX } from "../../../schema/limits.ts";
import { OUTSIDE_URL_WORDS, outsideHost } from "../../../schema/outsideHost.ts";
import type { GuideCategory, GuideDifficulty, GuideInput } from "../../gql/graphql.ts";
import { tagsIn } from "../social/posts/tagsIn.ts";

/** The fields of the form. */
export interface GuideValues {
  title: string;
  description: string;
  content: string;
  category: GuideCategory | "";
  difficulty: GuideDifficulty;
  mediaUrl: string;
  thumbnail: string;
  duration: number | "";
  /** With spaces between. */
  tags: string;
}

export const EMPTY_GUIDE: GuideValues = {
  title: "",
  description: "",
  content: "",
  category: "",
  difficulty: "beginner",
  mediaUrl: "",
  thumbnail: "",
  duration: "",
  tags: "",
};

const { titleMax, descriptionMax, contentMax, minutes } = GUIDES;
const atMost = (most: number) => `At most ${most} characters`;

/** Whether an address of a video is given. */
export const isVideo = (address: string | undefined): boolean => (address ?? "").trim() !== "";

const minutesOfVideo = number()
  .transform((value: number, typed: unknown) => (typed === "" ? undefined : value))
  .integer("A whole number of minutes")
  .min(minutes.min, `At least ${minutes.min} minute`)
  .max(minutes.max, `At most ${minutes.max} minutes`);

export const guideSchema = object({
  title: string().trim().required("A guide needs a title").max(titleMax, atMost(titleMax)),
  description: string()
    .trim()
    .required("A guide needs a summary")
    .max(descriptionMax, atMost(descriptionMax)),
  content: string().trim().required("A guide needs a text").max(contentMax, atMost(contentMax)),
  category: string().required("Choose what it helps with"),
  mediaUrl: string()
    .trim()
    .test("outside", OUTSIDE_URL_WORDS, (text) => !text || outsideHost(text) !== null),
  // Without an address its field is not on the screen, and what it has is not sent.
  duration: mixed().when("mediaUrl", ([address]: string[], rule) =>
    isVideo(address) ? minutesOfVideo : rule,
  ),
  tags: string()
    .test(
      "count",
      `At most ${POST_TAGS_MAX} tags`,
      (text) => tagsIn(text ?? "").length <= POST_TAGS_MAX,
    )
    .test("length", `A tag may have at most ${POST_TAG_LENGTH_MAX} characters`, (text) =>
      tagsIn(text ?? "").every((tag) => tag.length <= POST_TAG_LENGTH_MAX),
    ),
});

/** What is sent of checked fields. */
export function inputOf(values: GuideValues, isPublished: boolean): GuideInput {
  const { category, thumbnail, duration, tags, ...words } = values;
  const mediaUrl = values.mediaUrl.trim();
  return {
    ...words,
    category: category || "other",
    mediaUrl: mediaUrl || null,
    thumbnail: thumbnail || null,
    duration: mediaUrl === "" || duration === "" ? null : duration,
    tags: tagsIn(tags),
    isPublished,
  };
}
