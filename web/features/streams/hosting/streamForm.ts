import { array, object, string } from "yup";
import {
  STREAM_DESCRIPTION_MAX,
  STREAM_FEATURED_MAX,
  STREAM_TITLE_MAX,
} from "../../../../schema/limits.ts";
import { OUTSIDE_URL_WORDS, outsideHost } from "../../../../schema/outsideHost.ts";
import { TAG_LENGTH_MAX, TAGS_MAX } from "../../../../schema/tags.ts";

/** The types that a stream can have. Source: C31 */
export const STREAM_TYPES = [
  { value: "general", label: "General" },
  { value: "showcase", label: "Product showcase" },
  { value: "tutorial", label: "Tutorial" },
] as const;

export type StreamKind = (typeof STREAM_TYPES)[number]["value"];

/** The values of the form; `scheduledAt` is a local date and time in the format of the browser's input. */
export interface StreamValues {
  title: string;
  description: string;
  streamType: StreamKind;
  category: string;
  tags: string;
  thumbnailUrl: string;
  streamUrl: string;
  isLater: boolean;
  scheduledAt: string;
  itemIds: string[];
}

export function emptyStream(streamType: StreamKind): StreamValues {
  return {
    title: "",
    description: "",
    streamType,
    category: "Other",
    tags: "",
    thumbnailUrl: "",
    streamUrl: "",
    isLater: false,
    scheduledAt: "",
    itemIds: [],
  };
}

const address = (isOne: (value: string) => boolean) =>
  string()
    .trim()
    .test("url", "Enter a valid URL", (value) => !value || isOne(value));

/** The validation of the stream form. Messages of title and description: S2 §5; the others are ours. */
export function streamSchema(now: () => Date = () => new Date()) {
  return object({
    title: string().trim().required("Title is required").max(STREAM_TITLE_MAX, "Title too long"),
    description: string().trim().max(STREAM_DESCRIPTION_MAX, "Description too long"),
    // The path of an upload or its URL. The server checks whether it is the member's own.
    thumbnailUrl: address((value) => value.startsWith("/uploads/") || isWebAddress(value)),
    streamUrl: address((value) => URL.canParse(value)).test(
      "outside",
      OUTSIDE_URL_WORDS,
      (value) => !value || !URL.canParse(value) || outsideHost(value) !== null,
    ),
    tags: string().test("tags", (value, { createError }) => {
      const tags = tagsOf(value ?? "");
      if (tags.length > TAGS_MAX) return createError({ message: `At most ${TAGS_MAX} tags` });
      if (tags.some((tag) => tag.length > TAG_LENGTH_MAX))
        return createError({ message: `A tag has at most ${TAG_LENGTH_MAX} characters` });
      return true;
    }),
    scheduledAt: string().when("isLater", ([isLater], text) =>
      isLater ? text.required("Choose a date and time").test(ahead(now)) : text,
    ),
    itemIds: array().max(STREAM_FEATURED_MAX, `At most ${STREAM_FEATURED_MAX} items`),
  });
}

const ahead = (now: () => Date) => ({
  name: "ahead",
  message: "Choose a time in the future",
  test: (value: string | undefined) => !value || new Date(value) > now(),
});

/** The form values of an existing stream. */
export function valuesOf(stream: {
  readonly title: string;
  readonly description: string;
  readonly streamType: StreamKind;
  readonly category: string;
  readonly tags: readonly string[];
  readonly thumbnailUrl: string | null;
  readonly streamUrl: string | null;
  readonly scheduledAt: string | null;
}): StreamValues {
  return {
    ...stream,
    tags: stream.tags.join(", "),
    thumbnailUrl: stream.thumbnailUrl ?? "",
    streamUrl: stream.streamUrl ?? "",
    isLater: stream.scheduledAt !== null,
    scheduledAt: stream.scheduledAt === null ? "" : localMinute(new Date(stream.scheduledAt)),
    itemIds: [],
  };
}

/** Splits a text at commas into tags, without duplicates and without the leading `#`. */
export function tagsOf(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim().replace(/^#/, ""));
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** The input for the server, without empty fields. */
export function inputOf(values: StreamValues) {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    streamType: values.streamType,
    category: values.category,
    tags: tagsOf(values.tags),
    thumbnailUrl: values.thumbnailUrl.trim() || null,
    streamUrl: values.streamUrl.trim() || null,
    scheduledAt: values.isLater ? new Date(values.scheduledAt).toISOString() : null,
    itemIds: values.itemIds,
  };
}

/** The input for an edit. Items are selected elsewhere, and the time is left out once the stream has begun. */
export function changesOf(values: StreamValues, hasBegun: boolean) {
  const { itemIds: _items, scheduledAt, ...changes } = inputOf(values);
  return hasBegun ? changes : { ...changes, scheduledAt };
}

/** A time in the format of the browser's date and time input, in the member's time zone. */
function localMinute(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
