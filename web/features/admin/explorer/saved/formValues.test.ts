import { expect, it } from "vitest";
import { initialTexts, momentMeant, readTexts, type QueryVariable } from "./formValues.ts";

const variable = (more: Partial<QueryVariable>): QueryVariable => ({
  name: "x",
  type: "X",
  kind: "text",
  isRequired: false,
  choices: [],
  default: null,
  ...more,
});

it.each<[QueryVariable["kind"], string, unknown]>([
  ["text", " two words ", "two words"],
  ["integer", "12", 12],
  ["integer", "-3", -3],
  ["number", "0.50", 0.5],
  ["number", "1e3", 1000],
  ["boolean", "false", false],
  ["moment", "today-30d", "today-30d"],
  ["moment", "2026-11-26", "2026-11-26"],
  ["moment", "2026-11-26T10:00:00.000+01:00", "2026-11-26T10:00:00.000+01:00"],
  ["day", "today-4w", "today-4w"],
  ["day", "2026-11-26", "2026-11-26"],
  ["choice", "b", "b"],
  ["json", "[1, 2]", [1, 2]],
  ["json", "null", null],
])("reads %s from %j", (kind, text, value) => {
  const { values, errors } = readTexts([variable({ kind, choices: ["a", "b"] })], { x: text });
  expect({ values, errors }).toEqual({ values: { x: value }, errors: {} });
});

it.each<[QueryVariable["kind"], string]>([
  ["integer", "1.5"],
  ["integer", "twelve"],
  ["integer", "9007199254740993"],
  ["number", "1,5"],
  ["number", "Infinity"],
  ["boolean", "yes"],
  ["moment", "yesterday"],
  ["moment", "2026-13-40"],
  ["moment", "2026-11-26T10:00"],
  ["day", "now"],
  ["day", "today-3h"],
  ["day", "2026-11-26T10:00Z"],
  ["choice", "c"],
  ["json", "{"],
])("says what is wrong with %s %j", (kind, text) => {
  const { values, errors } = readTexts([variable({ kind, choices: ["a", "b"] })], { x: text });
  expect(values).toEqual({});
  expect(errors["x"]).toMatch(/^(This|Write)/);
});

it("leaves out what is empty, and asks for what is required", () => {
  const variables = [variable({ name: "a" }), variable({ name: "b", isRequired: true })];
  expect(readTexts(variables, { a: " ", b: "" })).toEqual({
    values: {},
    errors: { b: "Please give a value" },
  });
});

it("begins with the values of the address, then with the saved ones", () => {
  const variables = [
    variable({ name: "status", default: "pending" }),
    variable({ name: "since", kind: "moment", default: "today-30d" }),
    variable({ name: "least", kind: "integer", default: 5 }),
    variable({ name: "ids", kind: "json", default: [1] }),
    variable({ name: "none" }),
  ];
  expect(initialTexts(variables, new URLSearchParams("status=sold&since=&other=1"))).toEqual({
    status: "sold",
    since: "",
    least: "5",
    ids: "[\n  1\n]",
    none: "",
  });
});

it("says which moment is meant", () => {
  const now = new Date("2026-11-26T15:30:00Z");
  expect(momentMeant("today-30d", now)).toBe("Oct 27, 2026, 00:00 UTC");
  expect(momentMeant("2026-11-26", now)).toBeUndefined();
});
