// The api and the web, both reloading, on one address: http://localhost:PORT (4000). The api alone is on API_PORT (4001).
import { spawn } from "node:child_process";
import { NODE, requirePackages, ROOT, start } from "./steps.mjs";

requirePackages();
const { PORT = "4000", API_PORT = "4001", HOST = "127.0.0.1" } = process.env;
const PUBLIC_URL = process.env.PUBLIC_URL || `http://localhost:${PORT}`;

const api = spawn(
  NODE,
  ["--watch", "--watch-preserve-output", "--import", "@oxc-node/core/register", "api/main.ts"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      NODE_ENV: "development",
      DEV_CODES: "1",
      ...process.env,
      PORT: API_PORT,
      HOST,
      PUBLIC_URL,
    },
  },
);
const web = start("vite", "vite", ["web", "--port", PORT, "--strictPort", "--host", HOST], {
  stdio: "inherit",
  env: { ...process.env, PORT, API_PORT, HOST },
});

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  for (const child of [api, web]) child.kill("SIGTERM");
}

// Ctrl-C reaches the children by itself; a plain SIGTERM does not. Whoever ends first takes the other along.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
for (const child of [api, web]) {
  child.once("exit", (code) => {
    process.exitCode ||= ending ? 0 : (code ?? 1);
    end();
  });
}
