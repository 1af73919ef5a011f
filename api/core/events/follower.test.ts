import { expect, it } from "vitest";
import { broadcastKey } from "./follower.ts";

/** What a broadcast is about, by its topic. */
const ABOUT = {
  itemTouched: "itemId",
  streamTouched: "streamId",
  feedPostTouched: "postId",
  guideTouched: "guideId",
  typing: "memberId",
} as const;

it.each(Object.entries(ABOUT))(
  "%s: of two with another %s both count, of two with the same one",
  (topic, id) => {
    const keyOf = (value: number) => broadcastKey({ topic, data: { [id]: value } } as never);
    expect(keyOf(1)).not.toBe(keyOf(2));
    expect(keyOf(1)).toBe(keyOf(1));
  },
);
