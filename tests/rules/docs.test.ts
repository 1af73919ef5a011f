import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rulesIn } from "../../api/core/access/enforce.ts";
import { STATUS } from "../../api/core/failures.ts";
import { schema } from "../../api/graphql/schema.ts";
import * as limits from "../../schema/limits.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = [
  "README.md",
  ...["api", "architecture", "choices", "deadlines", "operations"].map((name) => `docs/${name}.md`),
];
const textOf = (page: string) => readFileSync(join(ROOT, page), "utf8");
const api = textOf("docs/api.md");

it.each(PAGES)("%s links to files that are there", (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
    ([, target = ""]) => target,
  );
  expect(links.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
});

it.each(PAGES)("%s names files that are there", (page) => {
  const named = [...textOf(page).matchAll(/`((?:api|web|schema|tests|docs|\.ci)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(PAGES)("%s names scripts that package.json has", (page) => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("api.md has every code, with its status", () => {
  const rows = [...api.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(STATUS);
});

it("api.md has the limits the code has", () => {
  const { QUERY, PAGE, SOCKET, COMMANDS, WRONG_PASSWORDS, REGISTRATIONS, RESET_MAILS } = limits;
  const codes = limits.VERIFICATION;
  const rows = [
    `Depth of a query | ${QUERY.depth} levels`,
    `Root fields | ${QUERY.rootFields}`,
    `Mutations of a request | ${QUERY.mutations}`,
    `Aliases | ${QUERY.aliases}`,
    `Directives | ${QUERY.directives}`,
    `Tokens | ${QUERY.tokens}`,
    `Cost | ${QUERY.cost} points`,
    `Rows a page | ${PAGE.max}`,
    `Rows of a REST list | ${limits.REST_LIST_MAX}`,
    `Socket frame | ${SOCKET.maxPayload / 1024} KiB`,
    `Operations a socket | ${SOCKET.operations}`,
    `Sockets a member | ${SOCKET.perMember}`,
    `Items one \`itemUpdated\` watches | ${limits.ITEM_WATCH_MAX}`,
    `Mutations of a member (of an address, signed out) | ${COMMANDS.points} a minute`,
    `Wrong passwords | ${WRONG_PASSWORDS.perAccount} an account and ${WRONG_PASSWORDS.perAddress} an address in ${WRONG_PASSWORDS.minutes} minutes`,
    `Sign-ups of an address | ${REGISTRATIONS.perAddress} in ${REGISTRATIONS.minutes} minutes`,
    `Reset mails | ${RESET_MAILS.perAccount} an account and ${RESET_MAILS.perAddress} an address in ${RESET_MAILS.minutes} minutes`,
    `Verification codes | ${codes.perMember} a member, ${codes.perIdentifier} a mailbox or number and ${codes.perAddress} an address in ${codes.windowMinutes} minutes, ${codes.resendSeconds} seconds apart`,
  ];
  expect(rows.filter((row) => !api.includes(`| ${row} |`))).toEqual([]);
});

it("api.md names exactly the fields that answer without a token", async () => {
  const sentence = /Public without a token: (.*?)\. Everything else/.exec(api)?.[1] ?? "";
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const isPublic = rulesIn(await schema()).filter(({ who }) => who === "everyone");
  expect(new Set(named)).toEqual(new Set(isPublic.map(({ name }) => name.split(".")[1])));
});

it("operations.md has every variable the server reads", () => {
  const variables = [...textOf("api/env.ts").matchAll(/\/\*\* `([A-Z_]+)`/g)].map(
    ([, name]) => name,
  );
  const rows = [...textOf("docs/operations.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(variables.length).toBeGreaterThan(5);
  expect(new Set(rows)).toEqual(new Set(variables));
});

it("operations.md has every figure of /metrics, and no other", () => {
  const measured = ["api/core/observability/metrics.ts", "api/http/routes/metrics.ts"].flatMap(
    (file) => [...textOf(file).matchAll(/"(market_\w+)"/g)].map(([, name]) => name),
  );
  const metrics = textOf("docs/operations.md").split("## Metrics")[1]?.split("\n## ")[0] ?? "";
  const rows = [...metrics.matchAll(/`(market_\w+)/g)].map(([, name]) => name);
  expect(measured.length).toBeGreaterThan(15);
  expect(new Set(rows)).toEqual(new Set(measured));
});

it("architecture.md names every module", () => {
  const row = /^\| `api\/modules\/` \| One folder per subject: (.*) \|$/m.exec(
    textOf("docs/architecture.md"),
  )?.[1];
  const modules = readdirSync(join(ROOT, "api/modules"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(row?.split(", ")).toEqual(modules.toSorted());
});

it("choices.md explains every decision the code names as its source", () => {
  const sources = ["api", "schema", "web"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => textOf(join(folder, name))),
  );
  const named = new Set(sources.flatMap((text) => text.match(/\bC\d\d\b/g) ?? []));
  const explained = textOf("docs/choices.md");
  expect([...named].filter((number) => !explained.includes(number))).toEqual([]);
  expect(named.size).toBeGreaterThan(20);
});
