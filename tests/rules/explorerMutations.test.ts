import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";

/**
 * What a mutation would do is known by rolling one transaction back. One that has none would be done by being tried
 * out, and of one that has two the second would be done without a confirmation.
 */
it("each mutation of members that runs in the explorer is one transaction", () => {
  const rules = Object.values(policies).flatMap(({ Mutation = {} }) => Object.entries(Mutation));
  const running = rules.flatMap(([name, { scope, unstored }]) =>
    scope !== "session" && !unstored ? [name] : [],
  );
  const bodies = new Map(globSync("api/**/*.resolver.ts").flatMap(mutationsIn));
  expect(running.length).toBeGreaterThan(70);
  const others = running.filter((name) => bodies.get(name)?.split("transact(ctx,").length !== 2);
  expect(others).toEqual([]);
});

/** The mutations of a resolver with their text. */
function mutationsIn(file: string): [name: string, body: string][] {
  const parts = readFileSync(file, "utf8").split(
    /@(?=(?:Mutation|Query|FieldResolver|Subscription)\()/,
  );
  return parts
    .filter((part) => part.startsWith("Mutation("))
    .map((part) => [/^ {2}(?:async )?(\w+)\(/m.exec(part)?.[1] ?? "", part]);
}
