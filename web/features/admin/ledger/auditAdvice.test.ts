import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { adviceOf } from "./auditAdvice.ts";

it("every promise that the audit looks at has its own advice", async () => {
  const migrations = await Promise.all(
    ["20261121000002_ledger", "20261121000005_checkout", "20261128000123_staking"].map((name) =>
      readFile(
        new URL(`../../../../api/db/migrations/Migration${name}.ts`, import.meta.url),
        "utf8",
      ),
    ),
  );
  const promises = migrations.flatMap((text) =>
    [...text.matchAll(/select '((?:[^']|'')+)', '[a-z ]+ ?'/g)].map(([, words = ""]) =>
      words.replaceAll("''", "'"),
    ),
  );
  expect(new Set(promises).size).toBeGreaterThan(10);
  const unknown = adviceOf("something new");
  for (const promise of promises) expect(adviceOf(promise), promise).not.toBe(unknown);
});
