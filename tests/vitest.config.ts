import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { LongFirst } from "./support/longFirst.ts";
import { OutcomeReporter } from "./support/reporter.ts";

/** What each project runs, and what it is for. Everything but `unit`, `web` and `insights` enters by the public API. */
const FILES = {
  unit: ["api/**/*.test.ts", "schema/**/*.test.ts", "web/**/*.test.ts", "tests/support/*.test.ts"],
  api: ["tests/api/**/*.test.ts"],
  rest: ["tests/rest/**/*.test.ts"],
  live: ["tests/live/**/*.test.ts"],
  insights: ["tests/insights/**/*.test.ts"],
  rules: ["tests/rules/**/*.test.ts"],
  stories: ["tests/stories/**/*.test.ts"],
  web: ["web/**/*.test.tsx", "tests/web/**/*.test.{ts,tsx}"],
  e2e: ["tests/e2e/**/*.test.ts"],
  faults: ["tests/faults/**/*.test.ts"],
};

type Name = keyof typeof FILES;

const WORKERS = Math.min(Math.max(availableParallelism(), 2), 4);
/** A browser keeps a core busy; clients of a server that is broken wait more than they work. */
const TOGETHER: Partial<Record<Name, number>> = { e2e: Math.min(WORKERS, 3), faults: 2 };
/**
 * Elsewhere a worker loads the api once, which takes seconds, and runs file after file. Pages have globals of their own,
 * and what was killed leaves nothing to the next.
 */
const ISOLATED: readonly Name[] = ["web", "faults"];
/** They run after all others, in this order. */
const ALONE = Object.keys(TOGETHER);

function project(name: Name): TestProjectInlineConfiguration {
  const alone = ALONE.includes(name);

  return {
    extends: true,
    test: {
      name,
      include: FILES[name],
      environment: name === "web" ? "happy-dom" : "node",
      isolate: ISOLATED.includes(name),
      ...(name === "web" && { setupFiles: "tests/support/patience.ts" }),
      // As the server does first: decorators need it, whichever file a worker begins with.
      ...(name === "unit" && { setupFiles: "reflect-metadata" }),
      ...(name === "e2e" && { globalSetup: "tests/support/chromiumSetup.ts" }),
      testTimeout: alone ? 90_000 : 60_000,
      // How long a test waits for what comes by itself: far above what is promised, for a machine that is busy.
      expect: { poll: { timeout: alone ? 60_000 : 15_000 } },
      hookTimeout: alone ? 90_000 : 60_000,
      maxWorkers: TOGETHER[name] ?? WORKERS,
      sequence: { groupOrder: 1 + ALONE.indexOf(name) },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  // The libraries load graphql/index.js; Vite would hand our own code a second copy of it.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    globalSetup: "tests/support/globalSetup.ts",
    reporters: ["default", new OutcomeReporter()],
    sequence: { sequencer: LongFirst },
    projects: (Object.keys(FILES) as Name[]).map(project),
    passWithNoTests: true,
  },
});
