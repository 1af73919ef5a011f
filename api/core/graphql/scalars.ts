import { GraphQLScalarType } from "graphql";
import { GraphQLJSONObject } from "graphql-scalars";

/** The scalar of `cursor` and `after` in subscriptions. */
export const Cursor = new GraphQLScalarType<string, string>({
  name: "Cursor",
  description:
    "A place in the event log. Opaque: take it from any `cursor` field, give it back as `after`, and a subscription continues without a gap or a repeat. Kept for 7 days; older ones are refused with RESYNC_REQUIRED.",
  serialize: String,
  parseValue: (value) => {
    if (typeof value !== "string") throw new TypeError("Cursor must be a string");
    return value;
  },
});

/** Small values that go with a notification. */
export const JSONObject = GraphQLJSONObject;
