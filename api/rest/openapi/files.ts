import { PHOTO_BYTES_MAX, PHOTO_SIZES } from "../../../schema/limits.ts";
import type { Route } from "../route.ts";
import { answers, LATER, REFUSED } from "./answers.ts";
import type { JsonSchema } from "./leaf.ts";

const SIZES = Object.values(PHOTO_SIZES).join(", ");

/** The JSON Schema of a file answer, by media type: text, or bytes. */
export const FILE_SCHEMA: Record<NonNullable<Route["file"]>["type"], JsonSchema> = {
  "text/csv": { type: "string" },
  "application/pdf": { type: "string", contentMediaType: "application/pdf" },
};

/** The endpoints that take files instead of JSON, which are not among the REST routes. */
export const FILES = {
  "/api/uploads": {
    post: {
      tags: ["Photos"],
      operationId: "postApiUploads",
      summary: "Upload a photo; the answer's `path` is what `images` takes",
      description: `For members. At most ${PHOTO_BYTES_MAX} bytes; drawn anew without its metadata, in ${SIZES} pixels.`,
      security: [{ session: [] }],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: {
                file: { type: "string", contentMediaType: "application/octet-stream" },
              },
              required: ["file"],
            },
          },
        },
      },
      responses: {
        "201": answers("Stored.", {
          type: "object",
          properties: { path: { type: "string" } },
          required: ["path"],
        }),
        "400": REFUSED,
        "401": REFUSED,
        "413": REFUSED,
        "415": REFUSED,
        "429": LATER,
        "503": LATER,
      },
    },
  },
};
