import { expect, it } from "vitest";
import { documentIn, documentPath, savedPath } from "./links.ts";

it("a link has a document and its variables, whatever they are", () => {
  const query = `query ($x: String = "a&b=c#d\\n%") { tables { items(where: { title: { eq: $x } }) { nodes { id } } } }`;
  const path = documentPath({ query, variables: { x: "é & +" } });
  expect(path).toMatch(/^\/admin\/graphql#document=/);
  expect(documentIn(path?.replace("/admin/graphql", "") ?? "")).toEqual({
    query,
    variables: `{"x":"é & +"}`,
  });
  expect(documentIn(documentPath({ query: "{ a }" })?.split("graphql")[1] ?? "")).toEqual({
    query: "{ a }",
    variables: "",
  });
});

it("there is none for a document that is too long, and none in other fragments", () => {
  expect(documentPath({ query: `{ ${"a ".repeat(5000)} }` })).toBeUndefined();
  expect(documentIn("")).toBeUndefined();
  expect(documentIn("#main")).toBeUndefined();
});

it("a saved query has its values in the address", () => {
  expect(savedPath("open-offers", { status: "pending", since: "today-30d" })).toBe(
    "/admin/graphql/open-offers?status=pending&since=today-30d",
  );
  expect(savedPath("open-offers")).toBe("/admin/graphql/open-offers");
});
