import { expect, it } from "vitest";
import type { ChatLine_MessageFragment } from "../../../gql/graphql.ts";
import { chatLines } from "./chatLines.ts";

const said = (id: string, clientId: string | null = null, isDeleted = false) =>
  ({ id, clientId, isDeleted, content: `words ${id}` }) as ChatLine_MessageFragment;
const keys = (...told: Parameters<typeof chatLines>) => chatLines(...told).map(({ key }) => key);
const draft = (clientId: string) => ({ clientId, content: "words", hasFailed: false });

it("shows each message once, in the order they were said, whatever order they were told in", () => {
  expect(keys([said("12"), said("9"), said("100"), said("12")], [])).toEqual(["9", "12", "100"]);
});

it("leaves out a deleted message, also when its words are told again by an older page", () => {
  expect(keys([said("1"), said("2"), said("2", null, true), said("2")], [])).toEqual(["1"]);
});

it("puts what is on its way last, and shows it once when it was heard before its answer", () => {
  expect(keys([said("1")], [draft("a"), draft("b")])).toEqual(["1", "a", "b"]);
  expect(keys([said("1"), said("2", "a")], [draft("a"), draft("b")])).toEqual(["1", "a", "b"]);
});
