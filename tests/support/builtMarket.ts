import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ADMIN_EMAIL, Market, METRICS_TOKEN } from "./market.ts";

const MAIN = fileURLToPath(new URL("../../dist/api/main.js", import.meta.url));
/** What V8 made of the product's code: without it, each start compiles all of it anew. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));
const START_PATIENCE_MS = 90_000;
/** Below the range that outgoing connections take their ports from. */
const PORTS = { first: 18_000, count: 12_000 } as const;

interface HowToRun {
  /** Another copy of the product. */
  program?: string | undefined;
  /** What begins its command line: a program that becomes the server. */
  inFront?: string[];
}

/** The built product as a process of its own. It keeps its port, so that it can be killed and come back. */
export class ServerProcess {
  readonly #variables: Record<string, string>;
  readonly #command: [program: string, ...options: string[]];
  #child: ChildProcess | undefined;
  #lines: string[] = [];
  #inboxLink: string | undefined;

  readonly url: string;

  private constructor(
    port: number,
    variables: Record<string, string>,
    { program = MAIN, inFront = [] }: HowToRun,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    const [first, ...others] = [...inFront, process.execPath, "--enable-source-maps", program];
    this.#command = [first ?? "", ...others];
    const PUBLIC_URL = variables["PUBLIC_URL"]?.replace(/:0$/, `:${port}`) ?? this.url;
    this.#variables = { ...variables, PUBLIC_URL, PORT: String(port) };
  }

  static async atFreePort(
    variables: Record<string, string>,
    how: HowToRun = {},
  ): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), variables, how);
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Starts it and waits until it is ready to answer. */
  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const [program, ...options] = this.#command;
    const child = spawn(program, options, {
      env: { ...(PATH && { PATH }), ...(HOME && { HOME }), NODE_COMPILE_CACHE, ...this.#variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on("line", (line) => {
        this.#lines.push(line);
        this.#inboxLink = /https?:\S+\/dev\/inbox\?\S+/.exec(line)?.[0] ?? this.#inboxLink;
      });
    this.#child = child;
    const abandon = () => child.kill("SIGKILL");
    process.once("exit", abandon);
    child.once("exit", () => process.off("exit", abandon));

    const deadline = Date.now() + START_PATIENCE_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(
          `The built server does not start (npm run build?).\n${this.#lines.join("\n")}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** What it has written since errors were last taken. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Its exit code once it has ended by itself; null while it runs. */
  get exitCode(): number | null {
    return this.#child?.exitCode ?? null;
  }

  /** What it printed at its last start for who wants to read the dev inbox. */
  get inboxLink(): string | undefined {
    return this.#inboxLink;
  }

  /** The errors it has logged since the last time this was asked. */
  takeErrors(): string[] {
    const errors = this.#lines.filter((line) => /^\{"level":[56]0/.test(line));
    this.#lines = [];
    return errors;
  }

  /** kill -9: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Asks it to stop; answers its exit code. At a SIGINT it leaves a proxy no time to turn away. */
  stop(signal: "SIGTERM" | "SIGINT" = "SIGTERM"): Promise<number | null> {
    return this.#end(signal);
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

/** A market whose server is the built product, as browsers meet it. */
export class BuiltMarket extends Market {
  #main: ServerProcess | undefined;
  #second: ServerProcess | undefined;
  #photos = "";
  readonly #more: Record<string, string>;

  constructor(variables: Record<string, string>) {
    super(variables);
    this.#more = variables;
  }

  override async startServer(): Promise<void> {
    // Begins with a dot, like the folder that is used when none is named.
    this.#photos ||= await mkdtemp(join(tmpdir(), ".market-day-built-"));
    this.#main ??= await ServerProcess.atFreePort(this.#settings());
    await this.#main.start();
  }

  override async stopServer(): Promise<void> {
    await this.#second?.stop("SIGINT");
    await this.#main?.stop("SIGINT");
  }

  override async close(): Promise<void> {
    await super.close();
    await rm(this.#photos, { recursive: true, force: true });
  }

  /** What the browsers talk to. */
  get main(): ServerProcess {
    if (!this.#main) throw new Error("the market is closed");
    return this.#main;
  }

  /** The second server on the same database. */
  get second(): ServerProcess {
    if (!this.#second) throw new Error("no second server was started");
    return this.#second;
  }

  /** Where people without a browser are answered: the main server, or the second one while it is down. */
  override get url(): string {
    return this.main.isRunning || !this.#second ? this.main.url : this.#second.url;
  }

  /** What the servers logged as their own fault since the last time this was asked. */
  takeErrors(): string[] {
    return [this.#main, this.#second].flatMap((server) => server?.takeErrors() ?? []);
  }

  /** Opens a second server on the same database, of another copy of the product if one is named. */
  async openSecondServer(program?: string): Promise<void> {
    await this.closeSecondServer();
    this.#second = await ServerProcess.atFreePort(this.#settings(), { program });
    await this.#second.start();
  }

  async closeSecondServer(): Promise<void> {
    await this.#second?.stop("SIGINT");
    this.#second = undefined;
  }

  #settings(): Record<string, string> {
    return {
      HOST: "127.0.0.1",
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.#photos,
      ADMIN_EMAIL,
      METRICS_TOKEN,
      RATE_LIMITS: "off",
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      ...this.#more,
    };
  }
}

/** Opens a built market for this test file; after every test its books are right and its log holds no error. */
export function aBuiltMarket(variables: Record<string, string> = {}): BuiltMarket {
  return openBuiltMarket(new BuiltMarket(variables));
}

/** The same for a built market of a kind of its own. */
export function openBuiltMarket<Kind extends BuiltMarket>(market: Kind): Kind {
  beforeAll(() => market.open());
  afterEach(() => market.audit());
  afterEach(() => expect(market.takeErrors(), "the server's log holds no error").toEqual([]));
  afterAll(() => market.close());
  return market;
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => {
      const { port: taken } = probe.address() as AddressInfo;
      probe.close(() => resolve(taken === port));
    });
  });
}
