import { expect, it } from "vitest";
import { runWords } from "./runWords.ts";

const document = `# The newest offers
query Newest($n: Int!) {
  tables { offers(first: $n) { nodes { id } } }
}`;
const text = "query Newest($n: Int!) { tables { offers(first: $n) { nodes { id } } } }";

it("calls a run by its operation, and says what it asks below", () => {
  expect(runWords({ document, operationName: "Newest", variables: { n: 2 } })).toEqual({
    title: "Newest",
    below: [text, '{"n":2}'],
  });
});

it("calls a run without a name by how its document begins", () => {
  expect(runWords({ document, operationName: null, variables: {} })).toEqual({
    title: text,
    below: [],
  });
  const long = `{ tables { users { nodes { ${"id ".repeat(50)}} } } }`;
  const { title } = runWords({ document: long, variables: {} });
  expect([title.length, title.at(-1)]).toEqual([80, "…"]);
  expect(runWords({ document: "# only words", variables: {} }).title).toBe("Nothing");
});
