import { expect, it } from "vitest";
import { ValidationError } from "yup";
import { OUTSIDE_URL_WORDS } from "../../../../schema/outsideHost.ts";
import { emptyStream, inputOf, streamSchema, type StreamValues, tagsOf } from "./streamForm.ts";

const NOW = new Date("2026-05-01T12:00:00Z");

function complaints(values: Partial<StreamValues>): Record<string, string> {
  try {
    const all = { ...emptyStream("general"), title: "Kitchen clear-out", ...values };
    streamSchema(() => NOW).validateSync(all, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? "", message]));
  }
}

// Proves: VA-028, VA-029, VA-030
it("says in the documented words what a stream's form lacks", () => {
  expect(complaints({})).toEqual({});
  expect(complaints({ title: "  " })).toEqual({ title: "Title is required" });
  expect(complaints({ title: "x".repeat(100), description: "x".repeat(500) })).toEqual({});
  expect(complaints({ title: "x".repeat(101), description: "x".repeat(501) })).toEqual({
    title: "Title too long",
    description: "Description too long",
  });
  for (const thumbnailUrl of ["teapot", "ftp://example.org/a.jpg", "javascript:alert(1)"])
    expect(complaints({ thumbnailUrl })).toEqual({ thumbnailUrl: "Enter a valid URL" });
  expect(complaints({ thumbnailUrl: "/uploads/4/a-large.webp" })).toEqual({});
  expect(complaints({ thumbnailUrl: "https://market.example/uploads/4/a-large.webp" })).toEqual({});
  expect(complaints({ streamUrl: "/uploads/4/a.mp4" })).toEqual({
    streamUrl: "Enter a valid URL",
  });
  expect(complaints({ streamUrl: "https://localhost/a.mp4" })).toEqual({
    streamUrl: OUTSIDE_URL_WORDS,
  });
  expect(complaints({ streamUrl: "https://video.example/live.m3u8" })).toEqual({});
});

it("wants a time that is still to come only when the stream is for later", () => {
  const past = "2026-05-01T11:59:00Z";
  expect(complaints({ scheduledAt: past })).toEqual({});
  expect(complaints({ isLater: true })).toEqual({ scheduledAt: "Choose a date and time" });
  expect(complaints({ isLater: true, scheduledAt: past })).toEqual({
    scheduledAt: "Choose a time in the future",
  });
  expect(complaints({ isLater: true, scheduledAt: "2026-05-01T12:01:00Z" })).toEqual({});
});

it("reads tags between commas and sends nothing that is empty", () => {
  expect(tagsOf(" #kitchen, enamel ,,kitchen")).toEqual(["kitchen", "enamel"]);
  expect(complaints({ tags: "a,b,c,d,e,f,g" })).toEqual({ tags: "At most 6 tags" });
  expect(inputOf({ ...emptyStream("tutorial"), title: " Lids " })).toEqual({
    title: "Lids",
    description: "",
    streamType: "tutorial",
    category: "Other",
    tags: [],
    thumbnailUrl: null,
    streamUrl: null,
    scheduledAt: null,
    itemIds: [],
  });
});
