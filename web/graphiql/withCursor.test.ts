import { buildSchema, parse, print, validate } from "graphql";
import { expect, it } from "vitest";
import { withCursor } from "./withCursor.ts";

const schema = buildSchema(`
  scalar Cursor
  type Query { a: Int }
  type Event { id: Int, cursor: Cursor }
  type Subscription { events(topic: String, after: Cursor): Event, views: Int }
`);

function followed(text: string, variables: Record<string, unknown> = {}) {
  const found = withCursor(schema, parse(text), variables);
  expect(validate(schema, found.document)).toEqual([]);
  return { ...found, text: print(found.document).replaceAll(/\s+/g, " ") };
}

it("takes its cursor from a variable, and asks for that of each event", () => {
  const text = `subscription ($after: Cursor) { events(after: $after) { id cursor } }`;
  expect(followed(`subscription { events { id } }`)).toMatchObject({
    text,
    variables: {},
    isResumable: true,
  });
  expect(followed(text, { after: "c" })).toMatchObject({ variables: { after: "c" } });
});

it("begins where the document says, by a value or a variable of another name", () => {
  const text = `subscription ($t: String, $after: Cursor) { events(topic: $t, after: $after) { id cursor } }`;
  expect(
    followed(
      `subscription ($from: Cursor, $t: String) { events(after: $from, topic: $t) { id } }`,
      {
        from: "c",
        t: "x",
      },
    ),
  ).toMatchObject({ text, variables: { after: "c", t: "x" } });
  expect(followed(`subscription { events(after: "d") { cursor } }`).variables).toEqual({
    after: "d",
  });
});

it("stays as it is where its field takes no cursor", () => {
  const text = `subscription { views }`;
  expect(followed(text)).toMatchObject({ text, isResumable: false });
});
