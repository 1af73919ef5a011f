import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one browser share a process, and load their code once: a further page costs a third.
  "--process-per-site",
];

/** A camera and a microphone that show a test picture, allowed to every page that asks. */
export const FAKE_CAMERA = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Starts a headless Chromium: CHROMIUM_PATH, else one on PATH, else the one that comes from npm. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const refusals: string[] = [];

  for await (const executablePath of candidates()) {
    try {
      return await chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });
    } catch (problem) {
      refusals.push(`${executablePath}: ${reasonOf(problem)}`);
    }
  }
  throw new Error(
    `No Chromium starts. Install one (apt-get install chromium), or set CHROMIUM_PATH to one.\n${refusals.join("\n")}`,
  );
}

async function* candidates(): AsyncGenerator<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return yield chosen;

  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of NAMES) if (isProgram(join(folder, name))) yield join(folder, name);
  }
  const { default: fromNpm } = await import("@sparticuz/chromium");
  yield await fromNpm.executablePath();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser's own words, not the long call log around them. */
function reasonOf(problem: unknown): string {
  const lines = String(problem).split("\n");
  return (
    lines.find((line) => /error while loading|cannot open|ENOENT/.test(line)) ?? lines[0] ?? ""
  );
}
