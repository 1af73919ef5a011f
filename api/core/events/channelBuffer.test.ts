import { expect, it } from "vitest";
import { ChannelBuffer, type Broadcast } from "./channelBuffer.ts";
import type { Topics } from "./topics.ts";

/** The keys of broadcasts, in their order. */
function keysOf<Name extends keyof Topics>(topic: Name, ...all: Topics[Name][]): string[] {
  const keys: string[] = [];
  const buffer = new ChannelBuffer("f");
  buffer.listen({ wake: () => undefined, receive: ({ key }: Broadcast) => keys.push(key) });
  for (const data of all) buffer.broadcast({ topic, data });
  return keys;
}

it("tells broadcasts apart by what they are about, and not by what they say of it", () => {
  const [one, other, again] = keysOf(
    "guideTouched",
    { guideId: 1 },
    { guideId: 2 },
    { guideId: 1 },
  );
  expect(one).not.toBe(other);
  expect(again).toBe(one);
  const [first, second] = keysOf("reportRunProgressed", { runId: 1 }, { runId: 2 });
  expect(first).not.toBe(second);
  const [begun, ended] = keysOf(
    "typing",
    { memberId: 1, isTyping: true },
    { memberId: 1, isTyping: false },
  );
  expect(ended, "the later one counts").toBe(begun);
  const [touched, gone] = keysOf("feedPostTouched", { postId: 1 }, { postId: 1, mayBeGone: true });
  expect(gone, "a count does not hide that it is gone").not.toBe(touched);
});
