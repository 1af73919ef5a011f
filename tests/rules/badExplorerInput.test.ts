import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATUS } from "../../api/core/failures.ts";
import type { CallError } from "../support/badInput/fieldCalls.ts";
import { ODDITIES } from "../support/badInput/oddValues.ts";
import { jsonOf } from "../support/badInput/values.ts";
import { Writes } from "../support/badInput/writes.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const writes = new Writes(market);
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
  await writes.open();
});
afterAll(() => writes.close());

/** What GraphQL and its transport say themselves. */
const ITS_OWN = ["BAD_REQUEST", "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"].concat([
  "OPERATION_RESOLUTION_FAILURE",
  "QUERY_TOO_COMPLEX",
]);
const CODES = new Set([...Object.keys(STATUS), ...ITS_OWN]);
/** What was asked is kept a moment after the answer, and told. */
const OF_HISTORY = / (explorer_runs|event_counters|event_log)$/;
const COUNT = "query Count($first: Int) { tables { users(first: $first) { nodes { id } } } }";
const EXPLAIN = `query ($document: String!, $variables: JSONObject, $operationName: String) {
  explain(document: $document, variables: $variables, operationName: $operationName) { __typename }
  documentCost(document: $document, variables: $variables, operationName: $operationName) }`;
const TRY = `mutation ($document: String!, $variables: JSONObject, $operationName: String) {
  dryRunMutation(document: $document, variables: $variables, operationName: $operationName) { until } }`;
const POST = `mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }`;

/** Sends a body; no bug, no rambling, and nothing is written but what was asked in the history. */
async function expectSound(body: unknown, isText = false): Promise<CallError | undefined> {
  await writes.take();
  const response = await fetch(`${market.url}/api/admin/graphql`, {
    method: "POST",
    headers: admin.headers,
    body: isText ? String(body) : jsonOf(body),
  });
  const text = await response.text();
  const about = `${jsonOf(body).slice(0, 300)}: ${response.status} ${text.slice(0, 300)}`;
  expect(response.status, about).toBeLessThan(500);
  const answer = JSON.parse(text) as { errors?: CallError[]; code?: string; message?: string };
  for (const { message, extensions } of answer.errors ?? []) {
    expect(CODES, about).toContain(extensions.code);
    expect(message.length, about).toBeLessThanOrEqual(300);
    expect(["STEP_UP_REQUIRED", "RATE_LIMITED"], about).not.toContain(extensions.code);
  }
  if (response.status >= 400 && !answer.errors) expect(CODES, about).toContain(answer.code);
  const written = (await writes.take()).filter((write) => !OF_HISTORY.test(write));
  expect(written, about).toEqual([]);
  return answer.errors?.[0];
}

describe("the explorer's door", () => {
  it.each(["query", "variables", "operationName", "extensions", "noSuchThing"])(
    "takes whatever stands for %s",
    async (name) => {
      const good = {
        query: COUNT,
        variables: { first: 1 },
        operationName: "Count",
        extensions: {},
      };
      expect(await expectSound(good)).toBeUndefined();
      for (const value of ODDITIES) await expectSound({ ...good, [name]: value });
      const { [name]: _, ...rest } = good as Record<string, unknown>;
      await expectSound(rest);
    },
  );

  it("takes whatever stands for a variable, and for what is in the extensions", async () => {
    for (const value of ODDITIES) {
      await expectSound({ query: COUNT, variables: { first: value } });
      for (const name of ["analyze", "history", "confirms", "persistedQuery"])
        await expectSound({ query: COUNT, extensions: { [name]: value } });
      await expectSound({
        query: POST,
        variables: { content: "Hi" },
        extensions: { confirms: value ?? 0 },
      });
    }
  });

  it.each([
    "",
    "{",
    "[]",
    "null",
    "5",
    '"x"',
    `[${jsonOf({ query: COUNT })}]`,
    '{"a":'.repeat(5000),
  ])("takes a body that is none: %#", async (body) => {
    await expectSound(body, true);
  });

  it.each([
    ["explain", EXPLAIN, COUNT, { first: 1 }],
    ["dryRunMutation", TRY, POST, { content: "Hello" }],
  ])("%s takes whatever it is to look at", async (_name, query, document, variables) => {
    const good = { document, variables, operationName: null };
    expect(await expectSound({ query, variables: good })).toBeUndefined();
    const [inner = ""] = Object.keys(variables);
    for (const value of ODDITIES) {
      for (const name of Object.keys(good))
        await expectSound({ query, variables: { ...good, [name]: value } });
      await expectSound({ query, variables: { ...good, variables: { [inner]: value } } });
      await expectSound({
        query,
        variables: { ...good, variables: { ...variables, more: value } },
      });
    }
  });
});
