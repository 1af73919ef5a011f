// Looks at the built market from outside with the black-box probes, where that folder stands beside the project.
// Quiet and green where it does not.

import { getIntrospectionQuery } from "graphql";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE, requirePackages, ROOT, step } from "./steps.mjs";

const SOURCE = join(ROOT, "..", "shared", "probes");
const FOLDER = join(ROOT, "node_modules", ".cache", "probes");
const PACKAGES = ["graphql@16.15.0", "graphql-http"];
const START_PATIENCE_MS = 120_000;
const LISTENING = "subscription { walletUpdated { cursor } }";

if (!existsSync(SOURCE)) process.exit(0);
requirePackages();
process.exitCode = (await main()) ? 0 : 1;

async function main() {
  if (!(await step("build for the probes", () => child(NODE, [".ci/build.mjs", "--if-stale"]))))
    return false;
  if (!(await step("install the probes", install))) return false;

  const dataDir = mkdtempSync(join(tmpdir(), "market-day-probes-"));
  const server = await startServer(dataDir);
  try {
    return await lookAt(server.base);
  } catch (problem) {
    console.log(`✗ probes: ${problem.stack}\n${server.said()}`);
    return false;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function install() {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(SOURCE, FOLDER, { recursive: true });
  // Without a package.json of its own, npm would install into the project's.
  writeFileSync(join(FOLDER, "package.json"), `{ "private": true, "type": "module" }\n`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  return child(npm, ["install", "--no-save", "--no-audit", "--no-fund", ...PACKAGES], FOLDER);
}

async function startServer(dataDir) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const program = spawn(NODE, ["--enable-source-maps", join(ROOT, "dist", "api", "main.js")], {
    cwd: dataDir,
    env: {
      PATH,
      HOME,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said = (said + text).slice(-20_000)));
  const gone = new Promise((resolve) => program.once("exit", resolve));

  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await answers(`${base}/readyz`))) {
    if (program.exitCode !== null || Date.now() > deadline) throw new Error(`no server\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    base,
    said: () => said,
    stop: async () => {
      program.kill("SIGTERM");
      await gone;
    },
  };
}

async function lookAt(base) {
  const url = `${base}/graphql`;
  const ws = url.replace("http", "ws");
  const { members } = await (await fetch(`${base}/api/demo`)).json();
  const [first, second] = await Promise.all(
    members.slice(0, 2).map((member) => signIn(url, member)),
  );
  const schema = join(FOLDER, "schema.json");
  const introspection = await ask(url, first, getIntrospectionQuery());
  writeFileSync(schema, JSON.stringify(introspection));

  const sockets = ["--ws", ws, "--origin", base];
  const fuzz = [
    "--base",
    base,
    "--url",
    url,
    "--ws",
    ws,
    "--token",
    first,
    "--admin-token",
    second,
  ];
  const probes = [
    ["1-audit-http.mjs", "--url", url],
    ["2-ws-probe.mjs", "--url", url, ...sockets, "--token", first, "--subscription", LISTENING],
    [
      "3-headers-csrf.mjs",
      "--base",
      base,
      "--url",
      url,
      "--origin",
      base,
      "--token",
      first,
      ...rest(),
      "--plain-http",
    ],
    ["5-graphql-abuse.mjs", "--url", url, "--ws", ws, "--schema", schema],
    [
      "4-fuzz.mjs",
      ...fuzz,
      "--schema",
      schema,
      "--rest",
      "rest-endpoints.json",
      "--n",
      "3000",
      "--seed",
      "1",
    ],
  ];

  let allPassed = true;
  for (const [probe, ...options] of probes) {
    const passed = await step(`probe ${probe}`, () => child(NODE, [probe, ...options], FOLDER));
    allPassed &&= passed;
  }
  return allPassed;
}

function rest() {
  return ["--rest-json", "rest-endpoints.json"];
}

async function signIn(url, { email, password }) {
  const query = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;
  const { data } = await ask(url, undefined, query, { email, password });
  return data.login.token;
}

async function ask(url, token, query, variables = {}) {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}

function answers(url) {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Runs a program to its end; answers whether it passed, and what it said. */
function child(command, options, cwd = ROOT) {
  const running = spawn(command, options, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  return new Promise((resolve, reject) => {
    running.once("error", reject);
    running.once("close", (code) => resolve({ ok: code === 0, said: said.trim() }));
  });
}

/** Below the range that outgoing connections take their ports from. */
async function freePort() {
  for (;;) {
    const port = 18_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const isFree = await new Promise((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
