import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Read, Sample } from "../reads/read.ts";

/** A server that is measured: a process of its own that answers the same reads from the same rows. */
export interface Contender {
  name: string;
  url: string;
  /** The bytes of one request. */
  request(read: Read, sample: Sample): Buffer;
  /** Its schema has other fields: compared are those that both have. */
  isLike?: boolean;
  /** The path of the one read it is measured with. */
  only?: string;
  stop(): Promise<void>;
}

interface Start {
  args: string[];
  env: Record<string, string>;
  port: number;
  /** Answers 200 as soon as the server can work. */
  readyPath: string;
}

const READY_MS = 60_000;
const STOP_MS = 12_000;

/** Starts a server as a child process and waits until it answers. Its log is shown only when it fails to. */
export async function startServer({
  args,
  env,
  port,
  readyPath,
}: Start): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_MS;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    await end(child);
    throw new Error(`${args.at(-1)} does not start:\n${said}`);
  }
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await Promise.race([exited, pause(STOP_MS, undefined, { ref: false })]);
  child.kill("SIGKILL");
}
